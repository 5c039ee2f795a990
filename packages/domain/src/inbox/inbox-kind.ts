import type { Action } from '../access/policy.ts'

/**
 * The kinds of tasks of a member of a company; of equally urgent ones, the first in this list comes
 * first.
 */
export const inboxKinds = [
  'missing',
  'contract',
  'payment',
  'hours',
  'opening',
  'candidate',
  'dispute',
  'setting',
  'draft',
] as const
export type InboxKind = (typeof inboxKinds)[number]

interface InboxRule {
  /** Users with this right get such lines. */
  readonly needs: Action
  /** Lines that are shown; the others are on the page of their kind. */
  readonly shown: number
  /** Whether the navigation counts them: tasks that can be left undone do not count. */
  readonly isCounted: boolean
}

export const inboxRules = {
  // Siders who should have come to a shift that runs.
  missing: { needs: 'mission.list', shown: 5, isCounted: true },
  contract: { needs: 'contract.read', shown: 5, isCounted: true },
  // Invoices that a bank refused to pay: a member who reads them pays otherwise, or asks somebody who may.
  payment: { needs: 'invoice.read', shown: 3, isCounted: true },
  // A line for each week, since the hours of a week have one deadline.
  hours: { needs: 'attendance.read', shown: 5, isCounted: true },
  opening: { needs: 'mission.list', shown: 5, isCounted: true },
  candidate: { needs: 'applicant.decide', shown: 5, isCounted: true },
  // These wait for the Sider, or for internal staff.
  dispute: { needs: 'attendance.read', shown: 3, isCounted: false },
  setting: { needs: 'settings.edit', shown: 5, isCounted: true },
  draft: { needs: 'mission.listDrafts', shown: 3, isCounted: false },
} as const satisfies Record<InboxKind, InboxRule>

/** Lines of a kind that are counted one by one; beyond, there are « 99+ ». */
export const mostInboxLines = 100

/** Within how many days of its start an open slot becomes a task. */
export const openingDays = 7

/** For how many days a place that a Sider left or declined is a task, however far its start is. */
export const leftDays = 30

/** How somebody came to leave a place: they did not come who were hired, or declined who were asked. */
export const leavings = ['withdrew', 'declined'] as const
export type Leaving = (typeof leavings)[number]
