import { type Issue, issue } from '../kernel/issue.ts'
import { personNameIssues } from '../kernel/person-name.ts'
import { product } from '../kernel/product.ts'

/** Company sizes offered at sign-up (AUTH-30). */
export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+'] as const

/** Needs offered at sign-up (AUTH-31); the last one carries the wire slug of the product. */
export const signUpNeeds = [
  'less-than-7-days',
  'more-than-7-days',
  `learn-about-${product.slug}`,
] as const

/** Bounds at sign-up, activation and reset (C-01); the API only ever sees a hash. */
export const signUpPassword = { minLength: 8, special: /[^\p{L}\p{N}\s]/u } as const

/** First and last name, cut at the first space; `null` without a space (AUTH-24). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } | null {
  const trimmed = fullName.trim()
  const space = trimmed.search(/\s/)
  if (space < 1) return null
  return { firstName: trimmed.slice(0, space), lastName: trimmed.slice(space + 1).trim() }
}

/** Why no account can be made in a full name (AUTH-24, CTR-15). */
export function fullNameIssues(fullName: string): Issue[] {
  if (fullName.trim() === '') return [issue([], 'errors.field.required')]
  const name = splitFullName(fullName)
  if (name === null) return [issue([], 'errors.field.name_needs_space')]
  return [...personNameIssues(name.firstName), ...personNameIssues(name.lastName)].slice(0, 1)
}

/** How new users prove who they are: by a password, or by Google. */
export interface SignUpCredentials {
  readonly googleLogin?: boolean | undefined
  readonly googleToken?: string | undefined
  readonly password?: string | undefined
}

/** Refuses both, and neither (AUTH-27). */
export function validateSignUpCredentials(credentials: SignUpCredentials): Issue[] {
  const [needed, unexpected] =
    credentials.googleLogin === true
      ? (['googleToken', 'password'] as const)
      : (['password', 'googleToken'] as const)
  return [
    ...(credentials[needed] === undefined ? [issue([needed], 'errors.field.required')] : []),
    ...(credentials[unexpected] === undefined ? [] : [issue([unexpected], 'errors.input.invalid')]),
  ]
}
