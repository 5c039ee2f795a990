import {
  notificationChoices,
  type NotificationTopic,
} from '@renfort/domain/notification/notification-choice.ts'
import {
  notificationKinds,
  notificationLimits,
} from '@renfort/domain/notification/notification-kind.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { code, day, id, instant, key, queryLimit } from './kernel/fields.ts'

/** The place of a fact in the company’s sequence, and of a notification: 1, 2, 3 and so on. */
const sequence = z
  .number()
  .int(key('errors.field.format'))
  .min(1, key('errors.field.format'))
  .max(Number.MAX_SAFE_INTEGER, key('errors.field.format'))

const unread = z.object({
  /** Counted up to one more than is shown: there may be more. */
  unread: z
    .number()
    .int()
    .max(notificationLimits.counted + 1),
  /** The newest notification of the caller; 0 without any. */
  latest: z.number().int(),
})
export type Unread = z.infer<typeof unread>

const notification = z.object({
  sequence: z.number().int(),
  kind: z.enum(notificationKinds),
  at: instant,
  isRead: z.boolean(),
  /** An absent member in whose place the caller is told. */
  inPlaceOf: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  mission: z.object({ taskId: id, taskName: z.string() }).nullable(),
  /** The first and last name; `null` where it is about no Sider. */
  sider: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** The document to sign. */
  documentId: id.nullable(),
  invoice: z.object({ invoiceId: id, referenceNumber: z.string() }).nullable(),
})
export type Notification = z.infer<typeof notification>

export const notificationPageSize = 30
const longestPage = 100

export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  summary: `What happened in the company that concerns the caller, the newest first; read are those that they have seen, and those of more than ${notificationLimits.unreadDays} days`,
  access: 'notification.read',
  isOfPerson: true,
  query: z.object({
    /** `next` of the previous page; the newest when absent. */
    before: z.coerce
      .number()
      .int(key('errors.field.format'))
      .min(1, key('errors.field.format'))
      .max(Number.MAX_SAFE_INTEGER, key('errors.field.format'))
      .optional(),
    limit: queryLimit(longestPage).default(notificationPageSize),
  }),
  response: z.object({
    notifications: z.array(notification),
    /** What to ask `before`; `null` on the last page. */
    next: z.number().int().nullable(),
  }),
  errors: [],
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/v1/notifications/unread',
  summary:
    'How many notifications the caller has not read. Asked for as `text/event-stream`, it stays open and says so again after each change',
  access: 'notification.read',
  isOfPerson: true,
  response: unread,
  errors: [],
})

export const markRead = endpoint({
  method: 'PUT',
  path: '/v1/notifications/read',
  summary: 'Marks one notification as read, or it and all before it; what is read stays so',
  access: 'notification.mark',
  isOfPerson: true,
  body: z.object({ sequence, andOlder: z.boolean() }),
  response: unread,
  errors: [],
})

const choice = z.enum(notificationChoices, key('errors.field.unknown_choice'))

const choices = z.object({
  siders: choice,
  contracts: choice,
  hours: choice,
  invoices: choice,
} satisfies Record<NotificationTopic, typeof choice>)

const summaryOfChoices =
  'each topic at once (the bell counts it), in the mail of 8:00 in Paris, or never; in every company of the caller'

export const readNotificationChoices = endpoint({
  method: 'GET',
  path: '/v1/notifications/choices',
  summary: `How the caller hears of what happens: ${summaryOfChoices}`,
  access: 'notification.choose',
  isOfPerson: true,
  response: choices,
  errors: [],
})

export const chooseNotifications = endpoint({
  method: 'PUT',
  path: '/v1/notifications/choices',
  summary: `Chooses how the caller hears of what happens: ${summaryOfChoices}`,
  access: 'notification.choose',
  isOfPerson: true,
  body: choices,
  response: choices,
  errors: [],
})

/** The screens that a row of the mail of the morning leads to. */
export const digestScreens = [
  'contract',
  'conforming',
  'waiting',
  'disputed',
  'invoice',
  'planning',
  'candidates',
  'inbox',
] as const

export const digestRow = z.object({
  /** The company to open. */
  company: id,
  screen: z.enum(digestScreens),
  /** The document, invoice or mission; `null` for a week of hours and for all tasks. */
  id: id.nullable(),
  /** The Monday of the hours, or a day of the mission. */
  day: day.nullable(),
})
export type DigestRow = z.infer<typeof digestRow>

export const followDigestLink = endpoint({
  method: 'GET',
  path: '/v1/notifications/links/:link',
  summary:
    'The row that a signed link of the mail of 8:00 leads to; its recipient alone follows it, for two weeks, and nothing is done by it',
  access: 'notification.choose',
  isOfPerson: true,
  params: z.object({ link: code(500) }),
  response: digestRow,
  errors: ['errors.not_found'],
})
