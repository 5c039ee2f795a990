import { operations } from '@renfort/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi, createApp } from '../../app.ts'
import { aCompany } from '../../testing/companies.ts'
import { anInvoice } from '../../testing/invoices.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { aParkedJob } from '../../testing/parked-jobs.ts'
import { call, sharedApp, type TestApp } from '../../testing/test-app.ts'
import { mostAttempts } from '../mail/delivery-queries.ts'
import { createDb, type Db } from '../database/db.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { type MetricsServer, startMetricsServer } from './metrics-server.ts'

let app: TestApp
let metrics: Metrics
let server: MetricsServer

beforeAll(async () => {
  const shared = await sharedApp()
  metrics = createMetrics(shared.services.db, shared.database)
  app = {
    ...shared,
    app: await createApp(shared.services, { metrics, traces: null, shippedLog: null }),
  }
  server = await startMetricsServer(metrics, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await app.app.close()
})

const page = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { method })

async function lines(start: string): Promise<string[]> {
  const text = await (await page('/metrics')).text()
  return text.split('\n').filter((line) => line.startsWith(start))
}

async function value(start: string): Promise<number> {
  const [line = ''] = await lines(start)
  return Number(line.split(' ').at(-1))
}

describe('what is counted', () => {
  it('answers by operation and status, with the pattern of the address and never an id', async () => {
    const { admin, id } = await aCompany(app)
    const of = (status: number) =>
      `renfort_http_answers_total{method="GET",route="/api/health/live",status="${status}"}`
    expect(await lines(of(200))).toEqual([])
    await call(app, operations.live, null)
    await call(app, operations.live, admin)
    expect(await lines(of(200))).toEqual([`${of(200)} 2`])
    await app.app.inject({ url: `/api/organisations/${id}/documents?signed=false` })
    expect(
      await lines(
        'renfort_http_answers_total{method="GET",route="/api/organisations/:id/documents",status="401"}',
      ),
    ).toHaveLength(1)
    const text = await (await page('/metrics')).text()
    expect(text).not.toContain(id)
  })

  it('addresses that nobody serves together', async () => {
    await app.app.inject({ url: '/api/guess-1' })
    await app.app.inject({ url: '/api/guess-2' })
    const text = await (await page('/metrics')).text()
    expect(text).not.toContain('guess')
  })

  it('tries of a job by how they ended', async () => {
    metrics.jobStarted('deliver-mails')('completed')
    metrics.jobStarted('deliver-mails')('failed')
    expect(
      await lines('renfort_job_seconds_count{job="deliver-mails",outcome="failed"}'),
    ).toHaveLength(1)
  })

  it('invoices, mails and jobs that wait, with the age of the oldest', async () => {
    const company = await aCompany(app)
    const before = await value('renfort_invoices_without_document ')
    await anInvoice(app, company)
    expect(await value('renfort_invoices_without_document ')).toBeGreaterThan(before)
    await ownerQuery(
      app.database,
      `insert into mail_outbox
         (recipient, locale, subject, body_text, body_html, created_at, next_attempt_at)
       values ('a@example.test', 'fr', 'a', 'a', 'a', now(), now() - interval '2 hours')`,
    )
    expect(await value('renfort_mails_oldest_seconds ')).toBeGreaterThanOrEqual(7_200)
    const failed = await value('renfort_mails_failed ')
    const waiting = await value('renfort_mails_waiting ')
    await ownerQuery(
      app.database,
      `update mail_outbox set attempts = $1 where id = (
         select id from mail_outbox where sent_at is null and recipient = 'a@example.test' limit 1
       )`,
      [mostAttempts],
    )
    expect(await value('renfort_mails_failed ')).toBe(failed + 1)
    expect(await value('renfort_mails_waiting ')).toBe(waiting - 1)
    await ownerQuery(app.database, `select enqueue_job('deliver-mails', '{}')`)
    expect(await value('renfort_jobs_waiting{job="deliver-mails"}')).toBeGreaterThanOrEqual(1)
    await aParkedJob(app, { name: 'sweep-keys' })
    expect(await value('renfort_jobs_parked{job="sweep-keys"}')).toBeGreaterThanOrEqual(1)
  })

  it('the connections of each pool, and the event loop', async () => {
    expect(await lines('renfort_database_connections{pool="pool"')).toHaveLength(3)
    expect(await lines('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
  })

  it('is told also when the database is silent', async () => {
    expect(await value('renfort_database_up')).toBe(1)
    const alone = createMetrics(silentDb(), app.database)
    expect(await alone.text()).toContain('renfort_database_up 0')
  })

  it('has no other address, and takes nothing', async () => {
    expect((await page('/')).status).toBe(404)
    expect((await page('/metrics?x=1')).status).toBe(404)
    expect((await page('/metrics', 'POST')).status).toBe(404)
  })
})

describe('health', () => {
  it('of the process is told without a database, whether it is ready only with one', async () => {
    expect((await call(app, operations.live, null)).body).toEqual({ status: 'ok' })
    expect((await call(app, operations.ready, null)).body).toEqual({ status: 'ok' })
    const alone = await createApi({ ...app.services, db: silentDb() })
    const statuses = ['live', 'ready'].map(async (which) => {
      const { statusCode } = await alone.inject({ url: `/api/health/${which}` })
      return statusCode
    })
    expect(await Promise.all(statuses)).toEqual([200, 503])
    await alone.close()
  })
})

/** A database that refuses every connection. */
function silentDb(): Db {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  return createDb({ pool, systemPool: pool, isLent: false }, app.clock)
}
