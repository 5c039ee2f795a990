import type { Endpoint, Parsed, Reply } from '@renfort/contract/endpoint.ts'
import {
  answerLocalChallenge,
  confirmLocalSetup,
  readLocalSetup,
} from '@renfort/contract/local-payment.ts'
import type { FastifyInstance } from 'fastify'
import type { LocalPayment } from '../outside/payment/local/local-payment.ts'
import { apiBase } from './api-base.ts'

const longestBody = 4_096

/**
 * Lets browsers reach what stands in for the payment provider, beside the product’s operations: no
 * session, no record, no trace in the log of what they send.
 */
export async function openLocalPayment(
  app: FastifyInstance,
  local: LocalPayment | null,
): Promise<void> {
  if (local === null) return
  await app.register(
    async (door) => {
      const answers = <E extends Endpoint>(
        endpoint: E,
        answer: (body: Parsed<E>) => Reply<E>,
      ): void => {
        door.post(endpoint.path, { bodyLimit: longestBody, logLevel: 'silent' }, async (request) =>
          answer({ body: endpoint.body?.parse(request.body) } as Parsed<E>),
        )
      }
      door.addHook('onRequest', (_request, reply, done) => {
        void reply.header('cache-control', 'no-store')
        done()
      })
      answers(readLocalSetup, ({ body }) => local.read(body.clientSecret, body.locale))
      answers(confirmLocalSetup, ({ body }) =>
        local.confirm(body.clientSecret, body.locale, body.method),
      )
      answers(answerLocalChallenge, ({ body }) =>
        local.answerChallenge(body.clientSecret, body.locale, body.isAccepted),
      )
    },
    { prefix: apiBase },
  )
}
