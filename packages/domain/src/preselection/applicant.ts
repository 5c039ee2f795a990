/** What was decided on an applicant (PRE-02). */
export const applicantStatuses = ['sent', 'approved', 'refused'] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]

/** Characters of a comment and of the reason of a refusal (PRE-03, PRE-04). */
export const applicantTextLimit = 500

/** A refusal and its reason are one change (G-12). */
export interface ApplicantChange {
  readonly visible?: unknown
  readonly comment?: unknown
  readonly preSelectionStatus?: ApplicantStatus | undefined
  readonly refusalReason?: string | undefined
  readonly cvLink?: unknown
}

/** Whether a change changes exactly one thing (G-12). */
export function isOneChange(change: ApplicantChange): boolean {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (change.preSelectionStatus === 'refused' && change.refusalReason !== undefined) {
    return given.length === 2
  }
  return given.length === 1
}

/** How a company reads the name of an applicant: first and last name with a dot between (PRE-09), or the one name that there is. */
export function dottedName(firstName: string, lastName: string): string {
  return [firstName.trim(), lastName.trim()].filter((name) => name !== '').join('.')
}
