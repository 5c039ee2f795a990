import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { get, set } from 'react-hook-form'
import type { z } from 'zod'
import type { IssueParams } from './issue-message.ts'
import { encodeIssue } from './issue-message.ts'

function isScalar(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number'
}

/** The values a sentence may need: those of a rule of the domain, or the bound that was passed. */
function paramsOf(issue: z.core.$ZodIssue): IssueParams {
  if (issue.code === 'custom')
    return Object.fromEntries(Object.entries(issue.params ?? {}).filter(isScalar))
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  return {}
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A schema that names no key for a problem still speaks of fields, not in a library's English. */
function keyOf(issue: z.core.$ZodIssue, value: unknown): ErrorKey {
  if (issue.message.startsWith('errors.')) return issue.message as ErrorKey
  return isMissing(value) ? 'errors.field.required' : 'errors.field.format'
}

function errorsOf<Values extends FieldValues>(issues: readonly z.core.$ZodIssue[], values: Values) {
  const errors: FieldErrors<Values> = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.') || 'root'
    if (get(errors, path) !== undefined) continue
    const key = keyOf(issue, get(values, path))
    set(errors, path, { type: issue.code, message: encodeIssue(key, paramsOf(issue)) })
  }
  return errors
}

/**
 * The bridge from a schema of the contract to react-hook-form. The resolver of the library would
 * keep the sentence of an issue and lose its values, which our keyed messages need.
 */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data, errors: {} }
    return { values: {}, errors: errorsOf(result.error.issues, values) }
  }
}
