import { type Issue, issue } from '../kernel/issue.ts'
import { type PersonName, personNameIssues } from '../kernel/person-name.ts'
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

/** A name as it is typed in one field; `hasOneName` says that it has no last name. */
export interface TypedFullName {
  readonly fullName: string
  readonly hasOneName?: boolean | undefined
}

/**
 * First and last name, cut at the first space; `null` without a space (AUTH-24). The name of somebody who
 * has one only stays whole, beside an empty last name.
 */
export function splitFullName({ fullName, hasOneName }: TypedFullName): PersonName | null {
  const trimmed = fullName.trim()
  if (hasOneName === true) return { firstName: trimmed, lastName: '' }
  const space = trimmed.search(/\s/)
  if (space < 1) return null
  return { firstName: trimmed.slice(0, space), lastName: trimmed.slice(space + 1).trim() }
}

/** Why no account can be made in a full name (AUTH-24, CTR-15). */
export function fullNameIssues(typed: TypedFullName): Issue[] {
  const path = ['fullName']
  if (typed.fullName.trim() === '') return [issue(path, 'errors.field.required')]
  const name = splitFullName(typed)
  if (name === null) return [issue(path, 'errors.field.name_needs_space')]
  const names = typed.hasOneName === true ? [name.firstName] : [name.firstName, name.lastName]
  return names.flatMap((each) => personNameIssues(each, path)).slice(0, 1)
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
