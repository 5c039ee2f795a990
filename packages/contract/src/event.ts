import {
  type EventKind,
  eventKinds,
  eventsKeptDays,
  testEventKind,
} from '@renfort/domain/event/event-kinds.ts'
import { refusalReasons } from '@renfort/domain/collection/refusal-reason.ts'
import { amendmentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { removalReasons } from '@renfort/domain/hiring/removal.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { key, listedId, listedInstant, queryLimit } from './kernel/fields.ts'

const day = z.iso.date()
const cents = z.number().int()

const sider = {
  missionId: listedId,
  siderId: listedId,
  siderNumber: z.string().nullable().describe('your own number of the Sider, if you gave one'),
}

/** Worked hours as they stand after the event. */
const hours = {
  ...sider,
  attendanceId: listedId,
  startsAt: listedInstant.describe('the same as `endsAt` for somebody who did not work'),
  endsAt: listedInstant,
  breakMinutes: z.number().int(),
  workedMinutes: z.number().int().describe('from start to end, without the breaks'),
}

const hire = {
  ...sider,
  shiftIds: z.array(listedId).describe('none yet for a flexible planning without shifts'),
}
const bill = { invoiceId: listedId, referenceNumber: z.string() }

/** The `data` of each kind of event, described by when it happens. A field is only ever added. */
export const eventData = {
  'mission.posted': z
    .object({
      missionId: listedId,
      uniqueIdentifier: z.string().nullable(),
      name: z.string().nullable(),
      startsAt: listedInstant.nullable(),
      endsAt: listedInstant.nullable(),
    })
    .describe('a mission is ordered'),
  'sider.hired': z.object(hire).describe('a Sider is hired for a mission, or for more of it'),
  'sider.declined': z
    .object(sider)
    .describe('a Sider declines the mission that they were asked for'),
  'sider.removed': z
    .object({ ...hire, reason: z.enum(removalReasons) })
    .describe('a Sider leaves shifts of a mission'),
  'sider.late': z
    .object({ ...sider, shiftId: listedId, startsAt: listedInstant })
    .describe('a Sider who should have clocked in has not'),
  'contract.issued': z
    .object({ missionId: listedId, documentId: listedId.describe('the document to sign') })
    .describe('a document waits for its signature'),
  'contract.signed': z
    .object({
      missionId: listedId,
      documentId: listedId,
      version: z.number().int(),
      sha256: z.string().nullable().describe('of the file that was signed'),
    })
    .describe('the company signs a document'),
  'contract.amended': z
    .object({
      missionId: listedId,
      documentId: listedId.describe('the document to sign'),
      change: z.enum(amendmentKinds),
    })
    .describe('a renewal, a change or an early end is made'),
  'hours.contested': z.object(hours).describe('the company disputes hours, or notes an absence'),
  'hours.refused': z.object(hours).describe('a Sider refuses hours of the company'),
  'hours.validated': z
    .object(hours)
    .describe('hours are validated, accepted by the Sider, or taken at the deadline'),
  'hours.corrected': z
    .object({ ...hours, reason: z.string() })
    .describe('the provider corrects validated hours'),
  'invoice.issued': z
    .object({
      ...bill,
      weekStart: day.describe('the Monday of the week that is billed'),
      issuedOn: day,
      dueOn: day,
      netCents: cents,
      taxCents: cents,
      totalCents: cents,
    })
    .describe('an invoice is issued'),
  'invoice.refused': z
    .object({ ...bill, reason: z.enum(refusalReasons) })
    .describe('a bank refuses a payment, or takes it back'),
  'invoice.credited': z
    .object({
      ...bill,
      creditNoteId: listedId,
      creditNoteNumber: z.string(),
      totalCents: cents,
      reason: z.string(),
    })
    .describe('a credit note is issued'),
  'invoice.paid': z.object(bill).describe('an invoice is settled'),
  'invoice.reopened': z.object(bill).describe('a payment is undone'),
  [testEventKind]: z.object({ webhookId: listedId }).describe('an administrator tries one address'),
} satisfies Record<EventKind, z.ZodType>

export type EventData<Kind extends EventKind> = z.input<(typeof eventData)[Kind]>

const kinds = [...eventKinds, testEventKind] as const

/** One event as it is listed. */
const listedEvent = z.object({
  id: listedId,
  /** The place in the company's sequence: 1, 2, 3 and so on, without a hole. */
  sequence: z.number().int(),
  type: z.enum(kinds),
  timestamp: listedInstant,
  data: z.record(z.string(), z.unknown()),
})
export type ListedEvent = z.infer<typeof listedEvent>

export const eventPageSize = 100
const longestPage = 500

export const listEvents = endpoint({
  method: 'GET',
  path: '/v1/events',
  summary: `What happened in the company, in the order of its sequence; kept for ${eventsKeptDays} days`,
  access: 'event.read',
  query: z.object({
    /** `next` of the previous page; 0 for the oldest event that is kept. */
    after: z.coerce
      .number()
      .int(key('errors.field.format'))
      .min(0, key('errors.field.format'))
      .max(Number.MAX_SAFE_INTEGER, key('errors.field.format'))
      .default(0),
    limit: queryLimit(longestPage).default(eventPageSize),
  }),
  response: z.object({
    events: z.array(listedEvent),
    /** The `after` of the next call; there is one even when this page is empty. */
    next: z.number().int(),
    hasMore: z.boolean(),
  }),
  errors: ['errors.event.swept'],
})
