import { signUpPassword } from '@renfort/domain/organisation/sign-up.ts'
import { z } from 'zod'
import type { PasswordRequirement } from '../../../ui/password-field.tsx'
import { useAccountWords } from '../words.ts'

/** A password as it is chosen at sign-up or reset: each shortcoming has its own message (AUTH-26). */
export const newPassword = z.string().check((context) => {
  const add = (message: string, params: Record<string, number> = {}) =>
    context.issues.push({ code: 'custom', input: context.value, message, params })
  const { minLength, special } = signUpPassword
  if (context.value.length < minLength) add('errors.field.password_too_short', { min: minLength })
  else if (!special.test(context.value)) add('errors.field.password_special')
})

/** The requirements of a new password, checked while it is typed. */
export function useRequirements(): (password: string) => readonly PasswordRequirement[] {
  const t = useAccountWords()
  return (password) => [
    { label: t(($) => $.requirements.length), isMet: password.length >= signUpPassword.minLength },
    { label: t(($) => $.requirements.special), isMet: signUpPassword.special.test(password) },
  ]
}
