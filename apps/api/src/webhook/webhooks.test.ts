import { webhooks } from '@renfort/contract'
import { eventKinds } from '@renfort/domain/event/event-kinds.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { webhookPauses } from '@renfort/domain/webhook/webhook-retries.ts'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { writeEvents } from '../event/write-events.ts'
import { httpSender } from '../outside/webhook/http-sender.ts'
import { dateOf, instantAfter, toInstant } from '../platform/clock.ts'
import { companyScope } from '../platform/jobs/company-scope.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, startTestApp, testNow } from '../testing/test-app.ts'
import { storedJobs } from '../testing/test-jobs.ts'
import { aReceiver, type ReceivedMessage, withStatus } from '../testing/webhook-receiver.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

const app = await startTestApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' })
afterEach(() => app.clock.set(testNow))
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const sender = httpSender({ allowedNetworks: ['127.0.0.0/8'], timeoutMs: 1_000 })
const deliver = () => runJob({ services: { ...app.services, webhooks: sender } }, deliverWebhooks)

async function aWebhook({ admin }: TestCompany, url: string, kinds = [...eventKinds]) {
  const { status, body } = await call(app, webhooks.createWebhook, admin, { body: { url, kinds } })
  expect(status).toBe(201)
  return { params: { id: body.id }, secret: body.secret }
}

async function write(company: TestCompany, ...facts: (readonly [subject: string, n: number])[]) {
  const scope = await companyScope(app.services.db, company.id)
  await app.services.db.transaction(scope, async (transaction) =>
    writeEvents(
      transaction,
      facts.map(([subject, n]) => ({
        kind: 'invoice.paid',
        organisationId: company.id,
        subject,
        data: { invoiceId: company.id, referenceNumber: `${subject}${n}` },
      })),
    ),
  )
}

const saidBy = ({ body }: ReceivedMessage): string => {
  const { data } = JSON.parse(body) as { data: { referenceNumber: string } }
  return data.referenceNumber
}
/**
 * The signature that the library of a receiver makes. It refuses to verify a message that is not of
 * now, and tests live in another time.
 */
function signatureBy(secret: string, { id, headers, body }: ReceivedMessage): string {
  const at = toInstant(Number(headers['webhook-timestamp']) * 1_000)
  return new Verifier(secret).sign(id, dateOf(at), body)
}
const ids = (messages: readonly ReceivedMessage[]) => messages.map(({ id }) => id)

/** Later on the clock of the product. */
const later = (seconds: number) =>
  app.clock.set(instantAfter(app.services.clock.now(), seconds * 1_000))

async function deliveries(company: TestCompany, params: { id: string }) {
  const { body } = await call(app, webhooks.listDeliveries, company.admin, { params, query: {} })
  return body.deliveries
}

describe('a webhook', () => {
  it('is sent what happens from then on, signed, each event once', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    await write(company, ['before', 0])
    await deliver()
    const { secret } = await aWebhook(company, receiver.url)
    await write(company, ['a', 1], ['a', 2], ['b', 1])
    expect(await storedJobs(app, deliverWebhooks)).toContainEqual(
      expect.objectContaining({ state: 'created' }),
    )
    await deliver()
    await deliver()
    expect(receiver.received.map(saidBy).toSorted()).toEqual(['a1', 'a2', 'b1'])
    expect(new Set(ids(receiver.received)).size).toBe(3)
    const [first] = receiver.received
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      type: 'invoice.paid',
      timestamp: expect.stringMatching(/^2026-12-02T09:00:/),
      sequence: expect.any(Number),
    })
    expect(first && signatureBy(secret, first)).toBe(first?.headers['webhook-signature'])
    expect(first?.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('is sent the kinds alone that it asks for', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    await aWebhook(company, receiver.url, ['hours.validated'])
    await write(company, ['a', 1])
    await deliver()
    expect(receiver.received).toEqual([])
  })

  it('is sent the events of a subject in their order, also when one has to wait', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    await aWebhook(company, receiver.url)
    receiver.answerWith((response, message) =>
      withStatus(saidBy(message) === 'a1' ? 500 : 204)(response, message),
    )
    await write(company, ['a', 1], ['a', 2], ['b', 1])
    await deliver()
    expect(receiver.received.map(saidBy).toSorted()).toEqual(['a1', 'b1'])
    receiver.answerWith(withStatus(204))
    later(webhookPauses[0])
    await deliver()
    expect(receiver.received.map(saidBy).slice(2)).toEqual(['a1', 'a2'])
    const [again, first] = [
      receiver.received.at(2),
      receiver.received.find((m) => saidBy(m) === 'a1'),
    ]
    expect(again?.id).toBe(first?.id)
  })

  it('is tried for three days, then parked, and its administrators are told once', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    const { params } = await aWebhook(company, receiver.url)
    receiver.answerWith(withStatus(503, {}, 'closed'))
    await write(company, ['a', 1], ['b', 1])
    await deliver()
    for (const pause of webhookPauses) {
      later(pause - 1)
      await deliver()
      later(1)
      await deliver()
    }
    expect(receiver.received.length).toBe(2 * (webhookPauses.length + 1))
    const found = await deliveries(company, params)
    expect(found.map(({ state, nextTryAt }) => [state, nextTryAt])).toEqual([
      ['parked', null],
      ['parked', null],
    ])
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      company.admin.userId,
    ])
    const told = (await mailsTo(app, String(rows[0]?.['email']))).filter(({ text }) =>
      text.includes('/settings/webhooks'),
    )
    expect(told.map(({ text }) => text.includes(receiver.url))).toEqual([true])
    const { body: tries } = await call(app, webhooks.listTries, company.admin, {
      params: { ...params, deliveryId: found[0]?.id ?? '' },
    })
    expect(tries.length).toBe(webhookPauses.length + 1)
    expect(tries[0]).toMatchObject({ status: 503, failure: 'status', answer: 'closed' })
    receiver.answerWith(withStatus(204))
    const { status } = await call(app, webhooks.replayDelivery, company.admin, {
      params: { ...params, deliveryId: found[0]?.id ?? '' },
    })
    expect(status).toBe(204)
    await deliver()
    expect((await deliveries(company, params)).map(({ state }) => state)).toEqual([
      'delivered',
      'parked',
    ])
  })

  it.each<[string, Parameters<Awaited<ReturnType<typeof aReceiver>>['answerWith']>[0], string]>([
    ['hangs', () => undefined, 'timeout'],
    [
      'redirects to the product itself',
      withStatus(302, { location: 'http://127.0.0.1:9/' }),
      'redirect',
    ],
    ['answers 500', withStatus(500), 'status'],
  ])('that %s is tried later', async (_name, answer, failure) => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    const { params } = await aWebhook(company, receiver.url)
    receiver.answerWith(answer)
    await write(company, ['a', 1])
    await deliver()
    const [waiting] = await deliveries(company, params)
    expect(waiting).toMatchObject({ state: 'waiting', tries: 1 })
    const { body: tries } = await call(app, webhooks.listTries, company.admin, {
      params: { ...params, deliveryId: waiting?.id ?? '' },
    })
    expect(tries.map((each) => each.failure)).toEqual([failure])
  })

  it('on a private network is never reached', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    const { params } = await aWebhook(company, receiver.url)
    await write(company, ['a', 1])
    const strict = httpSender({ allowedNetworks: [] })
    await runJob({ services: { ...app.services, webhooks: strict } }, deliverWebhooks)
    expect(receiver.received).toEqual([])
    expect(await deliveries(company, params)).toMatchObject([{ state: 'waiting', tries: 1 }])
  })

  it('that hangs does not hold up another one', async () => {
    const company = await aCompany(app)
    const [slow, quick] = [await aReceiver(), await aReceiver()]
    slow.answerWith(() => undefined)
    await aWebhook(company, slow.url)
    await aWebhook(company, quick.url)
    await write(company, ...Array.from({ length: 40 }, (_, n) => [`s${n}`, n] as const))
    await deliver()
    expect(quick.received.length).toBe(40)
  })

  it('that is deleted while a delivery runs leaves nothing, and stops nothing', async () => {
    const [company, receiver, other] = [await aCompany(app), await aReceiver(), await aReceiver()]
    const { params } = await aWebhook(company, receiver.url)
    await aWebhook(company, other.url)
    const deleted = new Promise<number>((resolve) =>
      receiver.answerWith((response, message) => {
        void call(app, webhooks.deleteWebhook, company.admin, { params }).then(({ status }) => {
          resolve(status)
          withStatus(204)(response, message)
        })
      }),
    )
    await write(company, ['a', 1])
    await deliver()
    expect(await deleted).toBe(204)
    expect(other.received.length).toBe(1)
    const { status } = await call(app, webhooks.listDeliveries, company.admin, {
      params,
      query: {},
    })
    expect(status).toBe(404)
  })

  it('is sent each event by one of two processes', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    await aWebhook(company, receiver.url)
    const facts = Array.from({ length: 60 }, (_, n) => [`s${n % 7}-`, n] as const)
    await write(company, ...facts)
    // Without the short patience of the other tests: on a busy machine a try would be cut off, and made again later.
    const patient = () => runJob(app, deliverWebhooks)
    await Promise.all([patient(), patient()])
    await patient()
    expect(ids(receiver.received).length).toBe(new Set(ids(receiver.received)).size)
    expect(receiver.received.length).toBe(60)
    for (const of of Map.groupBy(
      receiver.received,
      (each) => saidBy(each).split('-')[0],
    ).values()) {
      const order = of.map((each) => Number(saidBy(each).split('-')[1]))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
  })

  it('whose process died is sent the same event again, with the same id', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    const { params } = await aWebhook(company, receiver.url)
    await write(company, ['a', 1])
    const dying = { ...app.services.webhooks, send: () => Promise.reject(new Error('killed')) }
    const died = runJob({ services: { ...app.services, webhooks: dying } }, deliverWebhooks)
    await expect(died).rejects.toThrow('killed')
    await deliver()
    expect(receiver.received).toEqual([])
    await ownerQuery(
      app.database,
      'update webhook_deliveries set taken_until = now() where webhook_id = $1',
      [params.id],
    )
    await deliver()
    const [delivery] = await deliveries(company, params)
    expect(ids(receiver.received)).toEqual([delivery?.eventId])
  })

  it('is signed with both secrets for a day after a new one is made', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    const { params, secret } = await aWebhook(company, receiver.url)
    const rotated = await call(app, webhooks.rotateSecret, company.admin, { params })
    expect(rotated.body.secret).not.toBe(secret)
    const signedBy = async (n: number) => {
      await write(company, ['a', n])
      await deliver()
      const message = receiver.received.at(-1)
      const signatures = message?.headers['webhook-signature']?.split(' ')
      return [secret, rotated.body.secret].map(
        (each) => message !== undefined && signatures?.includes(signatureBy(each, message)),
      )
    }
    expect(await signedBy(1)).toEqual([true, true])
    const { body: listed } = await call(app, webhooks.listWebhooks, company.admin)
    expect(listed[0]?.previousSecretUntil).toBe(rotated.body.previousSecretUntil)
    later(25 * 3_600)
    expect(await signedBy(2)).toEqual([false, true])
    await call(app, webhooks.rotateSecret, company.admin, { params })
    await call(app, webhooks.rotateSecret, company.admin, { params })
    const { rows } = await ownerQuery(
      app.database,
      'select count(*)::int as count from webhook_secrets where webhook_id = $1',
      [params.id],
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  it('can be tried alone', async () => {
    const company = await aCompany(app)
    const [one, other] = [await aReceiver(), await aReceiver()]
    const { params } = await aWebhook(company, one.url, ['hours.validated'])
    await aWebhook(company, other.url)
    expect((await call(app, webhooks.testWebhook, company.admin, { params })).status).toBe(204)
    await deliver()
    expect(JSON.parse(one.received[0]?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      data: { webhookId: params.id },
    })
    expect(other.received).toEqual([])
  })

  it('is sent a period again, also from before it was made', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    await write(company, ['a', 1], ['a', 2])
    later(3_600)
    const { params } = await aWebhook(company, receiver.url)
    await write(company, ['b', 1])
    await deliver()
    const body = { from: testNow, to: instantAfter(testNow, 60_000) }
    const replay = () => call(app, webhooks.replayPeriod, company.admin, { params, body })
    expect((await replay()).body).toEqual({ count: 2 })
    const backwards = { from: body.to, to: body.from }
    const { error } = await call(app, webhooks.replayPeriod, company.admin, {
      params,
      body: backwards,
    })
    expect(error?.metadata?.['issues']).toMatchObject([
      { path: ['to'], key: 'errors.webhook.period' },
    ])
    await deliver()
    expect((await replay()).body).toEqual({ count: 2 })
    await deliver()
    expect(receiver.received.map(saidBy)).toEqual(['b1', 'a1', 'a2', 'a1', 'a2'])
    expect(receiver.received[1]?.id).toBe(receiver.received[3]?.id)
  })

  it('is sent what a process wrote whose clock is an hour ahead', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    await aWebhook(company, receiver.url)
    const { rows } = await ownerQuery(app.database, 'select clock_timestamp() as now', [])
    const now = instant(new Date(String(rows[0]?.['now'])).toISOString())
    app.clock.set(instantAfter(now, 3_600_000))
    await write(company, ['a', 1])
    app.clock.set(instantAfter(now, 60_000))
    await write(company, ['a', 2])
    await deliver()
    expect(receiver.received.map(saidBy)).toEqual(['a1', 'a2'])
  })

  it('that is disabled is sent nothing, and misses what happens', async () => {
    const [company, receiver] = [await aCompany(app), await aReceiver()]
    const { params } = await aWebhook(company, receiver.url)
    const set = (disabled: boolean) =>
      call(app, webhooks.changeWebhook, company.admin, {
        params,
        body: { url: receiver.url, kinds: [...eventKinds], disabled },
      })
    expect((await set(true)).status).toBe(204)
    await write(company, ['a', 1])
    await deliver()
    expect((await call(app, webhooks.testWebhook, company.admin, { params })).status).toBe(409)
    await set(false)
    await deliver()
    expect(receiver.received).toEqual([])
  })

  it.each([
    ['ftp://example.test/', 'errors.webhook.url'],
    ['http://example.test/', 'errors.webhook.url'],
    ['https://user:pass@example.test/', 'errors.webhook.url'],
    ['https://example.test/#part', 'errors.webhook.url'],
    ['not an address', 'errors.webhook.url'],
    ['https://192.168.1.10/hook', 'errors.webhook.private'],
    ['https://[fd00::1]/hook', 'errors.webhook.private'],
    ['https://3232235786/', 'errors.webhook.private'],
    ['', 'errors.field.required'],
    [`https://example.test/${'x'.repeat(500)}`, 'errors.field.too_long'],
  ])('is not made for %s', async (url, key) => {
    const company = await aCompany(app)
    const body = { url, kinds: [...eventKinds] }
    const { status, error } = await call(app, webhooks.createWebhook, company.admin, { body })
    expect([status, error?.metadata?.['issues']]).toMatchObject([400, [{ path: ['url'], key }]])
  })

  it('does not move to a private network, and one that is there already can still be disabled', async () => {
    const company = await aCompany(app)
    const { params } = await aWebhook(company, 'https://example.test/')
    const url = 'https://10.0.0.7/hook'
    const set = (to: string) =>
      call(app, webhooks.changeWebhook, company.admin, {
        params,
        body: { url: to, kinds: [...eventKinds], disabled: true },
      })
    expect((await set(url)).error?.key).toBe('errors.webhook.private')
    await ownerQuery(app.database, 'update webhooks set url = $1 where id = $2', [url, params.id])
    expect((await set(url)).status).toBe(204)
  })

  it('is one of ten at most', async () => {
    const company = await aCompany(app)
    for (let n = 0; n < 10; n += 1) await aWebhook(company, `https://example.test/${n}`)
    const body = { url: 'https://example.test/', kinds: [...eventKinds] }
    const { status, error } = await call(app, webhooks.createWebhook, company.admin, { body })
    expect([status, error?.key]).toEqual([409, 'errors.webhook.too_many'])
  })

  it('is of the company alone, and its secret is shown once', async () => {
    const [own, other] = [await aCompany(app), await aCompany(app)]
    const { params, secret } = await aWebhook(own, 'https://example.test/')
    const listed = await call(app, webhooks.listWebhooks, own.admin)
    expect(JSON.stringify(listed.body)).not.toContain(secret)
    expect((await call(app, webhooks.listWebhooks, other.admin)).body).toEqual([])
    expect((await call(app, webhooks.deleteWebhook, other.admin, { params })).status).toBe(404)
    const { rows } = await ownerQuery(
      app.database,
      `select count(*)::int as count from audit_log where entity_id = $1 and after::text like '%whsec%'`,
      [params.id],
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
