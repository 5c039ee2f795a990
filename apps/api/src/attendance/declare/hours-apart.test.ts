import { readFileSync } from 'node:fs'
import { attendances } from '@renfort/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../platform/database/caller-queries.ts'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { span, workedShift } from '../../testing/hours.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, sharedApp, testNow } from '../../testing/test-app.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { validateDueHours } from '../validate/validate-due-hours.ts'
import { makeAttendances } from './make-attendances.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

const list = async ({ admin }: TestCompany) =>
  (await call(app, attendances.listHours, admin, {})).body.attendances
const clockExtra = (siderId: string, taskId: string, from: string, to: string) =>
  call(app, attendances.clockHours, insider, {
    body: { siderId, shiftId: null, taskId, ...span(from, to), breaks: [] },
  })
const dispute = ({ admin }: TestCompany, id: string, from: string, to: string) =>
  call(app, attendances.disputeHours, admin, {
    params: { id },
    body: { ...span(from, to), breakDates: [] },
  })

/** Inserts hours of a Sider in a company directly, where only database constraints apply. */
async function insert(
  { id }: TestCompany,
  { siderId, missionId }: Record<'siderId' | 'missionId', string>,
  [from, until]: readonly [string, string],
) {
  const { rows } = await ownerQuery(
    app.database,
    `with hours as (
       insert into attendances (organisation_id, mission_id, sider_id, status, starts_at,
         worked_from, worked_until, created_at, updated_at)
       values ($1, $2, $3, 'att.waiting', $4, $4, $5, now(), now()) returning *
     )
     insert into attendance_versions
       (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
     select id, 0, organisation_id, 'sider', worked_from, worked_until, now() from hours
     returning attendance_id as id`,
    [id, missionId, siderId, from, until],
  )
  return String(rows[0]?.['id'])
}

/** A Sider with a worked shift of 09:00 to 17:00 in one company, and a mission of another that they work for too. */
async function inTwoCompanies() {
  const [company, other] = [await aCompany(app), await aCompany(app)]
  const { siderIds, ids, shiftId } = await workedShift(app, company)
  const { missionId } = await workedShift(app, other)
  const [siderId = ''] = siderIds
  await ownerQuery(app.database, 'update contracts set sider_id = $2 where mission_id = $1', [
    missionId,
    siderId,
  ])
  return { company, other, siderId, missionId, id: ids[0] ?? '', shiftId }
}

describe('a Sider is in one place at a time', () => {
  it('the database refuses hours that meet others, whatever the company; they may follow each other', async () => {
    const { other, siderId, missionId } = await inTwoCompanies()
    const of = { siderId, missionId }
    await expect(
      insert(other, of, ['2026-12-07T15:59:00Z', '2026-12-07T18:00:00Z']),
    ).rejects.toThrow('attendances_apart')
    await insert(other, of, ['2026-12-07T16:00:00Z', '2026-12-07T18:00:00Z'])
  })

  it('TS-17 absences meet nothing, in the middle of other hours either', async () => {
    const { company, other, siderId, missionId, id } = await inTwoCompanies()
    const of = { siderId, missionId }
    await insert(other, of, ['2026-12-07T10:00:00Z', '2026-12-07T10:00:00Z'])
    await insert(other, of, ['2026-12-07T10:00:00Z', '2026-12-07T10:00:00Z'])
    const { startDate } = span('09:00', '17:00')
    const absent = await call(app, attendances.disputeHours, company.admin, {
      params: { id },
      body: { startDate, endDate: startDate, breakDates: [] },
    })
    expect(absent.body.status).toBe('att.disputed')
    await insert(other, of, ['2026-12-07T10:00:00Z', '2026-12-07T12:00:00Z'])
  })

  it('says it at the field, and not where the other hours are', async () => {
    const { company, other, siderId, missionId, id } = await inTwoCompanies()
    await insert(other, { siderId, missionId }, ['2026-12-07T16:00:00Z', '2026-12-07T18:00:00Z'])
    const { status, error } = await dispute(company, id, '09:00', '17:30')
    expect([status, error?.key]).toEqual([409, 'errors.attendance.overlap'])
    expect(error?.metadata?.['issues']).toMatchObject([
      { path: ['startDate'], key: 'errors.attendance.overlap' },
    ])
    expect(JSON.stringify(error)).not.toContain(other.id)
    expect((await list(company))[0]).toMatchObject({ status: 'att.waiting', history: [{}] })
    expect((await dispute(company, id, '09:00', '16:30')).status).toBe(200)
  })

  it('of two that come at once, one is kept and the other refused', async () => {
    const { company, other, siderId, missionId, id } = await inTwoCompanies()
    const later = await insert(other, { siderId, missionId }, [
      '2026-12-07T18:00:00Z',
      '2026-12-07T20:00:00Z',
    ])
    const answers = await Promise.all([
      dispute(company, id, '09:00', '18:30'),
      dispute(other, later, '18:00', '20:00'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error?.key).toBe('errors.attendance.overlap')
  })
})

describe('a plan within what the Sider has said of other work', () => {
  /**
   * Hours of the plan that are marked: the Sider declared 08:00 to 10:00 elsewhere before their
   * shift of 09:00 was over.
   */
  async function marked() {
    const { company, other, siderId, missionId, id } = await inTwoCompanies()
    await ownerQuery(app.database, 'delete from attendances where id = $1', [id])
    expect((await clockExtra(siderId, missionId, '08:00', '10:00')).status).toBe(200)
    await runJob(app, makeAttendances)
    const [hours] = await list(company)
    return { company, other, siderId, hours, id: hours?.id ?? '' }
  }
  const validate = async ({ admin }: TestCompany, id: string) =>
    (await call(app, attendances.validateHours, admin, { body: { attendanceIds: [id] } })).body

  it('has its line, which says so and which nobody validates as it is, no deadline either', async () => {
    const { company, hours, id } = await marked()
    expect(hours).toMatchObject({ status: 'att.waiting', deadline: null, isWithinTolerance: false })
    expect(hours?.differences).toContainEqual({ kind: 'overlap', minutes: 0 })
    expect(await validate(company, id)).toEqual({ rejectedAttendanceIds: [id] })
    app.clock.set('2026-12-14T21:00:00.000Z')
    await runJob(app, validateDueHours)
    const { rows } = await ownerQuery(
      app.database,
      'select status from attendances where id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'att.waiting' }])
  })

  it('is settled by what the company says was worked', async () => {
    const { company, id } = await marked()
    expect((await dispute(company, id, '09:30', '17:00')).error?.key).toBe(
      'errors.attendance.overlap',
    )
    const { body } = await dispute(company, id, '10:00', '17:00')
    expect(body.status).toBe('att.disputed')
    expect(body.differences).not.toContainEqual({ kind: 'overlap', minutes: 0 })
  })

  it('TS-17 TS-25 staff retain that nobody worked there', async () => {
    const { company, id } = await marked()
    await dispute(company, id, '09:00', '09:00')
    await call(app, attendances.answerHours, insider, { params: { id }, body: { accepted: false } })
    const { startDate, endDate } = span('09:00', '09:00')
    const resolved = await call(app, attendances.resolveHours, insider, {
      params: { id },
      body: { startDate, endDate, breaks: [] },
    })
    expect(resolved.status).toBe(200)
    expect(resolved.body).toMatchObject({ status: 'att.validated', absenceJustification: 'other' })
  })

  it('is like any other once the other hours are not there any more', async () => {
    const { company, other, siderId, id } = await marked()
    await ownerQuery(
      app.database,
      'delete from attendances where organisation_id = $1 and sider_id = $2',
      [other.id, siderId],
    )
    await runJob(app, makeAttendances)
    expect(await validate(company, id)).toEqual({ rejectedAttendanceIds: [] })
  })
})

it(
  'hours of a former release that meet each other stay, the later one under watch',
  { timeout: 60_000 },
  async () => {
    const database = await openEmptyDatabase()
    const migration = readFileSync(
      new URL('../../../migrations/0067_hours_apart.sql', import.meta.url),
      'utf8',
    )
    const rows = await asOwner(database.ownerPool, async (client) => {
      await client.query('create role renfort_tenant').catch(() => undefined)
      await client.query(`
      create table organisations (id uuid);
      create table attendances (id uuid default gen_random_uuid(), sider_id uuid, status text,
        starts_at timestamptz, worked_from timestamptz, worked_until timestamptz, created_at timestamptz);
      insert into attendances (sider_id, status, starts_at, worked_from, worked_until, created_at)
      select '00000000-0000-4000-8000-000000000001', 'att.validated', f, f, u, c
      from (values
        ('2026-12-07T08:00Z'::timestamptz, '2026-12-07T16:00Z'::timestamptz, '2026-12-07T16:00Z'::timestamptz),
        ('2026-12-07T15:00Z', '2026-12-07T18:00Z', '2026-12-07T18:00Z'),
        ('2026-12-07T10:00Z', '2026-12-07T10:00Z', '2026-12-07T19:00Z'),
        ('2026-12-07T18:00Z', '2026-12-07T20:00Z', '2026-12-07T20:00Z')) v (f, u, c)`)
      await client.query(migration)
      return (
        await client.query<{ within_others: boolean }>(
          'select within_others from attendances order by created_at',
        )
      ).rows.map((row) => row.within_others)
    })
    await database.close()
    expect(rows).toEqual([false, true, false, false])
  },
)

it('a validation writes no index: none holds what it changes, and pages have room', async () => {
  const { rows } = await ownerQuery(
    app.database,
    `select pg_get_indexdef(indexrelid) as index from pg_index
     where indrelid = 'attendances'::regclass
       and pg_get_indexdef(indexrelid) ~ '\\m(status|validated_at|updated_at)\\M'
     union all
     select 'full pages' from pg_class
     where oid = 'attendances'::regclass and not coalesce('fillfactor=50' = any(reloptions), false)`,
    [],
  )
  expect(rows).toEqual([])
})
