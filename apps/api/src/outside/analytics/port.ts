/** An event in a browser, with the ids of its user and company. */
export interface CollectedEvent {
  readonly name: string
  readonly at: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly environment: string | null
  readonly userId: string
  readonly organisationId: string | null
}

/** Collects events. It never throws and never waits. */
export interface AnalyticsPort {
  forward(events: readonly CollectedEvent[]): void
  /** Finishes the call under way; waiting events are dropped. */
  close(): Promise<void>
}
