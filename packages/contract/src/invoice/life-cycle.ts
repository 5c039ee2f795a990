import {
  type companyAnswers,
  disputeReasons,
} from '@renfort/domain/invoice/life-cycle/company-answers.ts'
import {
  invoiceStatuses,
  statusReasons,
  untransmittedReasons,
} from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { creditReasonLimit } from '@renfort/domain/invoice/issue/credit-note.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, instant, key, requiredText } from '../kernel/fields.ts'

/** A reason code of the e-invoicing reform, and the words of the person who gave it. */
export const statusReason = z.object({ code: z.enum(statusReasons), words: z.string().nullable() })

const said = z.object({
  status: z.enum(invoiceStatuses),
  at: instant,
  /** Who set the status: a platform of the reform, the company in this product, or the provider. */
  by: z.enum(['platform', 'company', 'provider']),
  /** The user of the company who set it, if any. */
  author: z.string().nullable(),
  reason: statusReason.nullable(),
  /** For a payment: euros with tax, negative where it was taken back; else `null`. */
  amount: z.number().nullable(),
  /** Percent. */
  taxRate: z.number().nullable(),
})

/**
 * The statuses of an invoice other than paid and to pay, in the order of time, and the current one.
 */
export const invoiceLifeCycle = z.object({
  status: z.enum(invoiceStatuses).nullable(),
  /** When the approved platform took it; `null` until then. */
  sentAt: instant.nullable(),
  /** Why the platform does not have it; `null` while it is on its way, or once it is there. */
  untransmitted: z.enum(untransmittedReasons).nullable(),
  statuses: z.array(said),
})
export type InvoiceLifeCycle = z.infer<typeof invoiceLifeCycle>

/** Why a company disputes an invoice: a reason of the reform and a text. */
export const invoiceDispute = z.object({
  answer: z.literal('dispute' satisfies keyof typeof companyAnswers),
  reason: z.enum(disputeReasons, key('errors.field.required')),
  comment: requiredText(creditReasonLimit),
})

/** The answer of a company to an invoice in this product. */
export const invoiceAnswer = z.discriminatedUnion(
  'answer',
  [
    z.object({ answer: z.literal('approve' satisfies keyof typeof companyAnswers) }),
    invoiceDispute,
  ],
  key('errors.field.unknown_choice'),
)

export const answerInvoice = endpoint({
  method: 'POST',
  path: '/v1/organisations/invoices/:id/answers',
  summary:
    'Approves or disputes an invoice towards the company that bills; a refusal is said on the company’s own platform',
  access: 'invoice.answer',
  params: byId('id'),
  body: invoiceAnswer,
  status: 201,
  response: invoiceLifeCycle,
  errors: [
    'errors.invoice.already_approved',
    'errors.invoice.already_disputed',
    'errors.invoice.payment_announced',
    'errors.invoice.already_paid_in',
    'errors.invoice.is_refused',
    'errors.invoice.is_rejected',
  ],
})
