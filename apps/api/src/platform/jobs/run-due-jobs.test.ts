import { type Instant, localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily, everyMinutes, weekly } from '@renfort/domain/kernel/schedule.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { type Job, noData, productJob } from './job.ts'
import { runDueJobs } from './run-due-jobs.ts'

let app: TestApp
let done: string[]

beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const note = (name: string) => async () => {
  done.push(`${name} ${app.services.clock.now().slice(0, 16)}`)
}
let tests = 0
/** Schedules are stored by job name, so each test uses names of its own. */
function jobsOf(...definitions: readonly Omit<Parameters<typeof productJob>[0], 'data'>[]): Job[] {
  tests += 1
  done = []
  return definitions.map((definition) =>
    productJob({ ...definition, data: noData, name: `${definition.name} ${tests}` }),
  )
}
const move = async (jobs: readonly Job[], to: string) => {
  app.clock.set(testNow)
  return runDueJobs(app.services, { clock: app.clock, jobs, to: to as Instant })
}

describe('a clock that is moved', () => {
  it('does what comes due in order, each at its own time, and none of it again', async () => {
    const jobs = jobsOf(
      { name: 'weekly', schedule: weekly(0, localTime('22:00')), handler: note('weekly') },
      { name: 'daily', schedule: daily(localTime('05:00')), handler: note('daily') },
    )
    const ran = await move(jobs, '2026-12-08T12:00:00.000Z')
    expect(done).toEqual([
      ...[3, 4, 5, 6, 7].map((day) => `daily 2026-12-0${day}T04:00`),
      'weekly 2026-12-07T21:00',
      'daily 2026-12-08T04:00',
    ])
    expect(ran.map(({ at }) => at.slice(0, 16))).toEqual(done.map((text) => text.slice(-16)))
    expect(app.clock.now().slice(0, 16)).toBe('2026-12-08T12:00')
    done = []
    await runDueJobs(app.services, {
      clock: app.clock,
      jobs,
      to: '2026-12-08T20:00:00Z' as Instant,
    })
    expect(done).toEqual([])
  })

  it('runs what sweeps after each of the others, and at the end', async () => {
    const jobs = jobsOf(
      { name: 'daily', schedule: daily(localTime('05:00')), handler: note('daily') },
      { name: 'sweep', schedule: everyMinutes(1), handler: note('sweep') },
    )
    await move(jobs, '2026-12-03T12:00:00.000Z')
    expect(done).toEqual([
      'daily 2026-12-03T04:00',
      'sweep 2026-12-03T04:00',
      'sweep 2026-12-03T12:00',
    ])
  })

  it('asks a job that knows by itself what it waits for, also after what others did', async () => {
    const due = ['2026-12-02T10:30:00.000Z', '2026-12-02T11:00:00.000Z'] as Instant[]
    const jobs = jobsOf({
      name: 'own',
      schedule: everyMinutes(1),
      nextDue: async () => due[0] ?? null,
      handler: async () => {
        await note('own')()
        due.shift()
      },
    })
    await move(jobs, '2026-12-02T12:00:00.000Z')
    expect(done).toEqual(['own 2026-12-02T10:30', 'own 2026-12-02T11:00'])
  })

  it('goes on past a job that stays due', async () => {
    const jobs = jobsOf({
      name: 'stuck',
      schedule: everyMinutes(30),
      nextDue: async () => testNow,
      handler: note('stuck'),
    })
    await move(jobs, '2026-12-02T10:00:00.000Z')
    expect(done).toEqual([
      'stuck 2026-12-02T09:00',
      'stuck 2026-12-02T09:30',
      'stuck 2026-12-02T10:00',
    ])
  })
})
