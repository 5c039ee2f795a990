import type { Refusal } from '../kernel/issue.ts'

/** What the profile of somebody says who is to sign. */
export interface Signatory {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

/** Letters of any script, spaces, apostrophes and hyphens, with a letter among them (CTR-15). */
const nameShape = /^[\p{L}\p{M} '’-]*\p{L}[\p{L}\p{M} '’-]*$/u

/** The parts of a profile that keep somebody from signing (CTR-15); none where they may sign. */
export function missingToSign({
  firstName,
  lastName,
  phone,
}: Signatory): readonly ('firstName' | 'lastName' | 'phone')[] {
  return [
    ...(nameShape.test(firstName) ? [] : (['firstName'] as const)),
    ...(nameShape.test(lastName) ? [] : (['lastName'] as const)),
    ...(phone === null || phone.trim() === '' ? (['phone'] as const) : []),
  ]
}

/** Why somebody cannot sign with their profile as it is; `null` where they can. */
export function signatoryRefusal(signatory: Signatory): Refusal | null {
  const missing = missingToSign(signatory)
  return missing.length === 0
    ? null
    : { key: 'errors.contract.profile_incomplete', params: { missing: missing.join(' ') } }
}
