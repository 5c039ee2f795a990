import type { Action } from '../access/policy.ts'

/** What may wait for a member of a company; of equally urgent ones, the first here comes first. */
export const inboxKinds = [
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
  /** Whoever may do this has such lines. */
  readonly needs: Action
  /** Lines that are shown; the others are on the page of their kind. */
  readonly shown: number
  /** Whether the navigation counts them: what can be left as it is does not call anybody. */
  readonly isCounted: boolean
}

export const inboxRules = {
  contract: { needs: 'contract.read', shown: 5, isCounted: true },
  // Invoices that a bank refused to pay: whoever reads them pays otherwise, or asks who may.
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

/** How many days before it begins a slot that nobody holds waits for a decision. */
export const openingDays = 7
