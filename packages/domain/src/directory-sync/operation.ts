import type { Refusal } from '../kernel/issue.ts'
import { type AttributePath, readPath } from './attribute-path.ts'

/** One operation of a patch as it was sent. */
export interface SentOperation {
  readonly op: string
  readonly path?: string | null | undefined
  readonly value?: unknown
}

export type Verb = 'add' | 'replace' | 'remove'
const verbs: readonly Verb[] = ['add', 'replace', 'remove']

/** One change of one attribute. */
export interface Step {
  readonly verb: Verb
  readonly path: AttributePath
  readonly value: unknown
}

type Read = { readonly steps: readonly Step[] } | { readonly refusal: Refusal }

/**
 * Reads the operations of a patch as changes of single attributes (RFC 7644 §3.5.2). Entra ID
 * writes `Replace` with a capital; Okta leaves the path out and sends an object.
 */
export function readOperations(operations: readonly SentOperation[]): Read {
  const steps: Step[] = []
  for (const operation of operations) {
    const read = stepsOf(operation)
    if ('refusal' in read) return read
    steps.push(...read.steps)
  }
  return { steps }
}

function stepsOf({ op, path: text, value }: SentOperation): Read {
  const verb = verbs.find((each) => each === op.toLowerCase())
  if (verb === undefined) return { refusal: { key: 'errors.directory.operation' } }
  if (typeof text === 'string' && text !== '') {
    const path = readPath(text)
    if (path === null) return { refusal: { key: 'errors.directory.path' } }
    return { steps: [{ verb, path, value }] }
  }
  if (verb === 'remove') return { refusal: { key: 'errors.directory.no_target' } }
  if (!isObject(value)) return { refusal: { key: 'errors.directory.value' } }
  const steps: Step[] = []
  for (const [name, part] of Object.entries(value)) {
    const path = readPath(name)
    // An extension of the schema is an object under its URN: nothing of it is kept.
    if (path !== null) steps.push({ verb, path, value: part })
  }
  return { steps }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text, without spaces around it; `null` for an empty one, `undefined` for what is no text. */
export function textOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' ? null : text
}

/** A boolean, which Entra ID also writes as the text `False`. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (text === 'true') return true
  return text === 'false' ? false : undefined
}
