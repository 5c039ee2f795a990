import {
  stillToCome,
  validationDeadline,
} from '@renfort/domain/attendance/validate/validation-deadline.ts'
import { instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { runDueJobs } from '../../platform/jobs/run-due-jobs.ts'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { forgetValidationRuns } from '../../testing/forget-validation-runs.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { storedHours } from '../../testing/stored-hours.ts'
import { sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { makeAttendances } from '../declare/make-attendances.ts'
import { validateDue } from './due-validation-queries.ts'
import { validateDueHours } from './validate-due-hours.ts'

let app: TestApp
let company: TestCompany
let missionId: string
let siderId: string

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  const batch = await aBatch(app, company)
  missionId = batch.missionId
  siderId = batch.siderIds[0] ?? ''
})
afterEach(() => app.clock.set(testNow))
// The job that creates hours starts near the newest ones: hours in later years would hide all
// others.
afterAll(() =>
  ownerQuery(app.database, 'delete from attendances where organisation_id = $1', [company.id]),
)

/** An hour of work from each instant. */
const hoursAt = (...starts: string[]) =>
  storedHours(
    app,
    company,
    starts.map((from) => ({
      missionId,
      siderId,
      from,
      until: new Date(Date.parse(from) + 3_600_000).toISOString(),
    })),
  )
const runAt = async (now: string) => {
  app.clock.set(instant(now))
  await runJob(app, validateDueHours)
}
const stored = async (ids: readonly string[]) => {
  const { rows } = await ownerQuery(
    app.database,
    `select a.id, a.status, a.validated_at, jsonb_array_length(v.actions) as actions
     from attendances a join attendance_versions v on v.attendance_id = a.id
     where a.id = any($1::uuid[])`,
    [[...ids]],
  )
  return ids.map((id) => rows.find((row) => row['id'] === id))
}
const isValidated = async (...ids: (string | undefined)[]) =>
  (await stored(ids.map((id) => id ?? ''))).map((row) => row?.['status'] === 'att.validated')

describe('TS-27 C-21 Monday at 22:00 in Paris', () => {
  it.each([
    [
      'in spring',
      '2027-03-28T21:59:00.000Z',
      '2027-03-28T22:00:00.000Z',
      '2027-03-29T20:00:00.000Z',
    ],
    [
      'in autumn',
      '2027-10-31T22:59:00.000Z',
      '2027-10-31T23:00:00.000Z',
      '2027-11-01T21:00:00.000Z',
    ],
  ])(
    'after a change of clocks %s takes the last minute of Sunday and leaves the first of Monday',
    async (_season, sunday, monday, deadline) => {
      const [last] = await hoursAt(sunday)
      // Both calls work at once; this one validates hours of another Sider.
      const [first] = await storedHours(app, company, [
        {
          missionId,
          siderId: (await aBatch(app, company)).siderIds[0] ?? '',
          from: monday,
          until: new Date(Date.parse(monday) + 3_600_000).toISOString(),
        },
      ])
      await runAt(new Date(Date.parse(deadline) - 1_000).toISOString())
      expect(await isValidated(last, first)).toEqual([false, false])
      await runAt(deadline)
      expect(await isValidated(last, first)).toEqual([true, false])
    },
  )

  it('that a stop has missed is made up for once, the oldest first', async () => {
    // Validates the hours that earlier tests have left.
    await runAt('2028-01-03T21:00:00.000Z')
    const ids = await hoursAt(
      '2028-01-12T09:00:00.000Z',
      '2028-01-04T09:00:00.000Z',
      '2028-01-18T09:00:00.000Z',
    )
    const due = { startedBefore: isoDate('2028-01-17') }
    const now = instant('2028-01-19T10:00:00.000Z')
    const taken: string[] = []
    await app.services.db
      .transaction(nobody, async ({ queries }) => {
        for (let i = 0; i < 2; i += 1) {
          const of = {
            ...due,
            startedFrom: null,
            disputedUntil: now,
            deadline: now,
            madeUntil: now,
            now,
            limit: 1,
          }
          for (const { id, organisationId } of await validateDue(queries, of)) {
            if (organisationId === company.id) taken.push(id)
          }
        }
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect(taken).toEqual([ids[1], ids[0]])
    await runAt(now)
    await runAt('2028-01-19T10:15:00.000Z')
    expect(await isValidated(...ids)).toEqual([true, true, false])
    expect((await stored(ids)).map((row) => row?.['actions'])).toEqual([1, 1, 0])
  })

  it('takes shifts whose hours are still to be made: after a stop nobody may have made them', async () => {
    await forgetValidationRuns(app)
    const { missionId: late } = await aBatch(app, company, { day: '2026-12-06', siders: 3 })
    app.clock.set(instant('2026-12-07T21:00:00.000Z'))
    const atOnce = [makeAttendances, validateDueHours, validateDueHours]
    await Promise.all(atOnce.map((job) => runJob(app, job)))
    const { rows } = await ownerQuery(
      app.database,
      `select a.status, v.number, jsonb_array_length(v.actions) as actions
       from attendances a join attendance_versions v on v.attendance_id = a.id
       where a.mission_id = $1`,
      [late],
    )
    const validated = { status: 'att.validated', number: 0, actions: 1 }
    expect(rows).toEqual([validated, validated, validated])
  })

  it('TS-27 G-38 leaves what came after the run of its Monday to the next one, which lists promise', async () => {
    await runAt('2028-05-08T20:00:30.000Z')
    app.clock.set(instant('2028-05-11T17:21:00.000Z'))
    const [id = ''] = await hoursAt('2028-05-02T09:00:00.000Z')
    const lateFrom = instant('2028-05-11T17:21:00.000Z')
    await ownerQuery(app.database, 'update attendances set created_at = $2 where id = $1', [
      id,
      lateFrom,
    ])
    const promised = '2028-05-15T20:00:00.000Z'
    expect(await validateDueHours.nextDue?.(app.services)).toBe(promised)
    expect(
      stillToCome(validationDeadline(instant('2028-05-02T09:00:00.000Z'), parisZone), lateFrom),
    ).toBe(promised)
    await runAt('2028-05-11T18:21:00.000Z')
    await runAt('2028-05-15T19:59:30.000Z')
    expect(await isValidated(id)).toEqual([false])
    await runAt('2028-05-15T20:00:30.000Z')
    expect(await isValidated(id)).toEqual([true])
  })

  it('leaves work that no shift planned, and that was told later, to the next one', async () => {
    const [id] = await hoursAt('2028-01-23T09:00:00.000Z')
    await ownerQuery(app.database, 'update attendances set created_at = $2 where id = $1', [
      id,
      '2028-01-24T21:00:00.000Z',
    ])
    await runAt('2028-01-25T05:00:00.000Z')
    expect(await isValidated(id)).toEqual([false])
    await runAt('2028-01-31T21:00:00.000Z')
    expect(await isValidated(id)).toEqual([true])
  })

  it('with two processes validates each line once, and its trail says so once', async () => {
    const ids = await hoursAt(
      ...Array.from(
        { length: 40 },
        (_, i) =>
          `2028-02-0${1 + Math.floor(i / 10)}T${String(8 + (i % 10)).padStart(2, '0')}:00:00.000Z`,
      ),
    )
    app.clock.set(instant('2028-02-07T21:00:00.000Z'))
    await Promise.all([runJob(app, validateDueHours), runJob(app, validateDueHours)])
    expect((await stored(ids)).map((row) => row?.['actions'])).toEqual(ids.map(() => 1))
    const { rows } = await ownerQuery(
      app.database,
      `select jsonb_array_elements_text(after -> 'attendanceIds') as id from audit_log
       where organisation_id = $1 and action = 'attendance.expire'`,
      [company.id],
    )
    const told = rows.map((row) => String(row['id'])).filter((id) => ids.includes(id))
    expect(told.toSorted()).toEqual([...ids].toSorted())
  })

  // The embedded database has one transaction at a time: none can hold a line meanwhile.
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'waits for a line that somebody holds, and validates it when they leave it as it was',
    async () => {
      const [id] = await hoursAt('2028-02-21T09:00:00.000Z')
      app.clock.set(instant('2028-02-28T21:00:00.000Z'))
      const holder = await app.database.ownerPool.connect()
      const isWaitedFor = async () => {
        const { rows } = await holder.query(
          'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
        )
        return rows.length > 0
      }
      try {
        await holder.query('begin')
        await holder.query('select from attendances where id = $1 for update', [id])
        let isDone = false
        const run = runJob(app, validateDueHours).finally(() => {
          isDone = true
        })
        await expect.poll(async () => isDone || (await isWaitedFor())).toBe(true)
        await holder.query('rollback')
        await run
      } finally {
        holder.release()
      }
      expect(await isValidated(id)).toEqual([true])
    },
  )

  it('is due to a clock that is moved past it, at its own time', async () => {
    const [id] = await hoursAt('2028-03-08T09:00:00.000Z')
    app.clock.set(instant('2028-03-12T12:00:00.000Z'))
    expect(await validateDueHours.nextDue?.(app.services)).toBe('2028-03-13T21:00:00.000Z')
    await runDueJobs(app.services, {
      clock: app.clock,
      jobs: [validateDueHours],
      to: instant('2028-03-15T08:00:00.000Z'),
    })
    const [row] = await stored([id ?? ''])
    expect(row?.['status']).toBe('att.validated')
    expect(String(row?.['validated_at']).slice(0, 16)).toBe('2028-03-13T21:00')
  })
})
