import { readInput } from '@renfort/contract/kernel/issues.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Issue, Refusal } from '@renfort/domain/kernel/issue.ts'
import type { z } from 'zod'

/** A failure reported to the caller by its key, in the error envelope. */
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

/** The answer for an id that is unknown, or belongs to another company. */
export function notFound(): RefusalError {
  return new RefusalError('errors.not_found')
}

/**
 * A refusal with the problems of the input, each shown at its field. A single problem becomes the
 * refusal itself, with the values of its sentence, so that it can be shown anywhere (ERR-04).
 */
export function invalidInput(issues: readonly Issue[]): RefusalError {
  const [first, second] = issues
  return first === undefined || second !== undefined
    ? new RefusalError('errors.input.invalid', { issues })
    : new RefusalError(first.key, { ...first.params, issues })
}

/** Reads an input with a schema; throws all its problems. */
export function validInput<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const reading = readInput(schema, value)
  if (!reading.success) throw invalidInput(reading.issues)
  return reading.data
}

/** Throws the refusal of a rule of the domain, if there is one. */
export function throwRefusal(refusal: Refusal | null): void {
  if (refusal !== null) throw new RefusalError(refusal.key, refusal.params)
}
