import { type Agent, allowedTo, systemOrAllowedTo } from '../access/agent.ts'
import type { Machine } from '../kernel/transition.ts'
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

/**
 * What the product itself lets happen to an invoice. What platforms say is not asked here: it has
 * happened, and `currentStatus` says which of it holds.
 */
export const lifeCycleMachine: Machine<InvoiceStatus | null, Agent, never, LifeCycleEvents> = {
  states,
  events: {
    approve: {
      from: open.filter((state) => !decided.includes(state)),
      by: allowedTo('invoice.answer'),
      refusal: 'errors.action.unavailable',
      to: () => companyAnswers.approve,
    },
    dispute: {
      from: open.filter((state) => state !== 'disputed'),
      by: allowedTo('invoice.answer'),
      refusal: 'errors.action.unavailable',
      to: () => companyAnswers.dispute,
    },
    payIn: {
      from: open,
      by: systemOrAllowedTo('invoice.manage'),
      refusal: 'errors.action.unavailable',
      to: () => 'paidIn',
    },
  },
}
