import type { Actor } from '../access/actor.ts'
import type { Action, Reach } from '../access/policy.ts'
import { absentWith, actsInPlaceOf, reachWithDeputies } from '../access/standing-in.ts'
import type { BusinessEventKind } from '../event/event-kinds.ts'

/** What people of a company are told of, each with the right that it takes to know it. */
const rules = {
  'sider.hired': 'mission.list',
  'sider.declined': 'mission.list',
  'sider.removed': 'mission.list',
  'sider.late': 'mission.list',
  'contract.issued': 'contract.read',
  'contract.amended': 'contract.read',
  'hours.contested': 'attendance.read',
  'hours.refused': 'attendance.read',
  'invoice.issued': 'invoice.read',
  'invoice.refused': 'invoice.read',
} as const satisfies Partial<Record<BusinessEventKind, Action>>

export type NotificationKind = keyof typeof rules

export const notificationKinds = Object.keys(rules) as [NotificationKind, ...NotificationKind[]]

/** The kinds that somebody is told of: in the whole company, and on their own missions alone. */
export interface NotificationSight {
  readonly all: readonly NotificationKind[]
  readonly own: readonly NotificationKind[]
  /** Those of `own` of which they are also told on the missions of members in whose place they act. */
  readonly inPlace: readonly NotificationKind[]
}

/** What somebody who acts in a company is told of, by their rights at this moment. */
export function notificationSight(actor: Actor): NotificationSight {
  const kindsOf = (reach: Reach) =>
    notificationKinds.filter((kind) => reachWithDeputies(actor, rules[kind]) === reach)
  const own = kindsOf('own')
  const inPlace = own.filter((kind) => absentWith(actor, rules[kind]).length > 0)
  return { all: kindsOf('all'), own, inPlace }
}

/** In whose place somebody is told of a fact about a mission; `null` in their own right. */
export function toldInPlaceOf(
  actor: Actor,
  kind: NotificationKind,
  of: Parameters<typeof actsInPlaceOf>[2],
): string | null {
  return actsInPlaceOf(actor, rules[kind], of)
}

export const notificationLimits = {
  /** Unread ones that are counted; beyond, there are « 99+ ». */
  counted: 99,
  /** Days after which an unread notification no longer counts as unread. */
  unreadDays: 14,
  /** How many of a company’s newest facts are searched for notifications. */
  searched: 10_000,
  /** Screens of one session that follow its notifications at the same time. */
  screens: 6,
  /** Screens of one process that follow them at the same time; the others ask from time to time. */
  screensOfProcess: 2_000,
} as const
