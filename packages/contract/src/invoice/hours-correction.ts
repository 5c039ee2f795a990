import { creditReasonLimit } from '@renfort/domain/invoice/issue/credit-note.ts'
import { z } from 'zod'
import { unlessAbsent, workedTime } from '../attendance/attendance.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, id, instant, named, requiredText } from '../kernel/fields.ts'
import { rule } from '../kernel/rule.ts'
import { timeZone } from '../kernel/time-zone.ts'

const span = z.object({ startDate: instant, endDate: instant })

/** What one side declares, with its minutes without the breaks. */
const time = span.extend({ breaks: z.array(span), minutes: z.number().int() })

/** A correction by internal staff after the validation. */
const correction = time.extend({
  reason: z.string(),
  madeAt: instant,
})

/** Validated hours with their later corrections. */
const billedHours = z.object({
  id,
  sider: z.object({ id, firstName: z.string(), lastName: z.string() }),
  task: z.object({ id, name: z.string().nullable(), jobTitle: named }),
  /** The time zone of the place, in which these instants are shown. */
  timeZone,
  /** As they were validated. */
  validated: time,
  /** The oldest first; the last one is in force. */
  corrections: z.array(correction),
})
export type BilledHours = z.infer<typeof billedHours>

export const listBilledHours = endpoint({
  method: 'GET',
  path: '/provider/invoices/:id/hours',
  summary: 'The hours that an invoice has settled, by Sider and time, with their corrections',
  access: 'invoice.manage',
  params: byId('id'),
  response: z.object({
    invoice: z.object({ id, referenceNumber: z.string(), company: z.string() }),
    hours: z.array(billedHours),
  }),
  errors: [],
})

export const correctHours = endpoint({
  method: 'POST',
  path: '/provider/attendances/:id/corrections',
  summary:
    'Corrects validated hours: where they were billed, credit notes give back those of the Sider on that invoice and on later ones of the same week, and the next bill has them as they are now; an end that is the start means that nobody worked',
  access: 'invoice.manage',
  params: byId('id'),
  body: workedTime
    .extend({ reason: requiredText(creditReasonLimit / 2) })
    .check(rule(unlessAbsent)),
  status: 201,
  response: z.object({
    correction,
    /** The numbers of the credit notes issued: empty where nothing was left to give back. */
    creditNotes: z.array(z.string()),
  }),
  errors: [
    'errors.attendance.not_validated',
    'errors.attendance.in_the_future',
    'errors.attendance.far_from_plan',
    'errors.attendance.overlap',
    'errors.invoice.credit_too_large',
    'errors.invoice.collection_pending',
  ],
})
