import {
  invoiceStatuses,
  soughtConcerns,
  untransmittedReasons,
} from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { settlements } from '@renfort/domain/invoice/settlement.ts'
import { mostPastedReferences } from '@renfort/domain/invoice/staff/pasted-references.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { longestSearch } from '@renfort/domain/kernel/longest-search.ts'
import { z } from 'zod'
import { invoice } from './invoice.ts'
import { statusReason } from './life-cycle.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, id, key, queryLimit, queryOffset } from '../kernel/fields.ts'

/** Invoices on a page of internal staff's list. */
export const deskPageSize = 50

const company = z.object({ id, name: z.string() })

/**
 * An invoice of any company, with the amount that credit notes can still give back, in euros with
 * tax.
 */
const deskInvoice = invoice.extend({
  company,
  left: z.number(),
  standing: z.object({
    status: z.enum(invoiceStatuses).nullable(),
    /** Why it is disputed, suspended, refused or rejected. */
    reason: statusReason.nullable(),
    /** Whether the approved platform has it. */
    isSent: z.boolean(),
    untransmitted: z.enum(untransmittedReasons).nullable(),
    /** The platform's own message about a file that it refused. */
    detail: z.string().nullable(),
  }),
})
export type DeskInvoice = z.infer<typeof deskInvoice>

export const listIssuedInvoices = endpoint({
  method: 'GET',
  path: '/provider/invoices',
  summary:
    'Invoices and credit notes of all companies, the newest first, by the beginning of their number or a part of the company’s name',
  access: 'invoice.manage',
  query: z.object({
    q: z.string().overwrite(oneLine).max(longestSearch, key('errors.field.too_long')).optional(),
    paid: z.enum(['true', 'false'], key('errors.field.unknown_choice')).optional(),
    settlement: z.enum(settlements, key('errors.field.unknown_choice')).optional(),
    concern: z.enum(soughtConcerns, key('errors.field.unknown_choice')).optional(),
    limit: queryLimit(deskPageSize).default(deskPageSize),
    offset: queryOffset,
  }),
  response: z.object({
    invoices: z.array(deskInvoice),
    total: z.number().int(),
    /** How many invoices need action, whatever the filters. */
    concerns: z.record(z.enum(soughtConcerns), z.number().int()),
    limit: z.number().int(),
    offset: z.number().int(),
  }),
  errors: [],
})

const references = z
  .array(
    z.string().overwrite(oneLine).max(35, key('errors.field.too_long')),
    key('errors.field.required'),
  )
  .min(1, key('errors.field.required'))
  .max(mostPastedReferences, key('errors.field.too_long'))

/** The state of an invoice number: to pay, being collected by a bank, paid already, or unknown. */
const paymentStates = ['unpaid', 'collecting', 'paid', 'unknown'] as const

export const checkPayments = endpoint({
  method: 'POST',
  path: '/provider/invoices/payments/check',
  summary: 'What some numbers of invoices stand for, before they are noted as paid',
  access: 'invoice.manage',
  body: z.object({ references }),
  response: z.object({
    lines: z.array(
      z.object({
        reference: z.string(),
        state: z.enum(paymentStates),
        /** `null` for an unknown number. */
        invoice: z.object({ id, company, amount: z.number() }).nullable(),
      }),
    ),
  }),
  errors: [],
  neverReplayed: 'It writes nothing.',
})

/**
 * What happened to a number: noted as paid now, left until a bank answers, noted as paid before, or
 * unknown.
 */
const paymentResults = ['noted', 'collecting', 'already', 'unknown'] as const

export const payInvoices = endpoint({
  method: 'POST',
  path: '/provider/invoices/payments',
  summary:
    'Notes that some invoices were paid, by their numbers; one that is unknown keeps none of the others from it',
  access: 'invoice.manage',
  body: z.object({ references }),
  response: z.object({
    lines: z.array(z.object({ reference: z.string(), result: z.enum(paymentResults) })),
  }),
  errors: [],
})

export const transmitAgain = endpoint({
  method: 'POST',
  path: '/provider/invoices/:id/transmissions',
  summary: 'Leaves an invoice that the approved platform does not have to be transmitted again',
  access: 'invoice.manage',
  params: byId('id'),
  response: z.object({ untransmitted: z.null() }),
  errors: ['errors.invoice.already_transmitted', 'errors.invoice.being_transmitted'],
})
