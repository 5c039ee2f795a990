import { signUpPassword } from '@renfort/domain/organisation/sign-up.ts'
import type { PasswordRequirement } from '../../ui/password-field.tsx'
import { useAccountWords } from './words.ts'

/** The requirements of a new password, checked while it is typed. */
export function useRequirements(): (password: string) => readonly PasswordRequirement[] {
  const t = useAccountWords()
  return (password) => [
    { label: t(($) => $.requirements.length), isMet: password.length >= signUpPassword.minLength },
    { label: t(($) => $.requirements.special), isMet: signUpPassword.special.test(password) },
  ]
}
