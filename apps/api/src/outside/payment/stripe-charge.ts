import type { RefusalReason } from '@renfort/domain/collection/refusal-reason.ts'
import type { Stripe } from 'stripe'
import type { ChargeAnswer, ChargeOrder } from './port.ts'
import { asked, codeOf, known, statusOf } from './stripe-answer.ts'

/** Creates a payment that waits to be confirmed; it takes no money before, and once after. */
export async function prepareStripeCharge(
  stripe: Stripe,
  { key, customerId, methodId, type, amountCents, reference }: ChargeOrder,
): Promise<string | null> {
  const order: Stripe.PaymentIntentCreateParams = {
    amount: amountCents,
    currency: 'eur',
    customer: customerId,
    payment_method: methodId,
    allowed_payment_method_types: [type],
    description: reference,
  }
  try {
    const charge = await known(stripe.paymentIntents.create(order, { idempotencyKey: key }))
    return charge?.id ?? null
  } catch (error) {
    if (codeOf(error) === 'payment_method_unexpected_state') return null
    throw error
  }
}

/**
 * Confirms a waiting payment and returns its state. A payment that another process, or one that
 * died, has confirmed already is not confirmed again.
 */
export async function takeStripeCharge(stripe: Stripe, chargeId: string): Promise<ChargeAnswer> {
  const charge = await asked(stripe.paymentIntents.retrieve(chargeId))
  if (charge.status !== 'requires_confirmation') return answerOf(charge)
  try {
    return answerOf(await asked(stripe.paymentIntents.confirm(chargeId, { off_session: true })))
  } catch (error) {
    if (!isJudged(error)) throw error
    const after = await asked(stripe.paymentIntents.retrieve(chargeId))
    if (after.status === 'requires_confirmation') throw error
    return answerOf(after)
  }
}

/** Whether an error means a refusal of the bank, or a payment that is confirmed already. */
function isJudged(error: unknown): boolean {
  return statusOf(error) === 402 || codeOf(error) === 'payment_intent_unexpected_state'
}

/** The state of a payment, with the bank's reason when it was refused. */
export function answerOf({ status, last_payment_error }: Stripe.PaymentIntent): ChargeAnswer {
  if (status === 'succeeded' || status === 'requires_capture') return { state: 'succeeded' }
  if (status === 'processing') return { state: 'pending' }
  if (status === 'requires_action') return { state: 'refused', reason: 'authenticationRequired' }
  const codes = [last_payment_error?.decline_code, last_payment_error?.code]
  const reasons = codes.map((code) => reasonOfCode[code ?? ''])
  return { state: 'refused', reason: reasons.find((reason) => reason !== undefined) ?? 'declined' }
}

const reasonOfCode: Readonly<Record<string, RefusalReason | undefined>> = {
  insufficient_funds: 'insufficientFunds',
  authentication_required: 'authenticationRequired',
  payment_intent_authentication_failure: 'authenticationRequired',
  expired_card: 'cardExpired',
  lost_card: 'cardBlocked',
  stolen_card: 'cardBlocked',
  pickup_card: 'cardBlocked',
  restricted_card: 'cardBlocked',
  revocation_of_authorization: 'cardBlocked',
  revocation_of_all_authorizations: 'cardBlocked',
  debit_not_authorized: 'mandateRevoked',
  payment_intent_mandate_invalid: 'mandateRevoked',
  charge_disputed: 'mandateRevoked',
  account_closed: 'accountClosed',
  no_account: 'accountClosed',
  bank_account_restricted: 'accountClosed',
  bank_account_unusable: 'accountClosed',
  payment_method_unexpected_state: 'methodGone',
}
