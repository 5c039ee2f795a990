import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startStripeStandIn, type StripeStandIn } from '../../testing/stripe-stand-in.ts'
import { type PaymentProvider, PaymentUnavailable } from './port.ts'
import { stripePayment } from './stripe.ts'

let server: StripeStandIn
let provider: PaymentProvider
beforeAll(async () => {
  server = await startStripeStandIn()
  provider = stripePayment({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: server.url,
  })
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
  server.answers.clear()
})

describe('Stripe', () => {
  it('G-27 SET-28 creates a customer once, and sets up the asked method alone', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    expect(await provider.createCustomer(id, 'Les Halles')).toBe('cus_123')
    expect(await provider.createSetup('cus_123', 'sepa_debit')).toEqual({
      setupId: 'seti_1',
      clientSecret: 'seti_1_secret_2',
    })
    const [made, setup] = server.asked
    expect(made?.headers).toMatchObject({
      authorization: 'Bearer sk_test_1',
      'idempotency-key': `customer-${id}`,
    })
    expect(made?.form.get('name')).toBe('Les Halles')
    expect(Object.fromEntries(setup?.form ?? [])).toEqual({
      customer: 'cus_123',
      'allowed_payment_method_types[0]': 'sepa_debit',
      usage: 'off_session',
    })
  })

  it('SET-23 describes a card and a debit, and no other kind', async () => {
    expect(await provider.describe('pm_card')).toEqual({
      customerId: 'cus_123',
      type: 'card',
      last4: '4242',
      brand: 'visa',
      expiryMonth: 4,
      expiryYear: 2031,
      bankCode: null,
      country: 'FR',
    })
    expect(await provider.describe('pm_debit')).toMatchObject({
      customerId: 'cus_123',
      type: 'sepa_debit',
      last4: '2606',
      bankCode: '20041',
    })
    expect(await provider.describe('pm_other')).toBeNull()
    expect(await provider.describe('pm_nobody')).toBeNull()
  })

  it('gives the secret of a set-up that can be finished, and of no other', async () => {
    expect(await provider.secretOf('seti_1')).toBe('seti_1_secret_2')
    const canceled = { id: 'seti_1', status: 'canceled', client_secret: 'seti_1_secret_2' }
    server.answers.set('GET /v1/setup_intents/seti_1', { status: 200, body: canceled })
    expect(await provider.secretOf('seti_1')).toBeNull()
    expect(await provider.secretOf('seti_unknown')).toBeNull()
  })

  it('forgets a method, even one that is gone', async () => {
    await provider.forget('pm_card')
    await provider.forget('pm_gone')
    expect(server.asked.map(({ line }) => line)).toEqual([
      'POST /v1/payment_methods/pm_card/detach',
      'POST /v1/payment_methods/pm_gone/detach',
    ])
  })

  const order = {
    key: 'collect-1',
    customerId: 'cus_123',
    methodId: 'pm_card',
    type: 'card',
    amountCents: 24_336,
    reference: 'F2026-000001',
  } as const
  const charge = (status: string, error: object | null = null) => ({
    status: 200,
    body: { id: 'pi_1', object: 'payment_intent', status, last_payment_error: error },
  })
  const declined = { status: 402, body: { error: { type: 'card_error', code: 'card_declined' } } }

  it('ENT-20 names a charge before it takes money, the same for the same key', async () => {
    server.answers.set('POST /v1/payment_intents', charge('requires_confirmation'))
    expect(await provider.prepareCharge(order)).toBe('pi_1')
    const [made] = server.asked
    expect(made?.headers['idempotency-key']).toBe('collect-1')
    expect(Object.fromEntries(made?.form ?? [])).toEqual({
      amount: '24336',
      currency: 'eur',
      customer: 'cus_123',
      payment_method: 'pm_card',
      'allowed_payment_method_types[0]': 'card',
      description: 'F2026-000001',
    })
    const gone = { type: 'invalid_request_error', code: 'payment_method_unexpected_state' }
    server.answers.set('POST /v1/payment_intents', { status: 400, body: { error: gone } })
    expect(await provider.prepareCharge(order)).toBeNull()
  })

  it('takes the money of a charge without anybody at a screen, and never confirms it twice', async () => {
    server.answers.set('GET /v1/payment_intents/pi_1', charge('requires_confirmation'))
    server.answers.set('POST /v1/payment_intents/pi_1/confirm', charge('processing'))
    expect(await provider.takeCharge('pi_1')).toEqual({ state: 'pending' })
    expect(server.asked.at(-1)?.form.get('off_session')).toBe('true')
    server.asked.length = 0
    server.answers.set('GET /v1/payment_intents/pi_1', charge('succeeded'))
    expect(await provider.takeCharge('pi_1')).toEqual({ state: 'succeeded' })
    expect(server.asked.map(({ line }) => line)).toEqual(['GET /v1/payment_intents/pi_1'])
  })

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficientFunds'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ code: 'authentication_required' }, 'authenticationRequired'],
    [{ code: 'expired_card' }, 'cardExpired'],
    [{ code: 'card_declined', decline_code: 'lost_card' }, 'cardBlocked'],
    [{ code: 'payment_intent_mandate_invalid' }, 'mandateRevoked'],
    [{ code: 'account_closed' }, 'accountClosed'],
    [{}, 'declined'],
  ])('gives the reason of a bank’s refusal: %o', async (error, reason) => {
    const path = '/v1/payment_intents/pi_1'
    let asked = 0
    server.answers.set(`POST ${path}/confirm`, declined)
    server.answers.set(`GET ${path}`, {
      status: 200,
      get body() {
        asked += 1
        return asked === 1
          ? charge('requires_confirmation').body
          : charge('requires_payment_method', error).body
      },
    })
    expect(await provider.takeCharge('pi_1')).toEqual({ state: 'refused', reason })
  })

  it('is unavailable when it fails or is silent; when it does not know this product, the error is logged', async () => {
    const line = 'GET /v1/payment_methods/pm_card'
    const fault = (status: number, type: string) =>
      server.answers.set(line, { status, body: { error: { type, message: 'no' } } })
    fault(500, 'api_error')
    await expect(provider.describe('pm_card')).rejects.toBeInstanceOf(PaymentUnavailable)
    fault(401, 'invalid_request_error')
    await expect(provider.describe('pm_card')).rejects.not.toBeInstanceOf(PaymentUnavailable)
    const nobody = stripePayment({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: 'http://127.0.0.1:1',
    })
    await expect(nobody.describe('pm_card')).rejects.toBeInstanceOf(PaymentUnavailable)
  })
})
