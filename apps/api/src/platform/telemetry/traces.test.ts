import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { missions, operations, shifts } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { createApi } from '../../app.ts'
import { aCompany } from '../../testing/companies.ts'
import { aDraft, at } from '../../testing/missions.ts'
import { call, sharedApp, type TestApp } from '../../testing/test-app.ts'
import { storedJobs, startRunner, withQueues } from '../../testing/test-jobs.ts'
import { nobody } from '../database/db.ts'
import { beginAs } from '../database/lent-connection.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { productJob } from '../jobs/job.ts'
import { inSpan, statementSpan } from '../spans.ts'
import { startTraces, type Traces } from './traces.ts'

let shared: TestApp
let kept: ReadableSpan[]
let traces: Traces | null = null

beforeAll(async () => {
  shared = await sharedApp()
})
afterEach(async () => {
  await traces?.close()
  traces = null
})

/** The app with traces, whose spans are kept once `sent` has been awaited. */
async function tracedApp(share = 1): Promise<TestApp> {
  kept = []
  traces = startTraces({ url: 'http://127.0.0.1:1', share }, '1.2.3', {
    export: (spans, done) => {
      kept.push(...spans)
      done({ code: 0 })
    },
    shutdown: async () => undefined,
  })
  return {
    ...shared,
    app: await createApi(shared.services, { metrics: null, traces, shippedLog: null }),
  }
}

async function sent(): Promise<readonly ReadableSpan[]> {
  await traces?.close()
  return kept
}

const named = (spans: readonly ReadableSpan[], name: string) => {
  const found = spans.find((span) => span.name === name)
  if (found === undefined) throw new Error(`no span ${name}: ${spans.map((span) => span.name)}`)
  return found
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a traced call', () => {
  it('has its pattern, status and request id, and each statement that it waits for', async () => {
    const app = await tracedApp()
    const { manager } = await aCompany(shared)
    const id = await aDraft(shared, manager)
    const answer = await call(app, missions.readMission, manager, { params: { id } })
    expect(answer.status).toBe(200)
    const spans = await sent()
    const root = named(spans, 'GET /api/tasks/:id')
    expect(root.kind).toBe(SpanKind.SERVER)
    expect(root.attributes).toMatchObject({
      'http.route': '/api/tasks/:id',
      'http.response.status_code': 200,
      'renfort.request_id': answer.response.headers['x-request-id'],
    })
    const statements = spans.filter(({ attributes }) => attributes['db.system.name'] !== undefined)
    expect(statements.length).toBeGreaterThan(1)
    for (const { parentSpanContext } of statements) {
      expect(parentSpanContext?.spanId).toBe(root.spanContext().spanId)
    }
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain(id)
  })

  it('keeps its trace while it reads what is sent, and through its transaction', async () => {
    const app = await tracedApp()
    const { manager } = await aCompany(shared)
    const id = await aDraft(shared, manager)
    const answer = await call(app, shifts.createShifts, manager, {
      params: { taskId: id },
      body: { shifts: [at('2026-12-07', '09:00', '17:00')] },
    })
    expect(answer.status).toBe(201)
    const spans = await sent()
    const root = named(spans, 'POST /api/tasks/:taskId/shifts')
    const insert = named(spans, 'insert shifts')
    expect(insert.spanContext().traceId).toBe(root.spanContext().traceId)
    expect(named(spans, 'insert audit_log').spanContext().traceId).toBe(root.spanContext().traceId)
  })

  it('tells neither the settings of a beginning nor the value that a failed statement names', async () => {
    await tracedApp()
    const { db } = shared.services
    await inSpan('work', {}, async () => {
      const wrong = sql`select ${'no-uuid'}::uuid`.execute(db.queries(nobody))
      await expect(wrong).rejects.toThrow('no-uuid')
      statementSpan(beginAs({ role: 'renfort_tenant', organisation: 'o-1', group: '' }))?.end()
    })
    const spans = await sent()
    expect(named(spans, 'begin').attributes['db.query.text']).toBe('begin')
    expect(spans.map(({ status }) => status.message)).toContain('22P02')
    const told = JSON.stringify(spans.map(({ attributes, status }) => [attributes, status]))
    expect(told).not.toMatch(/o-1|no-uuid/)
  })

  it('goes on with the trace of its proxy, which also decides whether it is traced', async () => {
    const app = await tracedApp(0)
    const traceparent = (flags: string) => `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}`
    const ask = (headers: Record<string, string>) => app.app.inject({ url: '/api/health', headers })
    await ask({})
    await ask({ traceparent: traceparent('00') })
    await ask({ traceparent: traceparent('01') })
    const roots = (await sent()).filter(({ name }) => name === 'GET /api/health')
    expect(roots.map((span) => span.spanContext().traceId)).toEqual(['a'.repeat(32)])
  })

  it('is marked where it fails', async () => {
    kept = []
    const app = await tracedApp()
    await app.app.inject({ url: '/api/nothing' })
    const broken = { ...shared.services, db: null as never }
    const failing = await createApi(broken, { metrics: null, traces, shippedLog: null })
    await failing.inject({ url: '/api/v1/users/me', headers: { token: 'a'.repeat(43) } })
    const spans = await sent()
    expect(named(spans, 'GET none').status.code).toBe(SpanStatusCode.UNSET)
    expect(named(spans, 'GET /api/v1/users/me').status.code).toBe(SpanStatusCode.ERROR)
  })
})

describe('what a traced call waits for', () => {
  it.each(['fetch', 'node:http'])('is a span without query when it is asked by %s', async (by) => {
    const server = createServer((_request, response) => response.writeHead(503).end('no'))
    const address = await listening(server)
    await tracedApp()
    const url = `${address}/places/12?key=secret&q=rue`
    await inSpan('work', {}, async () => {
      if (by === 'fetch') await (await fetch(url)).text()
      else await new Promise((done) => get(url, (answer) => answer.resume().on('end', done)))
    })
    server.close()
    const spans = await sent()
    const outgoing = spans.find(({ name }) => name.startsWith('GET 127.0.0.1'))
    expect(outgoing?.attributes).toEqual({
      'http.request.method': 'GET',
      'url.full': `${address}/places/12`,
      'http.response.status_code': 503,
    })
    expect(outgoing?.status.code).toBe(SpanStatusCode.ERROR)
    expect(outgoing?.parentSpanContext?.spanId).toBe(named(spans, 'work').spanContext().spanId)
  })

  it('tells a call that nobody answers', async () => {
    await tracedApp()
    const server = createServer()
    const address = await listening(server)
    await new Promise((closed) => server.close(closed))
    await inSpan('work', {}, () => fetch(address).catch(() => null))
    const spans = await sent()
    const { host } = new URL(address)
    expect(named(spans, `GET ${host}`).status.code).toBe(SpanStatusCode.ERROR)
  })

  it('is no span outside of a traced call', async () => {
    await tracedApp()
    await fetch('http://127.0.0.1:1/').catch(() => null)
    expect(await sent()).toEqual([])
  })
})

it('a job is a trace of its own, with its statements and its failure', async () => {
  const app = await tracedApp()
  const job = productJob({
    name: 'test-traced',
    data: z.strictObject({}),
    retry: { tries: 1, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    handler: async ({ services }) => {
      await services.db.queries(nobody).selectFrom('users').select('id').limit(1).execute()
      throw new Error('nobody answers')
    },
  })
  await withQueues(app, [job])
  await app.services.db.transaction(nobody, (transaction) => enqueue(transaction, job, {}))
  await startRunner(app, [job])
  const states = async () => (await storedJobs(app, job)).map(({ state }) => state)
  await expect.poll(states).toEqual(['failed'])
  const spans = await sent()
  const root = named(spans, 'job test-traced')
  expect(root.status).toEqual({ code: SpanStatusCode.ERROR, message: 'nobody answers' })
  expect(named(spans, 'select users').parentSpanContext?.spanId).toBe(root.spanContext().spanId)
})

it('spans reach a collector as OTLP, with the name and version of the product', async () => {
  const bodies: Buffer[] = []
  const collector = createServer((request, response) => {
    expect(request.url).toBe('/v1/traces')
    request.on('data', (chunk: Buffer) => bodies.push(chunk))
    request.on('end', () => response.writeHead(200).end())
  })
  traces = startTraces({ url: await listening(collector), share: 1 }, '1.2.3')
  const app = {
    ...shared,
    app: await createApi(shared.services, { metrics: null, traces, shippedLog: null }),
  }
  await call(app, operations.live, null)
  await traces.close()
  collector.close()
  const text = Buffer.concat(bodies).toString('latin1')
  for (const expected of ['renfort', '1.2.3', 'GET /api/health/live'])
    expect(text).toContain(expected)
})
