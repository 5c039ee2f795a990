/** Something that happened in a browser, with the ids of whom it happened to. */
export interface CollectedEvent {
  readonly name: string
  readonly at: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly userId: string
  readonly organisationId: string | null
}

/** Hands events over to whoever counts them. It never throws and never makes anybody wait. */
export interface AnalyticsPort {
  forward(events: readonly CollectedEvent[]): void
  /** Lets what is under way end; what still waits is dropped. */
  close(): Promise<void>
}
