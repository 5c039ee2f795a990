/** Something that goes wrong and comes right again. */
export interface Fault {
  readonly kind: string
  /** How often it is drawn, beside the others. */
  readonly share: number
  begin(): Promise<void>
  /** How long it lasts before it is undone, in milliseconds. */
  readonly lasts: number
  end(): Promise<void>
  /** Whether the health must tell of it while it lasts. */
  readonly isTold: boolean
}
