import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerQuery } from '../../testing/owner-query.ts'
import { sharedApp, type TestApp } from '../../testing/test-app.ts'
import { startRunner, storedJobs, withQueues } from '../../testing/test-jobs.ts'
import { noData, productJob } from './job.ts'
import { hasItsTime } from './own-time.ts'
import { enqueueIfDue } from './schedules.ts'

let app: TestApp
let made = 0

beforeEach(async () => {
  app = await sharedApp()
})

/** A new job for each test, daily at five, first stored on 2 December at ten. */
async function aDailyJob(handler: () => Promise<void> = () => Promise.resolve()) {
  made += 1
  const schedule = daily(localTime('05:00'))
  const job = productJob({ name: `test-daily-${made}`, data: noData, schedule, handler })
  await withQueues(app, [job])
  const scheduled = { ...job, schedule }
  const look = () => enqueueIfDue(app.services.db, scheduled)
  const left = async () => (await storedJobs(app, job)).length
  expect(await look()).toBe('2026-12-03T04:00:00.000Z')
  return { job, look, left }
}

describe('a scheduled job', () => {
  it('is left when its time has come on the clock of the product, which may be moved', async () => {
    const { look, left } = await aDailyJob()
    app.clock.set('2026-12-03T03:59:00.000Z')
    await look()
    expect(await left()).toBe(0)
    app.clock.set('2026-12-03T04:00:00.000Z')
    expect(await look()).toBe('2026-12-04T04:00:00.000Z')
    expect(await left()).toBe(1)
    await look()
    expect(await left()).toBe(1)
  })

  it('makes up once for all the times that were missed', async () => {
    const { look, left } = await aDailyJob()
    app.clock.set('2026-12-20T12:00:00.000Z')
    expect(await look()).toBe('2026-12-21T04:00:00.000Z')
    await look()
    expect(await left()).toBe(1)
  })

  it('is left once by processes that look at the same time', async () => {
    const { look, left } = await aDailyJob()
    app.clock.set('2026-12-03T04:00:00.000Z')
    await Promise.all([look(), look(), look()])
    expect(await left()).toBe(1)
  })

  it('comes at its next time when the clock was moved back', async () => {
    const { look, left } = await aDailyJob()
    app.clock.set('2027-06-01T12:00:00.000Z')
    await look()
    app.clock.set('2026-12-03T03:00:00.000Z')
    expect(await look()).toBe('2026-12-03T04:00:00.000Z')
    expect(await left()).toBe(1)
    app.clock.set('2026-12-03T04:00:00.000Z')
    await look()
    expect(await left()).toBe(2)
  })

  it('R9 is done again by a process whose clock was ahead by days and came back', async () => {
    const { job } = await aDailyJob()
    await startRunner(app, [job])
    const done = async () =>
      (await storedJobs(app, job)).filter(({ state }) => state === 'completed').length
    const lastRun = async () => {
      const { rows } = await ownerQuery(
        app.database,
        'select last_run_at from job_schedules where name = $1',
        [job.name],
      )
      return String(rows[0]?.['last_run_at'])
    }
    app.clock.set('2026-12-05T12:00:00.000Z')
    await expect.poll(done).toBe(1)
    app.clock.set('2026-12-03T03:00:00.000Z')
    await expect.poll(async () => (await lastRun()) < '2026-12-04').toBe(true)
    app.clock.set('2026-12-03T04:00:00.000Z')
    await expect.poll(done).toBe(2)
  })

  it('R9 that a process whose clock is a little ahead has queued is done at its time here', async () => {
    const doneAt: string[] = []
    const { job, look } = await aDailyJob(async () => void doneAt.push(app.clock.now()))
    app.clock.set('2026-12-03T04:00:00.000Z')
    await look()
    app.clock.set('2026-12-03T03:59:58.000Z')
    await startRunner(app, [job])
    await expect
      .poll(async () => (await storedJobs(app, job)).map(({ state }) => state))
      .not.toEqual(['created'])
    app.clock.set('2026-12-03T04:00:01.000Z')
    await expect.poll(() => doneAt.length).toBe(1)
    expect(doneAt[0]?.slice(0, 19)).toBe('2026-12-03T04:00:01')
  })

  it('R9 that a process whose clock is far ahead has queued is left to it, until its time is here', async () => {
    const { job, look } = await aDailyJob()
    const hasTime = () => hasItsTime(app.services, job, new AbortController().signal)
    app.clock.set('2026-12-03T04:00:00.000Z')
    await look()
    app.clock.set('2026-12-03T03:00:00.000Z')
    expect(await hasTime()).toBe(false)
    app.clock.set('2026-12-03T04:00:01.000Z')
    expect(await hasTime()).toBe(true)
  })

  it('is done by a process once the clock has moved', async () => {
    const { job } = await aDailyJob()
    await startRunner(app, [job])
    app.clock.set('2026-12-04T12:00:00.000Z')
    await expect
      .poll(async () => (await storedJobs(app, job)).map(({ state }) => state), { timeout: 15_000 })
      .toEqual(['completed'])
  })
})
