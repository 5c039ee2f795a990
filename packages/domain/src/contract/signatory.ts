import { type Issue, issue, type Refusal } from '../kernel/issue.ts'
import { typedNameIssues } from '../kernel/person-name.ts'

/** What the profile of somebody says who is to sign. */
export interface Signatory {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

/** A problem of one field of a profile. */
export interface SignatoryIssue extends Issue {
  readonly field: keyof Signatory
}

/**
 * What in a profile keeps somebody from signing, and why (CTR-15); none where they may sign. An empty
 * last name is that of somebody who said that they have one name only.
 */
export function signatoryIssues({ firstName, lastName, phone }: Signatory): SignatoryIssue[] {
  const names = typedNameIssues({ firstName, lastName, hasOneName: lastName.trim() === '' })
  const noPhone = phone === null || phone.trim() === ''
  return [
    ...names.map(({ path, ...found }) =>
      of(path[0] === 'lastName' ? 'lastName' : 'firstName', found),
    ),
    ...(noPhone ? [of('phone', issue([], 'errors.field.required'))] : []),
  ]
}

function of(field: keyof Signatory, found: Omit<Issue, 'path'>): SignatoryIssue {
  return { ...found, path: [field], field }
}

/** Why somebody cannot sign with their profile as it is; `null` where they can. */
export function signatoryRefusal(signatory: Signatory): Refusal | null {
  const missing = signatoryIssues(signatory).map(({ field }) => field)
  return missing.length === 0
    ? null
    : { key: 'errors.contract.profile_incomplete', params: { missing: missing.join(' ') } }
}
