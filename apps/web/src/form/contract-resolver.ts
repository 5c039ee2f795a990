import { readInput } from '@renfort/contract/kernel/issues.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { get, set } from 'react-hook-form'
import type { z } from 'zod'
import { encodeIssue } from './issue-message.ts'

/** The first issue of each field, at the place where react-hook-form looks for it. */
function errorsOf<Values extends FieldValues>(issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const { path, key, params } of issues) {
    const place = path.join('.') || 'root'
    if (get(errors, place) !== undefined) continue
    set(errors, place, { type: key, message: encodeIssue(key, params) })
  }
  return errors
}

/**
 * Connects a schema of the contract to react-hook-form. The resolver of the library keeps the sentence of an issue
 * and loses its values, which keyed messages need.
 */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const reading = readInput(schema, values)
    return reading.success
      ? { values: reading.data, errors: {} }
      : { values: {}, errors: errorsOf(reading.issues) }
  }
}
