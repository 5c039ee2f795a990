import { type Issue, issue } from '../kernel/issue.ts'

/** Longest first or last name of a user. */
export const longestName = 100

/** A phone of a profile: 6 to 15 digits or spaces, after a « + » or not (PROF-02, C-18). */
export function isProfilePhone(text: string): boolean {
  return /^\+?[\d ]{6,15}$/.test(text)
}

/** What a change of a profile carries; a field that is left out stays as it is. */
export interface ProfileChange {
  readonly firstName?: unknown
  readonly lastName?: unknown
  readonly email?: unknown
  readonly phone?: unknown
  readonly oldPassword?: unknown
  readonly password?: unknown
}

/** A change changes something, and a password only together with the one it replaces (PROF-05). */
export function validateProfileChange(change: ProfileChange): Issue[] {
  const { oldPassword, password, ...fields } = change
  if (password !== undefined && oldPassword === undefined) {
    return [issue(['oldPassword'], 'errors.field.required')]
  }
  if (oldPassword !== undefined && password === undefined) {
    return [issue(['password'], 'errors.field.required')]
  }
  const isEmpty =
    password === undefined && Object.values(fields).every((field) => field === undefined)
  return isEmpty ? [issue([], 'errors.input.invalid')] : []
}
