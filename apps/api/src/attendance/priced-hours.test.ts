import { attendances } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { eveningClocked, span, workedShift } from '../testing/hours.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Filters = Input<typeof attendances.listAcceptableHours>['query']

const list = (caller: Caller) => call(app, attendances.listHours, caller, {})
const first = async (caller: Caller) => (await list(caller)).body.attendances[0]
const acceptable = async (caller: Caller, query: Filters = {}) =>
  (await call(app, attendances.listAcceptableHours, caller, { query })).body
const setTolerance = (caller: Caller, id: string, startMinutes: number, endMinutes: number) =>
  call(app, attendances.changeTolerance, caller, {
    params: { id },
    body: { startMinutes, endMinutes },
  })
interface Clocked {
  readonly siderIds: readonly string[]
  readonly shiftId: string
}
const clock = (
  { siderIds, shiftId }: Clocked,
  from: string,
  to: string,
  rests: readonly (readonly [string, string])[] = [],
  { sider = 0, day = '2026-12-07' } = {},
) =>
  call(app, attendances.clockHours, insider, {
    body: {
      siderId: siderIds[sider] ?? '',
      shiftId,
      ...span(from, to, day),
      breaks: rests.map(([start, end]) => span(start, end, day)),
    },
  })

describe('what hours come to', () => {
  it('is the price of the frozen policy for what was worked, with its real breaks (decisions §4.5)', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company)
    await clock(worked, '09:10', '17:25', [['12:30', '13:15']])
    const { rows } = await ownerQuery(
      app.database,
      `select (frozen_pricing -> 'delegation' -> 0 ->> 'hourlyRateCents')::int as rate,
         (frozen_pricing -> 'delegation' -> 0 ->> 'coefficientBasisPoints')::int as coefficient
       from missions where id = $1`,
      [worked.missionId],
    )
    const unit = Math.round((Number(rows[0]?.['rate']) * Number(rows[0]?.['coefficient'])) / 10_000)
    const hours = await first(company.admin)
    expect(hours?.declared).toEqual({ minutes: 450, price: Math.round((450 * unit) / 60) / 100 })
    expect(hours?.retained).toEqual(hours?.declared)
    expect(hours?.planned).toEqual({ minutes: 480, price: (8 * unit) / 100 })
  })

  it('of hours that nobody has declared is what was planned; of work that was not planned has no plan', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company)
    const planned = await first(company.admin)
    expect([planned?.declared, planned?.retained]).toEqual([null, planned?.planned])
    await eveningClocked(app, insider, worked)
    expect(await first(company.admin)).toMatchObject({
      planned: null,
      declared: { minutes: 120 },
      retained: { minutes: 120 },
    })
  })

  it('is not told to a collaborator, who sees the minutes; it is to staff who act for an administrator', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company)
    await clock(worked, '09:00', '17:00')
    const seen = await first(company.collaborator)
    expect([seen?.planned, seen?.declared, seen?.retained]).toEqual([
      { minutes: 480, price: null },
      { minutes: 480, price: null },
      { minutes: 480, price: null },
    ])
    expect((await acceptable(company.collaborator)).price).toBeNull()
    const acting = await actingFor(app, company.admin, insider)
    expect((await first(acting))?.retained.price).toBeGreaterThan(0)
  })

  it('of an absence is nothing', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company)
    const { startDate } = span('09:00', '17:00')
    const { body } = await call(app, attendances.disputeHours, company.admin, {
      params: { id: ids[0] ?? '' },
      body: { startDate, endDate: startDate, breakDates: [] },
    })
    expect(body.retained).toEqual({ minutes: 0, price: 0 })
    expect(body.differences).toEqual([{ kind: 'absent', minutes: 0 }])
  })

  it('takes as many statements for a page of missions and Siders as for a line', async () => {
    const company = await aCompany(app)
    await workedShift(app, company)
    const asked = async () =>
      (await statementsOf(app.database, () => list(company.admin))).map(({ text }) => text).length
    await list(company.admin)
    const ofOne = await asked()
    await workedShift(app, company, { siders: 3, day: '2026-12-08' })
    await workedShift(app, company, { siders: 2, day: '2026-12-09' })
    expect((await list(company.admin)).body.total).toBe(6)
    expect(await asked()).toBe(ofOne)
  })
})

describe('the tolerance of a company', () => {
  it('is nothing until it is set, and read by all of its members', async () => {
    const company = await aCompany(app)
    const read = (caller: Caller) =>
      call(app, attendances.readTolerance, caller, { params: { id: company.id } })
    expect((await read(company.collaborator)).body).toEqual({ startMinutes: 0, endMinutes: 0 })
    await setTolerance(company.manager, company.id, 10, 5)
    expect((await read(company.admin)).body).toEqual({ startMinutes: 10, endMinutes: 5 })
    const other = await aCompany(app)
    expect((await read(other.admin)).status).toBe(404)
  })

  it.each([
    [31, 0],
    [-1, 0],
    [0, 30.5],
  ])('is not %s and %s minutes', async (start, end) => {
    const company = await aCompany(app)
    expect((await setTolerance(company.admin, company.id, start, end)).status).toBe(400)
  })

  it('is set by users who may edit the settings, and audited', async () => {
    const company = await aCompany(app)
    const refused = await setTolerance(company.collaborator, company.id, 5, 5)
    expect(refused.status).toBe(403)
    await setTolerance(company.admin, company.id, 5, 0)
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id as who, before, after from audit_log
       where organisation_id = $1 and action = 'organisation.updateTolerance'`,
      [company.id],
    )
    expect(rows).toEqual([
      {
        who: company.admin.userId,
        before: { startMinutes: 0, endMinutes: 0 },
        after: { startMinutes: 5, endMinutes: 0 },
      },
    ])
  })

  it('says what the one act accepts: declared, near the plan, never with a shorter break', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company, { siders: 4 })
    const asPlanned = (sider: number) => clock(worked, '09:00', '17:00', [], { sider })
    await asPlanned(0)
    await clock(worked, '09:10', '17:00', [], { sider: 1 })
    await clock(worked, '09:11', '17:00', [], { sider: 2 })
    const accepted = async () => (await acceptable(company.admin)).attendanceIds.toSorted()
    expect(await accepted()).toEqual([worked.ids[0]])
    await setTolerance(company.admin, company.id, 10, 0)
    expect(await accepted()).toEqual([worked.ids[0], worked.ids[1]].toSorted())
    const marked = (await list(company.admin)).body.attendances.filter(
      ({ isWithinTolerance }) => isWithinTolerance,
    )
    expect(marked.map(({ id }) => id).toSorted()).toEqual(await accepted())
  })

  it('TS-15 accepts what it says, at what it says, and retains what was declared', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company, { siders: 2 })
    await clock(worked, '09:04', '17:00')
    await clock(worked, '09:00', '17:00', [], { sider: 1 })
    await setTolerance(company.admin, company.id, 5, 0)
    const before = (await list(company.admin)).body.attendances
    const { attendanceIds, count, price } = await acceptable(company.admin)
    expect(count).toBe(2)
    const cents = before.map(({ retained }) => Math.round((retained.price ?? 0) * 100))
    expect(Math.round((price ?? 0) * 100)).toBe(cents.reduce((sum, each) => sum + each, 0))
    const { body } = await call(app, attendances.validateHours, company.admin, {
      body: { attendanceIds },
    })
    expect(body.rejectedAttendanceIds).toEqual([])
    const after = (await list(company.admin)).body.attendances
    expect(after.map(({ status, retained }) => [status, retained.minutes])).toEqual(
      before.map(({ declared }) => ['att.validated', declared?.minutes]),
    )
    expect(await acceptable(company.admin)).toEqual({
      attendanceIds: [],
      versionCounts: [],
      count: 0,
      oddlyClocked: 0,
      price: 0,
    })
  })

  it('TS-11 TS-20 « choose all » takes whatever waits, declared or not, and leaves out what a file has said', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company, { siders: 3 })
    await clock(worked, '09:20', '17:00')
    await ownerQuery(app.database, `update attendances set imported_at = now() where id = $1`, [
      worked.ids[2],
    ])
    const open = await acceptable(company.admin, { choice: 'open' })
    expect(open.attendanceIds.toSorted()).toEqual(worked.ids.slice(0, 2).toSorted())
    const retained = (await list(company.admin)).body.attendances.flatMap(({ id, retained: of }) =>
      id === worked.ids[2] ? [] : (of.price ?? 0),
    )
    expect(open.price).toBeCloseTo(
      retained.reduce((sum, each) => sum + each, 0),
      2,
    )
    expect(await acceptable(company.admin)).toMatchObject({ count: 0 })
  })

  it('is asked with the filters of the list, and reaches the missions of a manager', async () => {
    const company = await aCompany(app)
    const monday = await workedShift(app, company)
    await clock(monday, '09:00', '17:00')
    const tuesday = await workedShift(app, company, { day: '2026-12-08' })
    await clock(tuesday, '09:00', '17:00', [], { day: '2026-12-08' })
    const idsOf = async (caller: Caller, query?: Filters) =>
      (await acceptable(caller, query)).attendanceIds
    expect(await idsOf(company.admin)).toEqual([...tuesday.ids, ...monday.ids])
    expect(await idsOf(company.admin, { endDate: '2026-12-07' })).toEqual(monday.ids)
    expect(await idsOf(company.admin, { siderId: tuesday.siderIds[0] })).toEqual(tuesday.ids)
    expect(await idsOf(company.admin, { status: 'att.disputed' })).toEqual([])
    expect(await idsOf(company.manager)).toEqual([])
    await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
      monday.missionId,
      company.manager.userId,
    ])
    expect(await idsOf(company.manager)).toEqual(monday.ids)
  })
})

describe('further data of a line', () => {
  it('is the rest before it where the law asks for more, of this company alone', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company)
    const [siderId = ''] = worked.siderIds
    const night = (of: TestCompany, from: string, until: string) =>
      ownerQuery(
        app.database,
        `with hours as (
           insert into attendances (organisation_id, mission_id, sider_id, status, starts_at,
             worked_from, worked_until, created_at, updated_at)
           select $1, m.id, $2, 'att.waiting', $3, $3, $4, now(), now()
           from missions m where m.id = $5 returning *
         )
         insert into attendance_versions
           (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
         select id, 0, organisation_id, 'sider', worked_from, worked_until, now() from hours`,
        [of.id, siderId, from, until, worked.missionId],
      )
    const restOf = async () =>
      (await list(company.admin)).body.attendances
        .find(({ id }) => id === worked.ids[0])
        ?.differences.filter(({ kind }) => kind === 'restTooShort')
    await night(await aCompany(app), '2026-12-06T20:00:00Z', '2026-12-07T00:30:00Z')
    expect(await restOf()).toEqual([])
    await night(company, '2026-12-06T16:00:00Z', '2026-12-06T20:00:00Z')
    expect(await restOf()).toEqual([])
    await ownerQuery(
      app.database,
      'delete from attendances where organisation_id <> $1 and sider_id = $2',
      [company.id, siderId],
    )
    await ownerQuery(
      app.database,
      `update attendances set worked_until = '2026-12-06T22:00:00Z' where sider_id = $1 and shift_id is null`,
      [siderId],
    )
    expect(await restOf()).toEqual([{ kind: 'restTooShort', minutes: 600 }])
  })

  it('is what the company wrote with its dispute, told to the Sider’s side too', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 2 })
    const [id = '', other = ''] = ids
    const dispute = (of: string, comment?: string) =>
      call(app, attendances.disputeHours, company.admin, {
        params: { id: of },
        body: {
          ...span('09:00', '16:00'),
          breakDates: [],
          ...(comment !== undefined && { comment }),
        },
      })
    expect((await dispute(id, 'x'.repeat(261))).status).toBe(400)
    expect((await dispute(id, '  Départ à 16h avec l’accord du chef  ')).body.comment).toBe(
      'Départ à 16h avec l’accord du chef',
    )
    expect((await dispute(other, ' ')).body.comment).toBeNull()
    const { body } = await call(app, attendances.answerHours, insider, {
      params: { id },
      body: { accepted: true },
    })
    expect(body.comment).toBe('Départ à 16h avec l’accord du chef')
  })

  it('is the usual deviation of the Sider, of three validated shifts or more', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company)
    const [siderId = ''] = worked.siderIds
    const shifts = async (days: readonly string[]) => {
      for (const day of days) {
        await ownerQuery(
          app.database,
          `with shift as (
             insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots)
             select organisation_id, id, $2::timestamptz, $2::timestamptz + interval '8 hours', 0, 1
             from missions where id = $1 returning *
           ), hours as (
             insert into attendances (organisation_id, mission_id, shift_id, sider_id, status,
               starts_at, worked_from, worked_until, validated_at, created_at, updated_at)
             select organisation_id, mission_id, id, $3, 'att.validated', starts_at,
               starts_at + interval '6 minutes', ends_at - interval '4 minutes', now(), now(), now()
             from shift returning *
           )
           insert into attendance_versions
             (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
           select id, 0, organisation_id, 'shift', starts_at, starts_at + interval '8 hours', now()
           from hours`,
          [worked.missionId, `${day}T08:00:00Z`, siderId],
        )
      }
    }
    const usual = async () =>
      (await list(company.admin)).body.attendances.find(({ id }) => id === worked.ids[0])
        ?.usualDeviation
    await shifts(['2026-12-01', '2026-12-02'])
    expect(await usual()).toBeNull()
    await shifts(['2026-12-03'])
    expect(await usual()).toEqual({ startMinutes: 6, endMinutes: -4, count: 3 })
  })
})
