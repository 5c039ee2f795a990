import { type Issue, issue } from '../kernel/issue.ts'

/** What only the provider decides of a customer. A part that is left out stays as it is. */
export interface ProviderTerms {
  readonly blocked?: boolean | undefined
  readonly coefficients?: unknown
  readonly attendanceConfigType?: unknown
  readonly parentId?: string | null | undefined
}

const ofCompanies = ['blocked', 'coefficients', 'attendanceConfigType'] as const

/**
 * A group has no mission to price or to clock, nobody acts in it alone, and no group is above it
 * (N-29).
 */
export function providerTermsIssues(isGroup: boolean, terms: ProviderTerms): Issue[] {
  if (!isGroup) return []
  const named = ofCompanies.filter((part) => terms[part] !== undefined)
  return [...named, ...(terms.parentId ? (['parentId'] as const) : [])].map((part) =>
    issue([part], 'errors.field.unknown_choice'),
  )
}

export interface NewCustomer {
  readonly isParent: boolean
  readonly parentId: string | null
  readonly administrator: unknown
}

/** Without a group whose members reach it, a customer needs somebody who can enter it. */
export function newCustomerIssues({ isParent, parentId, administrator }: NewCustomer): Issue[] {
  const isUnreachable = parentId === null && administrator === null
  return [
    ...(isParent && parentId !== null ? [issue(['parentId'], 'errors.field.unknown_choice')] : []),
    ...(isUnreachable ? [issue(['administrator'], 'errors.field.required')] : []),
  ]
}
