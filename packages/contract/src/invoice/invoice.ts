import { creditReasonLimit } from '@renfort/domain/invoice/issue/credit-note.ts'
import { invoiceLineKinds, invoiceTypes } from '@renfort/domain/invoice/invoice.ts'
import { refusalReasons } from '@renfort/domain/collection/refusal-reason.ts'
import { providedTypes } from '@renfort/domain/payment/payment-method.ts'
import { invoiceConcerns } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { settlements } from '@renfort/domain/invoice/settlement.ts'
import { hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { invoiceLifeCycle } from './life-cycle.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, day, euros, id, key, queryList, requiredText } from '../kernel/fields.ts'
import { because } from '../quotation.ts'

/**
 * The collection of an unpaid invoice: when a card or an account is charged, or why the payment
 * failed or was taken back.
 */
const invoiceCollection = z.object({
  state: z.enum(['planned', 'pending', 'refused', 'returned']),
  /** The company's payment method now; `null` where it has none that can be charged. */
  method: z.enum(providedTypes).nullable(),
  /**
   * The day of the collection, or of the next try; `null` while a bank is to answer, or where no
   * try is planned.
   */
  day: day.nullable(),
  reason: z.enum(refusalReasons).nullable(),
  /** How often it was tried. */
  tries: z.number().int().min(0),
})

/** A bill of a week, or a credit note on an invoice (ENT-20). Amounts are euros. */
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
  /** Whether nothing of it is left to pay or to give back, for any reason. */
  paid: z.boolean(),
  /** Why nothing is left: money came in, or credit notes gave it all back first. */
  settlement: z.enum(settlements),
  /** `null` for a company that pays by itself, and for what is paid. */
  collection: invoiceCollection.nullable(),
  /** The one problem that a list shows for the invoice; `null` without a problem. */
  concern: z.enum(invoiceConcerns).nullable(),
  /** For a credit note: the invoice that it corrects, and why. */
  creditOf: z.object({ referenceNumber: z.string(), reason: z.string() }).nullable(),
  /** An address that works for a quarter of an hour; `null` until the document is made. */
  sideInvoiceUrl: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoice>

/** A month, as the lists of invoices take it. */
export const month = z
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

/** The seller or the buyer, as they were when the invoice was issued. */
const party = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  siren: z.string(),
  vatNumber: z.string().nullable(),
})

/** What an amount of an invoice is for. Amounts are euros without tax. */
const invoiceLine = z.object({
  kind: z.enum(invoiceLineKinds),
  siderId: id,
  siderName: z.string(),
  /** For hours and for a holiday; else `null`. */
  minutes: z.number().nullable(),
  tags: z.array(z.enum(hourTypes)),
  /** Percent, all surcharges of the line added up. */
  increase: z.number(),
  /**
   * The unworked holiday, the holidays on which the hours were worked, or the days of the meals.
   */
  days: z.array(day),
  /** Gross pay of an hour; `null` where the line is not for hours. */
  hourlyRate: z.number().nullable(),
  coefficient: z.number().nullable(),
  /** For transport: its cost in the week, and the percentage that is billed. */
  transport: z.object({ cost: z.number(), coverRate: z.number() }).nullable(),
  /** For a bonus: its name in the pay policy. */
  bonusName: z.string().nullable(),
  /** Price of an hour, of a meal, or the whole amount entered for the week. */
  unitPrice: z.number(),
  price: z.number(),
  because: z.array(because),
})
export type InvoiceLineReply = z.infer<typeof invoiceLine>

/** An invoice with its lines: for whose hours each amount is, by which policy and which law. */
export const invoiceDetails = invoice.extend({
  tax: z.number(),
  /** The cent by which the tax of a credit note cannot match its total. */
  rounding: z.number(),
  lifeCycle: invoiceLifeCycle,
  seller: party,
  buyer: party,
  /** Its credit notes so far, the newest first. */
  creditNotes: z.array(invoice),
  missions: z.array(
    z.object({
      id,
      number: z.string(),
      name: z.string(),
      /** The base rate of the hours. */
      hourlyRate: z.number(),
      price: z.number(),
      lines: z.array(invoiceLine),
    }),
  ),
})
export type InvoiceDetails = z.infer<typeof invoiceDetails>

export const readInvoice = endpoint({
  method: 'GET',
  path: '/v1/organisations/invoices/:id',
  summary: 'An invoice with its lines by mission and Sider, each with its reasons',
  access: 'invoice.read',
  params: byId('id'),
  response: invoiceDetails,
  errors: [],
})

export const downloadInvoiceXml = endpoint({
  method: 'GET',
  path: '/v1/organisations/invoices/:id/xml',
  summary: 'The same invoice for machines: the Factur-X of its document as a file of its own',
  access: 'invoice.read',
  params: byId('id'),
  response: z.unknown(),
  answers: 'file',
  errors: [],
})

/** A Monday, or no week. */
const week = day.optional()

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/v1/organisations/invoices/export',
  summary: 'The invoices that the filters leave as CSV, the newest first',
  access: 'invoice.read',
  query: z.object({
    paid: z.enum(['true', 'false'], key('errors.field.unknown_choice')).optional(),
    settlement: queryList(settlements).optional(),
    from: week,
    to: week,
    reference: z.string().overwrite(oneLine).max(100, key('errors.field.too_long')).optional(),
  }),
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.invoice.generation_failed'],
})

export const payInvoice = endpoint({
  method: 'PATCH',
  path: '/provider/invoices/:id',
  summary: 'Notes whether an invoice was paid; not as paid while a bank is asked for it',
  access: 'invoice.manage',
  params: byId('id'),
  body: z.object({ paid: z.boolean(key('errors.field.required')) }),
  response: invoice,
  errors: ['errors.invoice.collection_pending'],
})

/** A credit note to issue: an amount of an invoice, and the reason. */
export const creditOrder = z.object({
  /** Tax included. */
  amount: euros,
  reason: requiredText(creditReasonLimit),
})

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/provider/invoices/:id/credit-notes',
  summary:
    'Gives an invoice back, whole or in part: a credit note with a number of its own, never above what is left',
  access: 'invoice.manage',
  params: byId('id'),
  body: creditOrder,
  status: 201,
  response: invoice,
  errors: ['errors.invoice.credit_too_large', 'errors.invoice.collection_pending'],
})
