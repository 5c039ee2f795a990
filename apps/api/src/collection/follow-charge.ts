import type { PaymentEvent } from '../outside/payment/port.ts'
import { rememberEvent } from '../payment/payment-queries.ts'
import { nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { answerTry } from './answer-try.ts'
import { findTryOfCharge } from './collection-queries.ts'

/** What the provider tells of a charge by itself: a debit is answered after days. A charge of others is ignored. */
export async function followCharge(
  services: Services,
  { id, type, chargeId, answer }: Extract<PaymentEvent, { type: 'charge_answered' }>,
): Promise<void> {
  await services.db.transaction(nobody, async (transaction) => {
    const { queries, now } = transaction
    if (!(await rememberEvent(queries, { id, type, now }))) return
    const tried = await findTryOfCharge(queries, chargeId)
    if (tried !== undefined) await answerTry(services, transaction, tried, answer)
  })
}
