import type { FastifyInstance } from 'fastify'
import { apiBase } from '../platform/api-base.ts'
import { refuse } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

/** Where the provider is told to send what it has to tell. */
export const webhookPath = `${apiBase}/webhooks/stripe`

const longestBody = 262_144

/** The provider’s own door: no session, its signature over the very bytes that it sent instead. */
export async function openPaymentWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const { payment: provider } = services
  if (provider === null || provider.name === 'local') return
  await app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    door.post(webhookPath, { bodyLimit: longestBody }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers
      const { body } = request
      const event =
        typeof signature === 'string' && Buffer.isBuffer(body)
          ? await provider.readEvent(body, signature)
          : null
      if (event === null) throw refuse('errors.input.invalid')
      await handlePaymentEvent(services, event)
      return reply.code(200).send({ received: true })
    })
  })
}
