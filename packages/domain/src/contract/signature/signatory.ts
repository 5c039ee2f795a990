import { type Issue, issue, type Refusal } from '../../kernel/issue.ts'
import { typedNameIssues } from '../../kernel/person-name.ts'

/** The profile of a person who is to sign. */
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
 * The problems of a profile that prevent a signature (CTR-15). An empty last name means that the
 * person declared to have only one name.
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

/** Why a person cannot sign with their current profile; `null` where they can. */
export function signatoryRefusal(signatory: Signatory): Refusal | null {
  const missing = signatoryIssues(signatory).map(({ field }) => field)
  return missing.length === 0
    ? null
    : { key: 'errors.contract.profile_incomplete', params: { missing: missing.join(' ') } }
}
