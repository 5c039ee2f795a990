import { type Agent, allowedTo, systemOrAllowedTo } from '../../access/agent.ts'
import type { ErrorKey } from '../../errors.ts'
import type { Machine } from '../../kernel/transition.ts'
import { companyAnswers } from './company-answers.ts'
import { type InvoiceStatus, invoiceStatuses, lifeCycle } from './life-cycle.ts'

interface LifeCycleEvents {
  readonly approve: null
  readonly dispute: null
  readonly payIn: null
}

const states = [null, ...invoiceStatuses] as const
const open = states.filter((state) => state === null || !lifeCycle[state].isFinal)
const decided: readonly (InvoiceStatus | null)[] = ['approved', 'paymentSent', 'paidIn']

/** The error of each state in which the company can say nothing more. */
const refusals: Partial<Record<InvoiceStatus, ErrorKey>> = {
  approved: 'errors.invoice.already_approved',
  disputed: 'errors.invoice.already_disputed',
  paymentSent: 'errors.invoice.payment_announced',
  paidIn: 'errors.invoice.already_paid_in',
  refused: 'errors.invoice.is_refused',
  rejected: 'errors.invoice.is_rejected',
}

function refusalIn(state: InvoiceStatus | null): ErrorKey {
  return (state === null ? undefined : refusals[state]) ?? 'errors.action.unavailable'
}

/**
 * The events that the product itself allows on an invoice. Statuses from platforms are not checked
 * here, because they have already happened; `currentStatus` decides which of them applies.
 */
export const lifeCycleMachine: Machine<InvoiceStatus | null, Agent, never, LifeCycleEvents> = {
  states,
  events: {
    approve: {
      from: open.filter((state) => !decided.includes(state)),
      by: allowedTo('invoice.answer'),
      refusal: refusalIn,
      to: () => companyAnswers.approve,
    },
    dispute: {
      from: open.filter((state) => state !== 'disputed'),
      by: allowedTo('invoice.answer'),
      refusal: refusalIn,
      to: () => companyAnswers.dispute,
    },
    payIn: {
      from: open,
      by: systemOrAllowedTo('invoice.manage'),
      refusal: refusalIn,
      to: () => 'paidIn',
    },
  },
}
