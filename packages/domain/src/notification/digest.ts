import type { InboxKind } from '../inbox/inbox-kind.ts'
import { type Instant, type IsoDate, localTime } from '../kernel/calendar.ts'
import { localAt, parisZone } from '../kernel/place-time.ts'
import {
  type ChoiceByTopic,
  type NotificationTopic,
  notificationTopics,
} from './notification-choice.ts'

/** When the mail of the morning leaves, on the clocks of Paris. */
export const digestTime = localTime('08:00')

/** The day whose mail is due; `null` before 8:00 in Paris, for a run that comes late from the eve. */
export function digestDay(now: Instant): IsoDate | null {
  const { date, time } = localAt(now, parisZone)
  return time < digestTime ? null : date
}

/** The tasks that the mail lists for a topic. */
const tasks = {
  contracts: ['contract'],
  hours: ['hours', 'dispute'],
  siders: ['missing', 'opening', 'candidate'],
  invoices: ['payment'],
} as const satisfies Record<NotificationTopic, readonly InboxKind[]>

/** The kinds of tasks that somebody asked to find in their mail. */
export function digestKinds(choices: ChoiceByTopic): readonly InboxKind[] {
  return notificationTopics.flatMap((topic) => (choices[topic] === 'digest' ? tasks[topic] : []))
}

export const digestLimits = {
  /** Companies whose tasks are listed one by one; the others have one line each. */
  companies: 10,
  /** Companies that have a line. */
  companyLines: 60,
  /** New invoices of a company. */
  invoices: 5,
  /** Hours after which an invoice is no news any more. */
  invoiceHours: 24,
  /** Days for which a link of the mail leads to its row. */
  linkDays: 14,
} as const
