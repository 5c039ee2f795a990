import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'

/** A Sider whom a company adds for a payroll mission (WORK-05). */
export interface NewProfile {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email?: string | null
}

/** Every problem of a new profile (WORK-06). The contract checks the phone with its country. */
export function validateNewProfile(profile: NewProfile): Issue[] {
  const required = (['firstName', 'lastName', 'phoneNumber'] as const)
    .filter((field) => profile[field].trim() === '')
    .map((field) => issue([field], 'errors.field.required'))
  const email = profile.email?.trim() ?? ''
  if (email === '' || isEmail(email)) return required
  return [...required, issue(['email'], 'errors.field.email')]
}

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text)
}
