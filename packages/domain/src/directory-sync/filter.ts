import { readComparison, readPath } from './attribute-path.ts'

export const userFilters = ['id', 'username', 'externalid', 'emails', 'active'] as const
export const groupFilters = ['id', 'displayname', 'externalid', 'members'] as const

/** One condition of a filter, by the attribute that it is about. */
export interface Condition<Attribute extends string> {
  readonly attribute: Attribute
  readonly value: string | boolean
}

/**
 * Reads a filter of comparisons joined by `and`, the part of RFC 7644 §3.4.2.2 that Entra ID and
 * Okta send; `null` for any other one, or for an attribute that is not among the known ones.
 */
export function readFilter<Attribute extends string>(
  text: string,
  known: readonly Attribute[],
): readonly Condition<Attribute>[] | null {
  const conditions = splitByAnd(text).map((part) => conditionOf(part, known))
  return conditions.every((each) => each !== null) ? conditions : null
}

function conditionOf<Attribute extends string>(
  text: string,
  known: readonly Attribute[],
): Condition<Attribute> | null {
  const comparison = readComparison(text)
  const path = comparison === null ? null : readPath(comparison.attribute)
  if (comparison === null || path === null) return null
  const attribute = known.find((each) => each === path.attribute)
  const isWhole = path.sub === null || path.sub === 'value'
  return attribute === undefined || !isWhole ? null : { attribute, value: comparison.value }
}

/** Splits at the words `and` that stand outside quotes and brackets. */
function splitByAnd(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|\s+and\s+|[\s\S]/gi)) {
    if (token === '[') depth += 1
    if (token === ']') depth -= 1
    if (depth === 0 && /^\s+and\s+$/i.test(token)) {
      parts.push(part)
      part = ''
    } else {
      part += token
    }
  }
  return [...parts, part]
}
