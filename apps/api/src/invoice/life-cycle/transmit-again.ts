import type { invoiceDesk } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { retransmissionRefusal } from '@renfort/domain/invoice/life-cycle/retransmission.ts'
import { notFound, throwRefusal } from '../../platform/http/refusal.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { findInvoice } from '../invoice-queries.ts'
import { lockLifeCycle, storeUntransmitted } from './life-cycle-queries.ts'
import { enqueueTransmission } from './transmit-invoice.ts'

type Again = typeof invoiceDesk.transmitAgain

/** Staff send an invoice again that the platform does not have, once the obstacle is removed. */
export async function transmitAgain(
  { queries, transaction }: CommandCall,
  { params: { id } }: Parsed<Again>,
): Promise<Answer<Again>> {
  const invoice = await findInvoice(queries, id)
  if (invoice === undefined) throw notFound()
  const { organisationId, referenceNumber: name } = invoice
  const key = { organisationId, invoiceId: id }
  const standing = await lockLifeCycle(queries, key, transaction.now)
  if (standing === undefined) throw notFound()
  const { flowId, untransmitted } = standing
  throwRefusal(retransmissionRefusal({ isSent: flowId !== null, untransmitted }))
  await storeUntransmitted(queries, key, { reason: null, detail: null, now: transaction.now })
  await enqueueTransmission(transaction, key)
  await transaction.record({
    action: 'invoice.retransmit',
    entity: 'invoice',
    entityId: id,
    organisationId,
    before: null,
    after: { name },
  })
  return { untransmitted: null }
}
