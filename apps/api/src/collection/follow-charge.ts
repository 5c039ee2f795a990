import type { ChargeEvent } from '../outside/payment/port.ts'
import { rememberEvent } from '../payment/payment-queries.ts'
import { nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { answerTry } from './answer-try.ts'
import { findTryOfCharge } from './collection-queries.ts'
import { noteReturn } from './note-return.ts'

/**
 * Applies the provider's event about a charge: a debit is answered after days, and may be taken
 * back for weeks afterwards. Unknown charges are ignored.
 */
export async function followCharge(services: Services, event: ChargeEvent): Promise<void> {
  const { id, type, chargeId } = event
  await services.db.transaction(nobody, async (transaction) => {
    const { queries, now } = transaction
    if (!(await rememberEvent(queries, { id, type, now }))) return
    const tried = await findTryOfCharge(queries, chargeId)
    if (tried === undefined) return
    if (type === 'charge_answered') await answerTry(services, transaction, tried, event.answer)
    else await noteReturn(services, transaction, tried, event.change)
  })
}
