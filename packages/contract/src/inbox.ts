import { refusalReasons } from '@renfort/domain/collection/refusal-reason.ts'
import { signingStages } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { leavings, mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import { completionItems } from '@renfort/domain/organisation/completion.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, id, instant } from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

const whole = z.number().int().min(0)
/** Counted up to `mostInboxLines`: there may be more. */
const total = whole.max(mostInboxLines)

/** When the task is due; `null` where nothing happens automatically. */
const due = instant.nullable()
const ofMission = z.object({ taskId: id, taskName: z.string(), due })
const person = z.object({ id, firstName: z.string(), lastName: z.string() })

/** An absent member in whose place the caller does it. */
const absent = z.object({ firstName: z.string(), lastName: z.string() })

export const weekOfHours = z.object({
  /** The Monday of the week of the work. */
  monday: day,
  count: total,
  /** How many of them equal the plan. */
  matching: total,
  /** How many of them the caller answers in the place of somebody who is away. */
  inPlaceOf: z.array(absent.extend({ count: total })),
  due,
})
export type WeekOfHours = z.infer<typeof weekOfHours>

export const inboxSection = z.discriminatedUnion('kind', [
  /** Siders who should have come to a shift that runs; the first of them by name. */
  z.object({
    kind: z.literal('missing'),
    total,
    lines: z.array(
      ofMission.extend({ shiftId: id, timeZone, count: whole, siders: z.array(person) }),
    ),
  }),
  z.object({
    kind: z.literal('contract'),
    total,
    lines: z.array(
      ofMission.extend({
        documentId: id,
        inPlaceOf: absent.nullable(),
        startDate: instant,
        timeZone,
        stage: z.enum(signingStages),
        signBefore: z.object({ target: instant, lastDay: day }),
      }),
    ),
  }),
  /**
   * Invoices whose payment a bank refused or took back; `amount` in euros is what is left to pay of
   * each.
   */
  z.object({
    kind: z.literal('payment'),
    total,
    lines: z.array(
      z.object({
        invoiceId: id,
        referenceNumber: z.string(),
        amount: z.number(),
        reason: z.enum(refusalReasons),
        due,
      }),
    ),
  }),
  z.object({ kind: z.literal('hours'), total, lines: z.array(weekOfHours) }),
  z.object({ kind: z.literal('dispute'), total, lines: z.array(weekOfHours) }),
  /**
   * `openSlots` of the shifts that begin within a week, and of later ones that a Sider has left or
   * declined; `left` are the last who did.
   */
  z.object({
    kind: z.literal('opening'),
    total,
    lines: z.array(
      ofMission.extend({
        openSlots: whole,
        timeZone,
        left: z.array(person.extend({ how: z.enum(leavings) })),
      }),
    ),
  }),
  z.object({
    kind: z.literal('candidate'),
    total,
    lines: z.array(ofMission.extend({ count: total, timeZone })),
  }),
  z.object({
    kind: z.literal('setting'),
    total,
    lines: z.array(z.object({ item: z.enum(completionItems), due })),
  }),
  z.object({ kind: z.literal('draft'), total, lines: z.array(ofMission) }),
])
export type InboxSection = z.infer<typeof inboxSection>

export const readInbox = endpoint({
  method: 'GET',
  path: '/v1/inbox',
  summary:
    'What waits for the caller, by kind, the most urgent first: Siders who have not come, contracts to sign, payments that were refused, hours to validate, disputes, slots that nobody holds within a week or that somebody has left, candidates to judge, settings to complete, drafts',
  access: 'inbox.read',
  response: z.object({
    /**
     * How many tasks the caller has to act on: without drafts and disputes, which wait for others.
     */
    count: whole,
    sections: z.array(inboxSection),
  }),
  errors: [],
})
