/** What an attribute path names, in lower case, because SCIM does not tell cases apart there. */
export interface AttributePath {
  readonly attribute: string
  /** The condition in brackets: `emails[type eq "work"]`. */
  readonly condition: Comparison | null
  readonly sub: string | null
}

/** The one comparison that Entra ID and Okta send. */
export interface Comparison {
  readonly attribute: string
  readonly value: string | boolean
}

const path =
  /^(?:urn:[\w.:-]+:)?(?<attribute>[a-z$][\w$-]*)(?:\[(?<condition>.+)\])?(?:\.(?<sub>[a-z$][\w$-]*))?$/i
const comparison = /^\s*(?<attribute>\S.*?)\s+eq\s+(?<value>"(?:[^"\\]|\\.)*"|true|false)\s*$/i

/** Reads the path of a patch or of a filter (RFC 7644 §3.5.2); `null` for any other text. */
export function readPath(text: string): AttributePath | null {
  const groups = path.exec(text.trim())?.groups
  if (groups === undefined) return null
  const { attribute = '', condition: conditionText, sub } = groups
  const condition = conditionText === undefined ? null : readComparison(conditionText)
  if (conditionText !== undefined && condition === null) return null
  return { attribute: attribute.toLowerCase(), condition, sub: sub?.toLowerCase() ?? null }
}

/** Reads `attribute eq "value"`; `null` for any other text. */
export function readComparison(text: string): Comparison | null {
  const { attribute, value } = comparison.exec(text)?.groups ?? {}
  if (attribute === undefined || value === undefined) return null
  const read = literal(value)
  return read === null ? null : { attribute: attribute.toLowerCase(), value: read }
}

function literal(text: string): string | boolean | null {
  const lower = text.toLowerCase()
  if (lower === 'true' || lower === 'false') return lower === 'true'
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}
