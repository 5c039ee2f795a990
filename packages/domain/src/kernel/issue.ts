import type { ErrorKey } from '../errors.ts'

/** One problem found in some input: where it is, which key names it, and the values its sentence needs. */
export interface Issue {
  readonly path: readonly (string | number)[]
  readonly key: ErrorKey
  readonly params?: Readonly<Record<string, string | number>>
}

/** The first obstacle to a transition or command; `null` where there is none. */
export interface Refusal {
  readonly key: ErrorKey
  readonly params?: Readonly<Record<string, unknown>>
}

export function issue(
  path: Issue['path'],
  key: ErrorKey,
  params?: Record<string, string | number>,
): Issue {
  return params === undefined ? { path, key } : { path, key, params }
}
