import { errorKeys, type ErrorKey } from '@renfort/domain/errors.ts'
import type { z } from 'zod'
import type { WireIssue } from './errors.ts'

const known: ReadonlySet<string> = new Set(errorKeys)

export function isErrorKey(text: string): text is ErrorKey {
  return known.has(text)
}

/** Zod's issues as the product's: a key where the schema names one, else the key of the Zod code. */
export function toWireIssues(error: z.ZodError): WireIssue[] {
  return error.issues.map((found) => ({
    path: found.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    key: keyOf(found),
    ...paramsOf(found),
  }))
}

export function keyOf(found: z.core.$ZodIssue): ErrorKey {
  if (isErrorKey(found.message)) return found.message
  switch (found.code) {
    case 'invalid_type':
      return isMissing(found) ? 'errors.field.required' : 'errors.field.format'
    case 'too_small':
      return 'errors.field.too_small'
    case 'too_big':
      return 'errors.field.too_big'
    case 'invalid_value':
      return 'errors.field.unknown_choice'
    default:
      return 'errors.field.format'
  }
}

/** Zod leaves the input out of its issues: only its sentence says that there was none. */
function isMissing(found: z.core.$ZodIssue): boolean {
  return found.message.endsWith('received undefined')
}

function paramsOf(found: z.core.$ZodIssue): { params?: Record<string, string | number> } {
  if (found.code === 'too_small') return { params: { min: Number(found.minimum) } }
  if (found.code === 'too_big') return { params: { max: Number(found.maximum) } }
  if (found.code !== 'custom' || found.params === undefined) return {}
  const params = Object.entries(found.params).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return params.length === 0 ? {} : { params: Object.fromEntries(params) }
}
