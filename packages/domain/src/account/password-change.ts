import { type Issue, issue, type Refusal } from '../kernel/issue.ts'
import { signUpPassword } from '../organisation/sign-up.ts'

/** Bounds of a password chosen in the profile: one character more than at sign-up (C-01, PROF-06). */
export const changedPassword = {
  minLength: 9,
  special: signUpPassword.special,
  whitespace: /\s/u,
} as const

/** A change of password as it is typed; it never leaves the browser in this form. */
export interface PasswordChange {
  readonly oldPassword: string
  readonly password: string
  readonly confirmation: string
}

/** Every problem of a change of password, each at its field (PROF-05 to PROF-07). */
export function validatePasswordChange(change: PasswordChange): Issue[] {
  const { oldPassword, password, confirmation } = change
  return [
    ...(oldPassword === '' ? [issue(['oldPassword'], 'errors.field.required')] : []),
    ...shortcomings(password),
    ...(confirmation === password
      ? []
      : [issue(['confirmation'], 'errors.field.passwords_differ')]),
  ]
}

function shortcomings(password: string): Issue[] {
  const { minLength, special, whitespace } = changedPassword
  const path = ['password']
  if (password.length < minLength) {
    return [issue(path, 'errors.field.password_too_short', { min: minLength })]
  }
  if (!special.test(password)) return [issue(path, 'errors.field.password_special')]
  return whitespace.test(password) ? [issue(path, 'errors.field.password_whitespace')] : []
}

/** Refuses a change of password to an account that signs in with Google (PROF-09). */
export function passwordChangeRefusal(account: { readonly googleLogin: boolean }): Refusal | null {
  return account.googleLogin ? { key: 'errors.user.password_change_forbidden' } : null
}
