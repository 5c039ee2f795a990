import type { NotificationKind } from './notification-kind.ts'

/** What people choose by: each topic has the facts that it tells. */
export const notificationTopics = ['siders', 'contracts', 'hours', 'invoices'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** How somebody wants to hear of a topic: by the bell as it happens, by a mail at 8:00, or not. */
export const notificationChoices = ['atOnce', 'digest', 'never'] as const
export type NotificationChoice = (typeof notificationChoices)[number]

export type ChoiceByTopic = Readonly<Record<NotificationTopic, NotificationChoice>>

/** What counts for somebody who has chosen nothing: no mail that they did not ask for. */
export const usualChoices: ChoiceByTopic = {
  siders: 'atOnce',
  contracts: 'atOnce',
  hours: 'atOnce',
  invoices: 'atOnce',
}

const topics = {
  'sider.hired': 'siders',
  'sider.declined': 'siders',
  'sider.removed': 'siders',
  'sider.late': 'siders',
  'contract.issued': 'contracts',
  'contract.amended': 'contracts',
  'hours.contested': 'hours',
  'hours.refused': 'hours',
  'invoice.issued': 'invoices',
  'invoice.refused': 'invoices',
} as const satisfies Record<NotificationKind, NotificationTopic>

/** Whether the bell counts a fact of this kind: the page of notifications lists the others too. */
export function ringsAtOnce(choices: ChoiceByTopic, kind: NotificationKind): boolean {
  return choices[topics[kind]] === 'atOnce'
}
