import { organisation, payment } from '@renfort/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { collectInvoice } from '../collection/collect-invoice.ts'
import { anInvoice } from '../testing/invoices.ts'
import { createApp } from '../app.ts'
import type { PaymentProvider } from '../outside/payment/port.ts'
import { stripePayment } from '../outside/payment/stripe.ts'
import { nobody } from '../platform/database/db.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { somePayment } from '../testing/payments.ts'
import {
  startStripeStandIn,
  stripeDebit,
  stripeMethod,
  type StripeStandIn,
} from '../testing/stripe-stand-in.ts'
import { call, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { webhookPath } from './webhook-routes.ts'

const webhookSecret = 'whsec_1'
let server: StripeStandIn
let app: TestApp
let provider: PaymentProvider
let events = 0

beforeAll(async () => {
  server = await startStripeStandIn()
  const shared = await sharedApp()
  const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret }
  provider = stripePayment({ ...settings, apiUrl: server.url })
  const services = { ...shared.services, payment: provider, localPayment: null }
  app = { ...shared, services, app: await createApp(services) }
})
afterAll(async () => {
  await app.app.close()
  server.close()
})

function anEvent(type: string, object: object, id = `evt_${(events += 1)}`) {
  return JSON.stringify({ id, object: 'event', type, data: { object } })
}

async function deliver(payload: string, signature?: string) {
  const header =
    signature ?? Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
    payload,
  })
  return statusCode
}

/** Each company is a customer of its own, with its own set-up. */
async function aPayingCompany(method: 'card' | 'sepa_debit' = 'sepa_debit', complete = false) {
  const company = await aCompany(app, { complete })
  const short = company.id.slice(0, 8)
  const customer = `cus_${short}`
  const setupId = `seti_${short}`
  const methodId = `pm_${short}`
  const ok = (body: object) => ({ status: 200, body })
  server.answers.set('POST /v1/customers', ok({ id: customer }))
  server.answers.set(
    'POST /v1/setup_intents',
    ok({ id: setupId, client_secret: `${setupId}_secret_x` }),
  )
  server.answers.set(
    `GET /v1/setup_intents/${setupId}`,
    ok({ id: setupId, status: 'succeeded', client_secret: `${setupId}_secret_x` }),
  )
  const described = {
    ...(method === 'card' ? stripeMethod() : stripeDebit),
    id: methodId,
    customer,
  }
  server.answers.set(`GET /v1/payment_methods/${methodId}`, ok(described))
  const params = { id: company.id }
  const opened = await call(app, payment.openPaymentSetup, company.admin, {
    params,
    body: { type: method },
  })
  expect(opened.status).toBe(201)
  const save = () =>
    call(app, payment.updatePaymentInformations, company.admin, {
      params,
      body: {
        data: { ...somePayment, paymentMethod: { type: method } },
        paymentMethodId: methodId,
      },
    })
  return { company, customer, setupId, methodId, described, save }
}

const read = async ({ id, admin }: TestCompany) =>
  (await call(app, payment.readPaymentInformations, admin, { params: { id } })).body
const isComplete = async ({ admin }: TestCompany) =>
  (await call(app, organisation.readCompletion, admin)).body.paymentInformations
async function changes({ id }: TestCompany): Promise<string[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select action from audit_log where organisation_id = $1 and action like 'payment.%' order by id`,
    [id],
  )
  return rows.map(({ action }) => String(action).slice('payment.'.length))
}

describe('what Stripe tells by itself', () => {
  it('G-27 is heard when its signature over the very bytes holds and is fresh, and not otherwise', async () => {
    const payload = anEvent('customer.created', { id: 'cus_1' })
    expect(await deliver(payload)).toBe(200)
    const sign = Stripe.webhooks.generateTestHeaderString
    const now = Math.floor(performance.timeOrigin / 1_000)
    for (const signature of [
      '',
      'nonsense',
      sign({ payload, secret: 'whsec_other' }),
      sign({ payload: `${payload} `, secret: webhookSecret }),
      sign({ payload, secret: webhookSecret, timestamp: now - 3_600 }),
    ]) {
      expect(await deliver(payload, signature), signature).toBe(400)
    }
    const bare = await app.app.inject({ method: 'POST', url: webhookPath, payload: {} })
    expect(bare.statusCode).toBe(400)
  })

  it('SET-06 SET-31 a mandate that was withdrawn at the bank makes the payment incomplete, until it is back', async () => {
    const { company, methodId, save } = await aPayingCompany()
    expect((await save()).status).toBe(200)
    expect(await isComplete(company)).toBe('complete')
    const mandate = { id: 'mandate_1', payment_method: methodId, status: 'inactive' }
    expect(await deliver(anEvent('mandate.updated', mandate))).toBe(200)
    expect((await read(company)).paymentMethod?.state).toBe('inactive')
    expect(await isComplete(company)).toBe('incomplete')
    await deliver(anEvent('mandate.updated', { ...mandate, status: 'pending' }))
    expect((await read(company)).paymentMethod?.state).toBe('inactive')
    await deliver(anEvent('mandate.updated', { ...mandate, status: 'active' }))
    expect(await isComplete(company)).toBe('complete')
    expect(await changes(company)).toEqual([
      'openSetup',
      'update',
      'changeMandate',
      'changeMandate',
    ])
  })

  it('G-27 an event takes effect once, however often it is delivered', async () => {
    const { company, methodId, save } = await aPayingCompany()
    await save()
    const inactive = anEvent('mandate.updated', { payment_method: methodId, status: 'inactive' })
    const active = anEvent('mandate.updated', { payment_method: methodId, status: 'active' })
    expect([await deliver(inactive), await deliver(active), await deliver(inactive)]).toEqual([
      200, 200, 200,
    ])
    expect((await read(company)).paymentMethod?.state).toBe('active')
    const again = await Promise.all([deliver(inactive), deliver(inactive)])
    expect(again).toEqual([200, 200])
    expect((await changes(company)).length).toBe(4)
  })

  it('SET-23 a card that its bank renews is shown as it is now, and one that is gone is no more', async () => {
    const { company, described, methodId, save } = await aPayingCompany('card')
    await save()
    const card = { brand: 'visa', last4: '1881', exp_month: 9, exp_year: 2034, country: 'FR' }
    await deliver(anEvent('payment_method.automatically_updated', { ...described, card }))
    expect((await read(company)).paymentMethod).toMatchObject({ last4: '1881', expiryYear: 2034 })
    await deliver(anEvent('payment_method.updated', { ...described, card }))
    await deliver(anEvent('payment_method.detached', { ...described, customer: null }))
    expect((await read(company)).paymentMethod).toBeNull()
    expect(await isComplete(company)).toBe('incomplete')
    expect(await changes(company)).toEqual(['openSetup', 'update', 'refreshMethod', 'removeMethod'])
    expect(await deliver(anEvent('payment_method.detached', { ...described, id: methodId }))).toBe(
      200,
    )
  })

  it('SET-28 says what became of a set-up, to the company whose it is alone', async () => {
    const { company, customer, setupId } = await aPayingCompany()
    const other = await aPayingCompany()
    const stolen = { id: setupId, customer: other.customer }
    expect(await deliver(anEvent('setup_intent.setup_failed', stolen))).toBe(200)
    expect((await read(company)).clientSecret).toBe(`${setupId}_secret_x`)
    await deliver(anEvent('setup_intent.succeeded', { id: setupId, customer }))
    expect((await read(company)).clientSecret).toBe(`${setupId}_secret_x`)
    await deliver(anEvent('setup_intent.setup_failed', { id: setupId, customer }))
    expect((await read(company)).clientSecret).toBeNull()
    await deliver(anEvent('setup_intent.succeeded', { id: 'seti_unknown', customer }))
    expect(await changes(company)).toEqual(['openSetup', 'settleSetup', 'settleSetup'])
    expect(await changes(other.company)).toEqual(['openSetup'])
  })

  it('ENT-20 a debit is answered after days: what it paid is noted once, and nobody else’s charge is', async () => {
    const { company, save } = await aPayingCompany('sepa_debit', true)
    await save()
    const invoiceId = await anInvoice(app, company)
    const chargeId = `pi_${company.id.slice(0, 8)}`
    const charge = (status: string) => ({ id: chargeId, object: 'payment_intent', status })
    const ok = (status: string) => ({ status: 200, body: charge(status) })
    server.answers.set('POST /v1/payment_intents', ok('requires_confirmation'))
    server.answers.set(`GET /v1/payment_intents/${chargeId}`, ok('requires_confirmation'))
    server.answers.set(`POST /v1/payment_intents/${chargeId}/confirm`, ok('processing'))
    app.clock.set(instant('2027-01-14T05:30:00.000Z'))
    // Collects only this invoice, because charges of other tests may be at another provider.
    await collectInvoice(app.services, { invoiceId, provider, scope: nobody, startedBy: null })
    const states = async () => {
      const { rows } = await ownerQuery(
        app.database,
        'select collection, paid_at is not null as paid from invoices where id = $1',
        [invoiceId],
      )
      return [rows[0]?.['collection'], rows[0]?.['paid']]
    }
    expect(await states()).toEqual(['pending', false])
    await deliver(anEvent('payment_intent.succeeded', { ...charge('succeeded'), id: 'pi_other' }))
    expect(await states()).toEqual(['pending', false])
    const paid = anEvent('payment_intent.succeeded', charge('succeeded'))
    expect(await Promise.all([deliver(paid), deliver(paid)])).toEqual([200, 200])
    await deliver(anEvent('payment_intent.processing', charge('processing')))
    expect(await states()).toEqual(['succeeded', true])
    // Weeks later, it is contested at the bank.
    const dispute = {
      id: `du_${company.id.slice(0, 8)}`,
      object: 'dispute',
      payment_intent: chargeId,
      status: 'lost',
      reason: 'debit_not_authorized',
      amount: 24_336,
    }
    const contested = anEvent('charge.dispute.created', dispute)
    expect(await Promise.all([deliver(contested), deliver(contested)])).toEqual([200, 200])
    await deliver(anEvent('charge.dispute.closed', dispute))
    expect(await states()).toEqual(['returned', false])
    app.clock.set(testNow)
  })

  it('API-32 tells the browser with which key it speaks to Stripe, never the other one', async () => {
    const { company } = await aPayingCompany()
    const body = await read(company)
    expect(body.provider).toEqual({ kind: 'stripe', publishableKey: 'pk_test_1' })
    expect(JSON.stringify(body)).not.toContain('sk_test')
  })
})
