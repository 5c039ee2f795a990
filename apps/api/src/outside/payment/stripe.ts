import type { Stripe } from 'stripe'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { type PaymentProvider, PaymentUnavailable } from './port.ts'
import { asked, known } from './stripe-answer.ts'
import { prepareStripeCharge, takeStripeCharge } from './stripe-charge.ts'
import { methodOf, readStripeEvent } from './stripe-event.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** `null` for Stripe itself; another address is a stand-in with the same interface. */
  readonly apiUrl: string | null
}

const timeoutMilliseconds = 8_000

/** Stripe; its library is loaded at the first use. */
export function stripePayment(settings: StripeSettings): PaymentProvider {
  let connection: Promise<Stripe> | null = null
  const stripe = () => (connection ??= connect(settings))
  return {
    name: 'stripe',
    front: { kind: 'stripe', publishableKey: settings.publishableKey },
    createCustomer: async (organisationId, companyName) => {
      const customer = { name: companyName, metadata: { organisation: organisationId } }
      const options = { idempotencyKey: `customer-${organisationId}` }
      const { id } = await asked((await stripe()).customers.create(customer, options))
      return id
    },
    createSetup: async (customerId, type) => createSetup(await stripe(), customerId, type),
    secretOf: async (setupId) => {
      const setup = await known((await stripe()).setupIntents.retrieve(setupId))
      return setup === null || setup.status === 'canceled' ? null : setup.client_secret
    },
    describe: async (id) => {
      const method = await known((await stripe()).paymentMethods.retrieve(id))
      return method === null ? null : methodOf(method)
    },
    forget: async (id) => {
      await known((await stripe()).paymentMethods.detach(id))
    },
    prepareCharge: async (order) => prepareStripeCharge(await stripe(), order),
    takeCharge: async (chargeId) => takeStripeCharge(await stripe(), chargeId),
    readEvent: async (body, signature) =>
      readStripeEvent(await stripe(), body, signature, settings.webhookSecret),
  }
}

async function connect({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const common = { timeout: timeoutMilliseconds, maxNetworkRetries: 1, telemetry: false }
  if (apiUrl === null) return new Client(secretKey, common)
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return new Client(secretKey, {
    ...common,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  })
}

async function createSetup(stripe: Stripe, customerId: string, type: ProvidedType) {
  const setup = await asked(
    stripe.setupIntents.create({
      customer: customerId,
      allowed_payment_method_types: [type],
      usage: 'off_session',
    }),
  )
  if (setup.client_secret === null) throw new PaymentUnavailable('a set-up came without its secret')
  return { setupId: setup.id, clientSecret: setup.client_secret }
}
