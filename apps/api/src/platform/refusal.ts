import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Issue, Refusal } from '@renfort/domain/kernel/issue.ts'

/** A failure that the caller may know of: it becomes the error envelope of its key. */
export class RefusalError extends Error {
  readonly key: ErrorKey
  readonly metadata: Readonly<Record<string, unknown>> | undefined

  constructor(key: ErrorKey, metadata?: Readonly<Record<string, unknown>>) {
    super(key)
    this.key = key
    this.metadata = metadata
  }
}

export function refuse(key: ErrorKey, metadata?: Readonly<Record<string, unknown>>): RefusalError {
  return new RefusalError(key, metadata)
}

/** Foreign and unknown ids answer the same. */
export function notFound(): RefusalError {
  return new RefusalError('errors.not_found')
}

/** Several problems of the input, each to show at its field. */
export function invalidInput(issues: readonly Issue[]): RefusalError {
  return new RefusalError(
    issues.length === 1 && issues[0] ? issues[0].key : 'errors.input.invalid',
    { issues },
  )
}

/** Throws what a rule of the domain refused. */
export function throwRefusal(refusal: Refusal | null): void {
  if (refusal !== null) throw new RefusalError(refusal.key, refusal.params)
}
