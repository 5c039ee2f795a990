import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import type { z } from 'zod'

/** Whether a message is an error key: Zod's own messages never look like one. */
function isErrorKey(text: string): text is ErrorKey {
  return text.startsWith('errors.')
}

export type Reading<Output> =
  | { readonly success: true; readonly data: Output }
  | { readonly success: false; readonly issues: readonly Issue[] }

/**
 * Reads an input with a schema: its data, or every problem with its key. Both the API and the forms
 * use it, so the same input gets the same errors.
 */
export function readInput<Output>(schema: z.ZodType<Output>, value: unknown): Reading<Output> {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success
    ? { success: true, data: result.data }
    : { success: false, issues: result.error.issues.map(toIssue) }
}

function toIssue(found: z.core.$ZodIssue): Issue {
  const params = paramsOf(found)
  return {
    path: found.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    key: keyOf(found),
    ...(Object.keys(params).length === 0 ? {} : { params }),
  }
}

/** The key that the schema gives; otherwise a key for the kind of problem. */
function keyOf(found: z.core.$ZodIssue): ErrorKey {
  if (isErrorKey(found.message)) return found.message
  if (isNothing(found.input)) return 'errors.field.required'
  switch (found.code) {
    case 'too_small':
      return found.origin === 'string' ? 'errors.field.too_short' : 'errors.field.too_small'
    case 'too_big':
      return isNumber(found.origin) ? 'errors.field.too_big' : 'errors.field.too_long'
    case 'invalid_value':
      return 'errors.field.unknown_choice'
    default:
      return 'errors.field.format'
  }
}

function isNothing(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function isNumber(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint' || origin === 'date'
}

/** The values for the sentence of a key: the exceeded bound, or those of a rule. */
function paramsOf(found: z.core.$ZodIssue): NonNullable<Issue['params']> {
  if (found.code === 'too_small') return { min: Number(found.minimum) }
  if (found.code === 'too_big') return { max: Number(found.maximum) }
  if (found.code !== 'custom') return {}
  return Object.fromEntries(Object.entries(found.params ?? {}).filter(isScalar))
}

function isScalar(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number'
}
