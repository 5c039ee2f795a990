import type { Endpoint, Parsed, Reply } from '@renfort/contract/kernel/endpoint.ts'
import {
  answerLocalChallenge,
  confirmLocalSetup,
  readLocalSetup,
} from '@renfort/contract/local-payment.ts'
import { validInput } from './refusal.ts'
import type { FastifyInstance } from 'fastify'
import type { LocalPayment } from '../../outside/payment/local/local-payment.ts'
import { apiBase } from '../api-base.ts'

const longestBody = 4_096

/**
 * Serves the stand-in for the payment provider next to the product’s operations, without a session,
 * an audit row or a log of the input.
 */
export async function openLocalPayment(
  app: FastifyInstance,
  local: LocalPayment | null,
): Promise<void> {
  if (local === null) return
  await app.register(
    async (routes) => {
      const answers = <E extends Endpoint>(
        endpoint: E,
        answer: (body: Parsed<E>) => Reply<E>,
      ): void => {
        routes.post(
          endpoint.path,
          { bodyLimit: longestBody, logLevel: 'silent' },
          async (request) =>
            answer({ body: endpoint.body && validInput(endpoint.body, request.body) } as Parsed<E>),
        )
      }
      routes.addHook('onRequest', (_request, reply, done) => {
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
