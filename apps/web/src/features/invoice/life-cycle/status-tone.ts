import { type InvoiceStatus, lifeCycle } from '@renfort/domain/invoice/life-cycle.ts'

const good: readonly InvoiceStatus[] = ['approved', 'paymentSent', 'paidIn']

/** Whether somebody has to act, whether all is well, or whether it goes its way. */
export function toneOf(status: InvoiceStatus): 'red' | 'green' | 'grey' {
  if (lifeCycle[status].needsReason) return 'red'
  return good.includes(status) ? 'green' : 'grey'
}
