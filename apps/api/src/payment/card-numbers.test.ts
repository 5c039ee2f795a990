import { Writable } from 'node:stream'
import { payment } from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import {
  answerLocalChallenge,
  confirmLocalSetup,
  readLocalSetup,
} from '@renfort/contract/local-payment.ts'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { operationTable } from '../operations/operation-table.ts'
import { installErrorHandling } from '../platform/http/http-errors.ts'
import { openLocalPayment } from '../platform/http/local-payment-routes.ts'
import { aCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aCard, anAccount, somePayment, testCards, testIban } from '../testing/payments.ts'
import { call, sharedApp, startTestApp, type TestApp } from '../testing/test-app.ts'

const secrets = [testCards.accepted, '4242 4242', testIban, '0500013M0']

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const callStandIn = (endpoint: Endpoint, body: object) =>
  call(app, endpoint, null, { body: { locale: 'fr', ...body } })

/** Every row of the database, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await ownerQuery(
    app.database,
    `select format('%I', table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await ownerQuery(app.database, `select t::text as row from ${name} as t`)
      return rows.map(({ row }) => String(row)).join('\n')
    }),
  )
  return texts.join('\n')
}

describe('the number of a card or an account', () => {
  it('G-27 SET-28 goes to the provider, and no table ever holds it', async () => {
    const { id, admin } = await aCompany(app)
    const params = { id }
    for (const method of [aCard('4242 4242 4242 4242'), anAccount()]) {
      const { type } = method
      const opened = await call(app, payment.openPaymentSetup, admin, { params, body: { type } })
      const { clientSecret } = opened.body
      const { body } = await callStandIn(confirmLocalSetup, { clientSecret, method })
      expect(body).toMatchObject({ status: 'succeeded', type })
      expect((await callStandIn(readLocalSetup, { clientSecret })).body).toEqual(body)
      const { paymentMethodId } = body as { paymentMethodId: string }
      const saved = await call(app, payment.updatePaymentInformations, admin, {
        params,
        body: { data: { ...somePayment, paymentMethod: { type } }, paymentMethodId },
      })
      expect(saved.body.paymentMethod?.type).toBe(type)
    }
    const held = await everything()
    expect(held).toContain('quai du Port')
    for (const secret of secrets) expect(held).not.toContain(secret)
  })

  it('G-27 is taken by no operation of the product, and dropped where it is sent all the same', async () => {
    const own = [...operationTable.values()].map(({ path }) => path)
    for (const { path } of [confirmLocalSetup, readLocalSetup, answerLocalChallenge]) {
      expect(own).not.toContain(path)
    }
    const { id, admin } = await aCompany(app)
    const card = { type: 'card', number: testCards.accepted, last4: testCards.accepted }
    const data = { ...somePayment, paymentMethod: { ...card, type: 'collectionStatement' }, card }
    const params = { id }
    const saved = await call(app, payment.updatePaymentInformations, admin, {
      params,
      body: { data },
    })
    expect(saved.status).toBe(200)
    const instead = await call(app, payment.updatePaymentInformations, admin, {
      params,
      body: { data: { paymentMethod: { type: 'card' } }, paymentMethodId: testCards.accepted },
    })
    expect(instead.status).toBe(400)
    expect(JSON.stringify([saved.body, instead.error])).not.toContain(testCards.accepted)
    expect(await everything()).not.toContain(testCards.accepted)
  })

  it('G-27 is in no line of the log, not even of a call that fails', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const server = Fastify({ logger: { level: 'trace', stream } })
    installErrorHandling(server)
    await openLocalPayment(server, app.services.localPayment)
    server.get('/', () => 'hello')
    await server.inject('/')
    const url = `/api${confirmLocalSetup.path}`
    const payload = { clientSecret: 'seti_local_1_secret_2', locale: 'fr' }
    const method = aCard(testCards.accepted)
    const answers = [
      await server.inject({ method: 'POST', url, payload: { ...payload, method } }),
      await server.inject({
        method: 'POST',
        url,
        payload: { ...payload, method: testCards.accepted },
      }),
      await server.inject({ method: 'POST', url, payload: `{"${testCards.accepted}` }),
      await server.inject({ method: 'POST', url, payload: 'x'.repeat(5_000) }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400, 400])
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(testCards.accepted)
    await server.close()
  })

  it('G-27 has nowhere to go where nothing stands in for the provider', async () => {
    const closed = await startTestApp({ SIMULATE_PAYMENT: 'false' })
    const method = aCard(testCards.accepted)
    const body = { clientSecret: 'seti_local_1_secret_2', locale: 'fr' as const, method }
    expect((await call(closed, confirmLocalSetup, null, { body })).status).toBe(404)
  })
})
