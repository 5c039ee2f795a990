import { type Issue, issue } from './issue.ts'

/** Characters of a first or last name. */
export const longestPersonName = 100

/** Letters of any script, with their marks and joiners, spaces, apostrophes and hyphens. */
const foreignSign = /[^\p{L}\p{M}\p{Zs}\u{200C}-\u{200D}'’\-‐‑]/u
const letter = /\p{L}/u
/** What people write in a field that they must fill and have nothing for. */
const placeholder = /^[\p{Zs}\p{Pd}\p{Po}_]+$/u

/** The names of a person; somebody who has one name only has an empty last name. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** The names as they are typed or sent; `hasOneName` says that the empty last name is meant. */
export interface TypedPersonName {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly hasOneName?: boolean | undefined
}

/** First and last name, or the one name that there is; its twin in SQL is `full_name`. */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim()
}

/** The name that lists are sorted by: the last name, or the one name that there is. */
export function listedName({ firstName, lastName }: PersonName): string {
  return lastName.trim() === '' ? firstName : lastName
}

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

/**
 * The same for both names of somebody who may have one only (WORK-06): `hasOneName` is said expressly,
 * beside an empty last name, so that nobody has to write « - ». A name that is not given is not judged.
 */
export function typedNameIssues({ firstName, lastName, hasOneName }: TypedPersonName): Issue[] {
  const issuesOf = (name: string, field: keyof PersonName) =>
    placeholder.test(name.trim())
      ? [issue([field], 'errors.field.person_name_placeholder')]
      : personNameIssues(name, [field])
  const ofFirst = firstName === undefined ? [] : issuesOf(firstName, 'firstName')
  if (hasOneName !== true) {
    return lastName === undefined ? ofFirst : [...ofFirst, ...issuesOf(lastName, 'lastName')]
  }
  if (lastName?.trim() === '') return ofFirst
  return [...ofFirst, issue(['lastName'], 'errors.field.person_name_not_single')]
}
