import { type PaymentProvider, PaymentUnavailable } from '../outside/payment/port.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'

export function providerOf(services: Services): PaymentProvider {
  if (services.payment === null) throw refuse('errors.action.unavailable')
  return services.payment
}

/**
 * Waits for the provider; `errors.unavailable` when it cannot answer. Never called inside a
 * transaction.
 */
export async function whenItAnswers<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw refuse('errors.payment.unavailable')
    throw error
  }
}
