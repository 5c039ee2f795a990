import { type PaymentProvider, PaymentUnavailable } from '../outside/payment/port.ts'
import { refuse } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

export function providerOf(services: Services): PaymentProvider {
  if (services.payment === null) throw refuse('errors.action.unavailable')
  return services.payment
}

/** A provider that cannot answer now is said so; never asked inside a transaction. */
export async function whenItAnswers<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw refuse('errors.payment.unavailable')
    throw error
  }
}
