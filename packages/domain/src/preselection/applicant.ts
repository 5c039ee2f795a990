import type { Refusal } from '../kernel/issue.ts'
import type { SelectionStatus } from '../mission/mission.ts'

/** What became of a candidate (PRE-02). */
export const applicantStatuses = ['sent', 'approved', 'refused'] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]

/** Characters of a comment and of the reason of a refusal (PRE-03, PRE-04). */
export const applicantTextLimit = 500

/** What may be changed of an applicant; a refusal and its reason are one change (G-12). */
export interface ApplicantChange {
  readonly visible?: unknown
  readonly comment?: unknown
  readonly preSelectionStatus?: ApplicantStatus | undefined
  readonly refusalReason?: string | undefined
  readonly cvLink?: unknown
}

/** Whether exactly one thing changes. */
export function isOneChange(change: ApplicantChange): boolean {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (change.preSelectionStatus === 'refused' && change.refusalReason !== undefined) {
    return given.length === 2
  }
  return given.length === 1
}

/** Where a mission stands in finding its Siders. */
export interface SelectionStanding {
  /** Candidates who are approved and not hired yet. */
  readonly approved: number
  readonly hired: number
  readonly slotsNeeded: number
}

const open: readonly (SelectionStatus | null)[] = ['new', 'ongoing', 'ready']

/** Candidates come and are decided on while the selection is open. */
export function selectionRefusal(status: SelectionStatus | null): Refusal | null {
  return open.includes(status) ? null : { key: 'errors.applicant.selection_over' }
}

/** The selection once a mission has candidates (decisions §8); one that is over stays as it is. */
export function selectionAfter(
  status: SelectionStatus,
  { approved, hired, slotsNeeded }: SelectionStanding,
): SelectionStatus {
  if (selectionRefusal(status) !== null) return status
  return approved + hired >= slotsNeeded ? 'ready' : 'ongoing'
}

/** How a company reads the name of a candidate: first and last name with a dot between (PRE-09). */
export function dottedName(firstName: string, lastName: string): string {
  return `${firstName.trim()}.${lastName.trim()}`
}
