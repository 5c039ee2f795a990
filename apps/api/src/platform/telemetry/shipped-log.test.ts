import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aLogCollector, type LogCollector } from '../../testing/log-collector.ts'
import { installErrorHandling } from '../http/http-errors.ts'
import { refuse } from '../http/refusal.ts'
import { logOptions } from '../log.ts'
import { inSpan } from '../spans.ts'
import { shipLog, type ShippedLog } from './shipped-log.ts'
import { startTraces } from './traces.ts'
import type { Sending } from './waiting-lines.ts'

let collector: LogCollector
let log: ShippedLog
let reached: (readonly [isReached: boolean, lost: number])[]
let standardOutput: string[]

beforeEach(async () => {
  collector = await aLogCollector()
})
afterEach(async () => {
  await log.close()
  await collector.close()
})

/** An app whose log goes to the collector, at once and in small groups. */
function loggedApp(sending: Partial<Sending> = {}): FastifyInstance {
  reached = []
  standardOutput = []
  const quick = { pauseMs: 1, longestPauseMs: 4, ...sending }
  log = shipLog(collector, '1.2.3', (...told) => reached.push(told), quick)
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      standardOutput.push(chunk.toString())
      done()
    },
  })
  const options = logOptions({ logLevel: 'info' }, log.take)
  const app = Fastify({
    logger: { ...(typeof options === 'object' ? options : {}), stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  installErrorHandling(app)
  return app
}

it('ASVS 16.4.3 a line goes to the collector by itself, as standard output has it', async () => {
  const app = loggedApp()
  app.get('/tasks/:id', () => {
    throw refuse('errors.auth.throttled', { minutes: 15 })
  })
  const answer = await app.inject({ url: '/tasks/7', remoteAddress: '10.1.2.3' })
  await expect.poll(() => collector.lines).toHaveLength(1)
  const [written] = standardOutput.map((line) => JSON.parse(line) as { time: number })
  expect(collector.lines).toEqual([
    {
      service: 'renfort',
      milliseconds: written?.time,
      severity: 'info',
      body: 'refused',
      attributes: expect.objectContaining({
        key: 'errors.auth.throttled',
        status: 429,
        method: 'GET',
        route: '/tasks/:id',
        address: '10.1.2.3',
        'renfort.request_id': answer.json<{ requestId: string }>().requestId,
      }),
      traceId: '',
    },
  ])
})

it('ASVS 16.2.5 nothing that the log leaves out leaves by the collector', async () => {
  const app = loggedApp()
  const secret = 'S'.repeat(43)
  app.log.info({ token: secret, user: { password: secret }, at: [1, null, true] }, 'a')
  app.log.error({ err: new Error('x'.repeat(20_000)) }, 'b')
  await expect.poll(() => collector.lines).toHaveLength(2)
  const [first, second] = collector.lines
  expect(JSON.stringify(first)).not.toContain(secret)
  expect(first?.attributes).toMatchObject({ user: {}, at: [1, null, 1] })
  expect(second).toMatchObject({ severity: 'error', attributes: { err: { type: 'Error' } } })
  expect(JSON.stringify(second).length).toBeLessThan(30_000)
})

it('a line of a traced call has the id of its trace', async () => {
  const app = loggedApp()
  const traces = startTraces({ url: 'http://127.0.0.1:1', share: 1 }, '1.2.3', {
    export: (_spans, done) => done({ code: 0 }),
    shutdown: async () => undefined,
  })
  await inSpan('work', {}, async () => app.log.info('inside'))
  await traces.close()
  await expect.poll(() => collector.lines).toHaveLength(1)
  const { traceId } = JSON.parse(standardOutput.join('')) as { traceId: string }
  expect(collector.lines[0]?.traceId).toBe(traceId)
})

it('ASVS 16.4.3 while the collector is away lines wait, standard output has them, and none is lost', async () => {
  const app = loggedApp({ atOnce: 2 })
  collector.status = 404
  for (const number of [1, 2, 3, 4, 5]) app.log.warn(`line ${number}`)
  expect(standardOutput).toHaveLength(5)
  await expect.poll(() => collector.requests.length).toBeGreaterThan(2)
  expect(reached).toEqual([[false, 0]])
  expect([log.waiting(), log.lost()]).toEqual([5, 0])
  collector.status = 200
  await expect
    .poll(() => collector.lines.map(({ body }) => body))
    .toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 5'])
  expect(reached).toEqual([
    [false, 0],
    [true, 0],
  ])
  expect([log.waiting(), log.lost()]).toEqual([0, 0])
})

it('only so many lines wait; those beyond are counted as lost', async () => {
  const app = loggedApp({ most: 3 })
  collector.status = 404
  for (const number of [1, 2, 3, 4, 5]) app.log.warn(`line ${number}`)
  await expect.poll(() => reached).toEqual([[false, 2]])
  expect([log.waiting(), log.lost()]).toEqual([3, 2])
  expect(standardOutput).toHaveLength(5)
})

it('lines that the collector refuses for what they are make room for the next', async () => {
  const app = loggedApp()
  collector.status = 400
  app.log.warn('refused')
  await expect.poll(() => log.lost()).toBe(1)
  collector.status = 200
  app.log.warn('taken')
  await expect.poll(() => collector.lines.map(({ body }) => body)).toEqual(['taken'])
})

it('the end of the process sends what waits, and gives up at the first failure', async () => {
  const app = loggedApp({ pauseMs: 60_000, atOnce: 1 })
  app.log.warn('the last')
  app.log.warn('the very last')
  await log.close()
  expect(collector.lines.map(({ body }) => body)).toEqual(['the last', 'the very last'])

  const failing = loggedApp({ pauseMs: 60_000, atOnce: 1 })
  collector.status = 404
  failing.log.warn('too late')
  failing.log.warn('later still')
  const before = collector.requests.length
  await log.close()
  expect(collector.requests).toHaveLength(before + 1)
  failing.log.warn('after the end')
  expect([log.waiting(), log.lost()]).toEqual([0, 2])
})
