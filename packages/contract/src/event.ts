import {
  type EventKind,
  eventKinds,
  eventsKeptDays,
  testEventKind,
} from '@renfort/domain/event/event-kinds.ts'
import { removalReasons } from '@renfort/domain/hiring/removal.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { key, listedId, listedInstant, queryLimit } from './kernel/fields.ts'

const day = z.iso.date()
const cents = z.number().int()

const sider = {
  missionId: listedId,
  siderId: listedId,
  /** The company's own number of the Sider, if it gave one. */
  siderNumber: z.string().nullable(),
}

/** Worked hours as they stand after the event. */
const hours = {
  ...sider,
  attendanceId: listedId,
  /** Equal to `endsAt` for somebody who did not work. */
  startsAt: listedInstant,
  endsAt: listedInstant,
  breakMinutes: z.number().int(),
  /** From start to end, without the breaks. */
  workedMinutes: z.number().int(),
}

const hire = { ...sider, shiftIds: z.array(listedId) }
const bill = { invoiceId: listedId, referenceNumber: z.string() }

/** The `data` of each kind of event. A field is only ever added. */
export const eventData = {
  'mission.posted': z.object({
    missionId: listedId,
    uniqueIdentifier: z.string().nullable(),
    name: z.string().nullable(),
    startsAt: listedInstant.nullable(),
    endsAt: listedInstant.nullable(),
  }),
  'sider.hired': z.object(hire),
  'sider.removed': z.object({ ...hire, reason: z.enum(removalReasons) }),
  'contract.signed': z.object({
    missionId: listedId,
    documentId: listedId,
    version: z.number().int(),
    /** Of the file that was signed. */
    sha256: z.string().nullable(),
  }),
  'contract.amended': z.object({
    missionId: listedId,
    /** The document to sign. */
    documentId: listedId,
    change: z.string(),
  }),
  'hours.contested': z.object(hours),
  'hours.validated': z.object(hours),
  'hours.corrected': z.object({ ...hours, reason: z.string() }),
  'invoice.issued': z.object({
    ...bill,
    /** The Monday of the week that is billed. */
    weekStart: day,
    issuedOn: day,
    dueOn: day,
    netCents: cents,
    taxCents: cents,
    totalCents: cents,
  }),
  'invoice.credited': z.object({
    ...bill,
    creditNoteId: listedId,
    creditNoteNumber: z.string(),
    totalCents: cents,
    reason: z.string(),
  }),
  'invoice.paid': z.object(bill),
  'invoice.reopened': z.object(bill),
  [testEventKind]: z.object({ webhookId: listedId }),
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
    /** What to ask after next, also when nothing is new. */
    next: z.number().int(),
    hasMore: z.boolean(),
  }),
  errors: ['errors.event.swept'],
})
