import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AskedOfStripe {
  readonly line: string
  readonly headers: IncomingMessage['headers']
  readonly form: URLSearchParams
}

export interface StripeStandIn {
  readonly url: string
  readonly asked: AskedOfStripe[]
  /** Answers in place of the usual ones, by « METHOD /path ». */
  readonly answers: Map<string, { readonly status: number; readonly body: unknown }>
  close(): void
}

const customer = 'cus_123'

/** A method as Stripe describes it. */
export function stripeMethod(changes: object = {}) {
  return {
    id: 'pm_card',
    object: 'payment_method',
    type: 'card',
    customer,
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031, country: 'FR' },
    ...changes,
  }
}

export const stripeDebit = {
  id: 'pm_debit',
  object: 'payment_method',
  type: 'sepa_debit',
  customer: { id: customer },
  sepa_debit: { last4: '2606', bank_code: '20041', country: 'FR' },
}

const usual: Readonly<Record<string, unknown>> = {
  'POST /v1/customers': { id: customer, object: 'customer' },
  'POST /v1/setup_intents': {
    id: 'seti_1',
    object: 'setup_intent',
    client_secret: 'seti_1_secret_2',
  },
  'GET /v1/setup_intents/seti_1': {
    id: 'seti_1',
    object: 'setup_intent',
    status: 'requires_action',
    client_secret: 'seti_1_secret_2',
  },
  'GET /v1/payment_methods/pm_card': stripeMethod(),
  'GET /v1/payment_methods/pm_debit': stripeDebit,
  'GET /v1/payment_methods/pm_other': stripeMethod({
    id: 'pm_other',
    type: 'link',
    card: undefined,
  }),
  'POST /v1/payment_methods/pm_card/detach': stripeMethod({ customer: null }),
}
const missing = {
  status: 404,
  body: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
  },
}

/** A server on this machine that answers like Stripe’s. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const asked: AskedOfStripe[] = []
  const answers: StripeStandIn['answers'] = new Map()
  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const line = `${request.method} ${request.url}`
      asked.push({ line, headers: request.headers, form: new URLSearchParams(text) })
      const body = usual[line]
      const { status, body: answer } =
        answers.get(line) ?? (body === undefined ? missing : { status: 200, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
