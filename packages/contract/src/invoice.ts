import { creditReasonLimit } from '@renfort/domain/invoice/credit-note.ts'
import { invoiceTypes } from '@renfort/domain/invoice/invoice.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, euros, id, key, requiredText } from './kernel/fields.ts'

/** What was billed for a week, or given back of an invoice (ENT-20). Amounts are euros. */
export const invoice = z.object({
  id,
  type: z.enum(invoiceTypes),
  referenceNumber: z.string(),
  /** A Monday, and the Sunday after it. */
  weekStartDate: day,
  weekEndDate: day,
  issueDate: day,
  dueDate: day,
  /** Tax included; negative for a credit note. */
  amount: z.number(),
  amountWithoutTax: z.number(),
  paid: z.boolean(),
  /** Of a credit note: the invoice that it gives back of, and why. */
  creditOf: z.object({ referenceNumber: z.string(), reason: z.string() }).nullable(),
  /** An address that lives for a quarter of an hour; `null` until the document is there. */
  sideInvoiceUrl: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoice>

/** A month as the lists of invoices are asked for. */
const month = z
  .string(key('errors.field.required'))
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, key('errors.field.format'))

export const listInvoices = endpoint({
  method: 'GET',
  path: '/v1/organisations/invoices',
  summary:
    'Invoices and credit notes of the weeks that begin within some months, both included, the newest first',
  access: 'invoice.read',
  query: z.object({ startDate: month, endDate: month }),
  response: z.object({ invoices: z.array(invoice) }),
  errors: [],
})

export const payInvoice = endpoint({
  method: 'PATCH',
  path: '/provider/invoices/:id',
  summary: 'Notes whether an invoice was paid',
  access: 'invoice.manage',
  params: byId('id'),
  body: z.object({ paid: z.boolean(key('errors.field.required')) }),
  response: invoice,
  errors: [],
})

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/provider/invoices/:id/credit-notes',
  summary:
    'Gives an invoice back, whole or in part: a credit note with a number of its own, never above what is left',
  access: 'invoice.manage',
  params: byId('id'),
  body: z.object({
    /** Tax included. */
    amount: euros,
    reason: requiredText(creditReasonLimit),
  }),
  status: 201,
  response: invoice,
  errors: ['errors.invoice.credit_too_large'],
})
