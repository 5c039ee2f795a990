import { signUpPassword } from '@renfort/domain/organisation/sign-up.ts'
import { z } from 'zod'

/** A password as it is chosen at sign-up or reset: each shortcoming has its own message (AUTH-26). */
export const newPassword = z.string().check((context) => {
  const add = (message: string, params: Record<string, number> = {}) =>
    context.issues.push({ code: 'custom', input: context.value, message, params })
  const { minLength, special } = signUpPassword
  if (context.value.length < minLength) add('errors.field.password_too_short', { min: minLength })
  else if (!special.test(context.value)) add('errors.field.password_special')
})
