import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import type { NewEvent } from '../event/write-events.ts'

interface Refused {
  readonly invoiceId: string
  readonly organisationId: string
  readonly referenceNumber: string
  readonly reason: RefusalReason
}

/** That a bank refused the payment of an invoice, or took it back. */
export function refusedPayment({ organisationId, ...data }: Refused): NewEvent {
  return { kind: 'invoice.refused', organisationId, subject: data.invoiceId, data }
}
