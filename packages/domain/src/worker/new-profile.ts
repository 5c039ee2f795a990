import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'

/** A person whom a company brings to a payroll mission (WORK-05). */
export interface NewProfile {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email?: string | null
}

/** WORK-06: names and phone are required, an e-mail address must look like one; the phone itself is checked with its country elsewhere. */
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
