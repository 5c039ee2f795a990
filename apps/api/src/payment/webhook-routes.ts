import type { FastifyInstance } from 'fastify'
import type { ChargeEvent } from '../outside/payment/port.ts'
import { apiBase } from '../platform/api-base.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

/** The address that the provider sends its events to. */
export const webhookPath = `${apiBase}/webhooks/stripe`

/** Called with the result of a charge, because collection is an area above payment. */
type FollowCharge = (services: Services, event: ChargeEvent) => Promise<void>

const longestBody = 262_144

/**
 * Receives the events of the provider: without a session, it checks the provider's signature over
 * the exact bytes.
 */
export async function openPaymentWebhook(
  app: FastifyInstance,
  services: Services,
  followCharge: FollowCharge,
): Promise<void> {
  const { payment: provider } = services
  if (provider === null || provider.name === 'local') return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    scope.post(webhookPath, { bodyLimit: longestBody }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers
      const { body } = request
      const event =
        typeof signature === 'string' && Buffer.isBuffer(body)
          ? await provider.readEvent(body, signature)
          : null
      if (event === null) throw refuse('errors.input.invalid')
      if ('chargeId' in event) await followCharge(services, event)
      else await handlePaymentEvent(services, event)
      return reply.code(200).send({ received: true })
    })
  })
}
