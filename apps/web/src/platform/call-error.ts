/** A call that failed: refused by the API, unreachable (reported as 500, API-07) or of a wrong shape. */
export class CallError extends Error {
  readonly status: number
  readonly key: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly requestId: string | null

  constructor(
    status: number,
    key: string | null,
    metadata: Readonly<Record<string, unknown>> = {},
    requestId: string | null = null,
  ) {
    super(key ?? `status ${status}`)
    this.status = status
    this.key = key
    this.metadata = metadata
    this.requestId = requestId
  }
}
