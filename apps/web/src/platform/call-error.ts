interface Failure {
  readonly status: number
  readonly key: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  /** The id of the call in the server's log; `null` without an answer. */
  readonly requestId?: string | null | undefined
  /** Path of the operation, as the contract writes it. */
  readonly path?: string | undefined
  /** Further facts for the support; never typed or received values. */
  readonly detail?: string | undefined
  /** Whether the session, or the user acted for, has changed since the call was sent. */
  readonly isOutdated?: boolean | undefined
}

/** A call that failed: refused by the API, unreachable (reported as 500, API-07) or of a wrong shape. */
export class CallError extends Error {
  readonly status: number
  readonly key: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly requestId: string | null
  readonly path: string
  readonly detail: string
  readonly isOutdated: boolean

  constructor({ status, key, metadata, requestId, path, detail, isOutdated }: Failure) {
    super(key ?? `status ${status}`)
    this.status = status
    this.key = key
    this.metadata = metadata ?? {}
    this.requestId = requestId ?? null
    this.path = path ?? ''
    this.detail = detail ?? ''
    this.isOutdated = isOutdated ?? false
  }

  /** Whether there was no answer. */
  get isUnreachable(): boolean {
    return this.key === 'errors.network'
  }
}

/** A reference of a call or a failure in the server's log; short enough to be read aloud. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `w-${Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')}`
}
