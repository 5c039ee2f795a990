import { type Issue, issue } from './issue.ts'

/** Characters of a first or last name. */
export const longestPersonName = 100

/** Letters of any script, with their marks and joiners, spaces, apostrophes and hyphens. */
const foreignSign = /[^\p{L}\p{M}\p{Zs}\u{200C}-\u{200D}'’\-‐‑]/u
const letter = /\p{L}/u

/**
 * Why a first or last name can stand on no contract (CTR-15): the first sign that is none of a name,
 * or no letter at all. Whatever takes the name of a person asks it, so that nobody learns of it only
 * when they are to sign. `path` is that of the field.
 */
export function personNameIssues(name: string, path: Issue['path'] = []): Issue[] {
  if (name.trim() === '') return [issue(path, 'errors.field.required')]
  const [sign] = foreignSign.exec(name) ?? []
  if (sign !== undefined) return [issue(path, 'errors.field.person_name_sign', { sign })]
  return letter.test(name) ? [] : [issue(path, 'errors.field.person_name_letter')]
}
