import { type Issue, issue } from '../kernel/issue.ts'

/**
 * Whether a text is a phone of a profile: 6 to 15 digits or spaces, with or without « + » (PROF-02,
 * C-18).
 */
export function isProfilePhone(text: string): boolean {
  return /^\+?[\d ]{6,15}$/.test(text)
}

export interface ProfileChange {
  readonly firstName?: unknown
  readonly lastName?: unknown
  readonly hasOneName?: unknown
  readonly email?: unknown
  readonly phone?: unknown
  readonly oldPassword?: unknown
  readonly password?: unknown
  readonly currentPassword?: unknown
}

/**
 * Refuses an empty change, and a new password without the old one (PROF-05). The current password
 * or `hasOneName` alone change nothing.
 */
export function validateProfileChange(change: ProfileChange): Issue[] {
  const { oldPassword, password, currentPassword: _current, hasOneName: _one, ...fields } = change
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
