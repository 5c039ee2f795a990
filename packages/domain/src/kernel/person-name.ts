import { type Issue, issue } from './issue.ts'

/** Characters of a first or last name. */
export const longestPersonName = 100

/** Letters of any script, with their marks and joiners, spaces, apostrophes and hyphens. */
const foreignSign = /[^\p{L}\p{M}\p{Zs}\u{200C}-\u{200D}'’\-‐‑]/u
const letter = /\p{L}/u
/**
 * What people type into a required field when they have nothing to say there: spaces, dashes,
 * punctuation.
 */
const placeholder = /^[\p{Zs}\p{Pd}\p{Po}_]+$/u

/** The names of a person; a person who has only one name has an empty last name. */
export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/**
 * The names as they are typed or sent; `hasOneName` says that the last name is empty on purpose.
 */
export interface TypedPersonName {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly hasOneName?: boolean | undefined
}

const foreignSigns = new RegExp(foreignSign, 'gu')

/** A name that another program sent, without the signs that no name has; empty when nothing is left. */
export function plainName(text: string): string {
  const plain = text
    .replaceAll(foreignSigns, ' ')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
  return letter.test(plain) ? [...plain].slice(0, longestPersonName).join('').trim() : ''
}

/** First and last name, or the only name; the SQL function `full_name` does the same. */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim()
}

/** The name that lists are sorted by: the last name, or the only name. */
export function listedName({ firstName, lastName }: PersonName): string {
  return lastName.trim() === '' ? firstName : lastName
}

/**
 * Why a contract cannot print a first or last name (CTR-15): its first character that no name has,
 * or no letter at all. Every form that takes a person's name checks it, so that the problem shows
 * before a contract is to be signed. `path` is the path of the field.
 */
export function personNameIssues(name: string, path: Issue['path'] = []): Issue[] {
  if (name.trim() === '') return [issue(path, 'errors.field.required')]
  const [sign] = foreignSign.exec(name) ?? []
  if (sign !== undefined) return [issue(path, 'errors.field.person_name_sign', { sign })]
  return letter.test(name) ? [] : [issue(path, 'errors.field.person_name_letter')]
}

/**
 * The same check for both names of a person who may have only one (WORK-06): `hasOneName` declares
 * that the last name is empty, so that nobody has to type « - ». A name that is absent is not
 * checked.
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
