import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PdfUnavailable, PdfUnwritable } from '../../outside/pdf/port.ts'
import { PermanentFailure } from '../../outside/permanent-failure.ts'
import { aCompany } from '../../testing/companies.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { sharedApp, type TestApp } from '../../testing/test-app.ts'
import { endPause, startRunner, storedJobs, withQueues } from '../../testing/test-jobs.ts'
import { nobody } from '../database/db.ts'
import { enqueue } from './enqueue.ts'
import { companyJob, type Job, noData, productJob } from './job.ts'
import { listParkedJobs, tryAgain } from './parked-jobs.ts'
import { createBoss } from './start-jobs.ts'

let app: TestApp
const waiting = { timeout: 15_000 }

beforeAll(async () => {
  app = await sharedApp()
})

async function leave<Data>(job: Job<Data>, ...data: readonly NoInfer<Data>[]): Promise<void> {
  await app.services.db.transaction(nobody, async (transaction) => {
    for (const one of data) await enqueue(transaction, job, one)
  })
}

const states = async (job: Job) => (await storedJobs(app, job)).map(({ state }) => state)

describe('the jobs of a process', () => {
  it('reach what their company reaches, and nothing else', async () => {
    const [own, foreign] = [await aCompany(app), await aCompany(app)]
    const seen: string[] = []
    const look = companyJob({
      name: 'test-look',
      data: z.strictObject({ organisationId: z.uuid() }),
      handler: async ({ services, scope }) => {
        const rows = services.db.queries(scope).selectFrom('memberships').select('organisation_id')
        for (const row of await rows.execute()) seen.push(row.organisation_id)
      },
    })
    await withQueues(app, [look])
    await leave(look, { organisationId: own.id })
    await startRunner(app, [look])
    await expect.poll(() => states(look), waiting).toEqual(['completed'])
    expect(new Set(seen)).toEqual(new Set([own.id]))
    expect(seen).not.toContain(foreign.id)
  })

  it('are tried again after growing pauses, parked after the last try, and done when asked again', async () => {
    let failing = true
    const call = productJob({
      name: 'test-call',
      data: z.strictObject({ number: z.number() }),
      retry: { tries: 4, firstPauseSeconds: 100, longestPauseSeconds: 10_000 },
      handler: async () => {
        if (failing) throw new Error('nobody answers')
      },
    })
    await withQueues(app, [call])
    await leave(call, { number: 7 })
    const { failures } = await startRunner(app, [call])
    const pauses: number[] = []
    for (const tries of [0, 1, 2]) {
      await expect
        .poll(async () => await storedJobs(app, call), waiting)
        .toEqual([expect.objectContaining({ state: 'retry', tries })])
      pauses.push((await storedJobs(app, call))[0]?.pauseSeconds ?? 0)
      await endPause(app, call)
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(100)
    expect(pauses[1]).toBeGreaterThanOrEqual(200)
    expect(pauses[2]).toBeGreaterThanOrEqual(400)

    await expect.poll(() => states(call), waiting).toEqual(['failed'])
    const queries = app.services.db.queries(nobody)
    const parked = (await listParkedJobs(queries, 100)).filter(({ name }) => name === 'test-call')
    expect(parked).toEqual([
      expect.objectContaining({ data: { number: 7 }, error: 'nobody answers', tries: 4 }),
    ])
    const jobId = (await storedJobs(app, call))[0]?.id
    expect(failures).toHaveLength(4)
    expect(failures).toContainEqual({ err: new Error('nobody answers'), job: 'test-call', jobId })

    failing = false
    expect(await tryAgain(queries, parked[0]?.id ?? '')).toMatchObject({ name: 'test-call' })
    await expect.poll(() => states(call), waiting).toEqual(['failed', 'completed'])
    expect(await tryAgain(queries, parked[0]?.id ?? '')).toBeNull()
    expect((await listParkedJobs(queries, 100)).map(({ name }) => name)).not.toContain('test-call')
  })

  it('whose document takes too long are tried again and counted, in one line without a trace', async () => {
    let slow = true
    const print = productJob({
      name: 'test-print',
      data: noData,
      handler: async () => {
        if (slow) throw new PdfUnavailable('it took too long')
      },
    })
    await withQueues(app, [print])
    await leave(print, {})
    const { failures, delays } = await startRunner(app, [print])
    await expect.poll(() => states(print), waiting).toEqual(['retry'])
    const jobId = (await storedJobs(app, print))[0]?.id
    expect(delays).toEqual([{ job: 'test-print', jobId, why: 'it took too long' }])
    slow = false
    await endPause(app, print)
    await expect.poll(() => states(print), waiting).toEqual(['completed'])
    expect((await storedJobs(app, print))[0]?.tries).toBe(1)
    expect(failures).toEqual([])
  })

  it('are parked after one try where no later one can succeed', async () => {
    const write = productJob({
      name: 'test-write',
      data: noData,
      handler: async () => {
        throw new PermanentFailure('no such word')
      },
    })
    await withQueues(app, [write])
    await leave(write, {})
    const { failures } = await startRunner(app, [write])
    await expect.poll(() => states(write), waiting).toEqual(['failed'])
    const parked = await listParkedJobs(app.services.db.queries(nobody), 100)
    expect(parked.filter(({ name }) => name === 'test-write')).toEqual([
      expect.objectContaining({ error: 'no such word', tries: 1 }),
    ])
    expect(failures).toMatchObject([{ job: 'test-write', err: { message: 'no such word' } }])
  })

  it('are parked at once with the text that no document can be made of', async () => {
    const texts = [{ field: 'Salarié', text: 'Nora \uE000', signs: 'U+E000' }]
    const write = productJob({
      name: 'test-paper',
      data: noData,
      handler: async () => {
        throw new PdfUnwritable(texts)
      },
    })
    await withQueues(app, [write])
    await leave(write, {})
    const { failures } = await startRunner(app, [write])
    await expect.poll(() => states(write), waiting).toEqual(['failed'])
    const parked = await listParkedJobs(app.services.db.queries(nobody), 100)
    expect(parked.find(({ name }) => name === 'test-paper')).toMatchObject({
      error: 'No font has U+E000 of “Nora \uE000” (Salarié)',
      texts,
      tries: 1,
    })
    expect(failures).toHaveLength(1)
  })

  it('are shared by two processes, each job done once', async () => {
    const done: { number: number; by: string }[] = []
    const both = Promise.withResolvers<void>()
    const count = productJob({
      name: 'test-count',
      data: z.strictObject({ number: z.number() }),
      handler: async ({ services, data }) => {
        done.push({ number: data.number, by: services.version })
        if (new Set(done.map(({ by }) => by)).size === 2) both.resolve()
        await both.promise
      },
    })
    await withQueues(app, [count])
    const numbers = Array.from({ length: 20 }, (_, number) => ({ number }))
    await leave(count, ...numbers)
    await Promise.all([startRunner(app, [count], 'one'), startRunner(app, [count], 'other')])
    await expect.poll(() => states(count), waiting).toEqual(numbers.map(() => 'completed'))
    expect(done.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      numbers.map(({ number }) => number),
    )
    expect(new Set(done.map(({ by }) => by))).toEqual(new Set(['one', 'other']))
  })

  it('are left to the process that knows their kind, by one that does not', async () => {
    const runs: string[] = []
    const kind = (name: string) =>
      productJob({
        name,
        data: noData,
        handler: async ({ services }) => void runs.push(`${name} ${services.version}`),
      })
    const [former, added] = [kind('test-former'), kind('test-added')]
    await withQueues(app, [former, added])
    const { failures } = await startRunner(app, [former], 'former release')
    await leave(added, {})
    await leave(former, {})
    await expect.poll(() => states(former), waiting).toEqual(['completed'])
    // The former release starts once more, and makes the queues that it knows.
    await withQueues(app, [former])
    expect(await states(added)).toEqual(['created'])
    await startRunner(app, [former, added], 'new release')
    await expect.poll(() => states(added), waiting).toEqual(['completed'])
    expect(runs).toEqual(['test-former former release', 'test-added new release'])
    expect(failures).toEqual([])
  })

  it('are tried again when their process gave no sign of life for a minute', async () => {
    const runs: string[] = []
    const survive = productJob({
      name: 'test-survive',
      data: noData,
      handler: async () => void runs.push('run'),
    })
    await withQueues(app, [survive])
    await leave(survive, {})
    const killed = createBoss(app.database)
    await killed.start()
    expect(await killed.fetch(survive.name)).toHaveLength(1)
    await killed.stop({ graceful: false })
    expect(await states(survive)).toEqual(['active'])

    const other = createBoss(app.database)
    await other.start()
    await ownerQuery(
      app.database,
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds' where name = $1`,
      [survive.name],
    )
    await other.supervise(survive.name)
    await other.stop({ graceful: false })
    expect(await states(survive)).toEqual(['retry'])
    await endPause(app, survive)
    await startRunner(app, [survive])
    await expect.poll(() => states(survive), waiting).toEqual(['completed'])
    expect(runs).toEqual(['run'])
  })

  it('are waited for when it ends, and no other is begun', async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    const end = Promise.withResolvers<void>()
    const last = productJob({
      name: 'test-last',
      data: noData,
      handler: async ({ signal }) => {
        begun.resolve(signal)
        await end.promise
      },
    })
    await withQueues(app, [last])
    await leave(last, {}, {})
    const { running } = await startRunner(app, [last])
    const signal = await begun.promise
    expect(signal.aborted).toBe(false)
    let stopped = false
    const stopping = running.stop().then(() => (stopped = true))
    expect(signal.aborted).toBe(true)
    expect((await states(last)).toSorted()).toEqual(['active', 'created'])
    expect(stopped).toBe(false)
    end.resolve()
    await stopping
    expect((await states(last)).toSorted()).toEqual(['completed', 'created'])
  })

  it('go back without a word and without counting a try when its end cuts them off', async () => {
    let tries = 0
    const begun = Promise.withResolvers<void>()
    const cut = productJob({
      name: 'test-cut',
      data: noData,
      retry: { tries: 2, firstPauseSeconds: 100, longestPauseSeconds: 100 },
      handler: async ({ signal }) => {
        tries += 1
        if (tries === 1) throw new Error('nobody answers')
        begun.resolve()
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        throw new Error('the server stops')
      },
    })
    await withQueues(app, [cut])
    await leave(cut, {})
    const { running, failures } = await startRunner(app, [cut])
    await expect.poll(() => states(cut), waiting).toEqual(['retry'])
    await endPause(app, cut)
    await begun.promise
    await running.stop()
    expect(failures).toMatchObject([{ err: { message: 'nobody answers' } }])
    // The second try is the last one, so no pause follows.
    expect(await storedJobs(app, cut)).toMatchObject([{ state: 'retry', tries: 1 }])
    const next = createBoss(app.database)
    await next.start()
    const taken = await next.fetch(cut.name, { includeMetadata: true })
    await next.stop({ graceful: false })
    expect(taken).toMatchObject([{ retryCount: 1, retryLimit: 1 }])
  })
})
