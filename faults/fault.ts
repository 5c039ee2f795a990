/** A fault that can be made and undone. */
export interface Fault {
  readonly kind: string
  /** Its weight in the random choice. */
  readonly share: number
  begin(): Promise<void>
  /** How long it lasts before it is undone, in milliseconds. */
  readonly lasts: number
  end(): Promise<void>
  /** Whether the health check must report it while it lasts. */
  readonly isTold: boolean
}
