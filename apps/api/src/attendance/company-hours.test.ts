import { attendances } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { actingFor, aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { runDueJobs } from '../platform/jobs/run-due-jobs.ts'
import { eveningClocked, span, workedShift } from '../testing/hours.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'
import { validateDueHours } from './validate/validate-due-hours.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Filters = Input<typeof attendances.listHours>['query']

const list = (caller: Caller, query: Filters = {}) =>
  call(app, attendances.listHours, caller, { query })
const idsOf = async (caller: Caller, query: Filters = {}) =>
  (await list(caller, query)).body.attendances.map(({ id }) => id).toSorted()
const one = async ({ admin }: TestCompany, id: string) =>
  (await list(admin)).body.attendances.find((hours) => hours.id === id)
const waiting = async (caller: Caller) => (await call(app, attendances.countHours, caller, {})).body
const count = async (caller: Caller) => (await waiting(caller)).count
const validate = (caller: Caller, attendanceIds: string[]) =>
  call(app, attendances.validateHours, caller, { body: { attendanceIds } })

const shorter = { ...span('09:00', '16:00'), breakDates: [] }
const absent = { ...span('09:00', '17:00'), breakDates: [] }
const nobodyWorked = { ...absent, endDate: absent.startDate }
type Said = Input<typeof attendances.disputeHours>['body']
const dispute = (caller: Caller, id: string, body: Said = shorter) =>
  call(app, attendances.disputeHours, caller, { params: { id }, body })
const clock = (siderId: string, shiftId: string, from: string, to: string, day = '2026-12-07') =>
  call(app, attendances.clockHours, insider, {
    body: { siderId, shiftId, ...span(from, to, day), breaks: [] },
  })

describe('the hours of a company', () => {
  it('API-87 ENT-17 N-43 say what was planned and declared, what differs and when they are validated', async () => {
    const company = await aCompany(app)
    const { ids, missionId, siderIds, shiftId } = await workedShift(app, company)
    await clock(siderIds[0] ?? '', shiftId, '09:12', '17:00')
    const { body } = await list(company.admin)
    expect(body.total).toBe(1)
    expect(body.attendances[0]).toMatchObject({
      id: ids[0],
      shiftId,
      status: 'att.waiting',
      history: [
        { origin: 'shift', startDate: '2026-12-07T08:00:00.000Z' },
        { origin: 'sider', startDate: '2026-12-07T08:12:00.000Z', breaks: [] },
      ],
      sider: { id: siderIds[0] },
      task: { id: missionId, isFlexiblePlanning: false },
      absenceJustification: null,
      isImported: false,
      differences: expect.arrayContaining([{ kind: 'late', minutes: 12 }]),
      paidAt: null,
      deadline: '2026-12-14T21:00:00.000Z',
    })
  })

  it('TS-01 TS-04 TS-05 TS-06 G-34 are filtered by state, match, days, Sider and manager', async () => {
    const company = await aCompany(app)
    const first = await workedShift(app, company, { siders: 2 })
    const later = await workedShift(app, company, { day: '2026-12-08' })
    const [own = '', other = ''] = first.ids
    const [next = ''] = later.ids
    await clock(first.siderIds[0] ?? '', first.shiftId, '09:00', '17:00')
    await validate(company.admin, [other])
    const { admin } = company
    expect(await idsOf(admin, { status: 'att.validated' })).toEqual([other])
    expect(await idsOf(admin, { status: 'att.waiting,att.disputed' })).toEqual(
      [own, next].toSorted(),
    )
    expect(await idsOf(admin, { startDate: '2026-12-08' })).toEqual([next])
    expect(await idsOf(admin, { endDate: '2026-12-07' })).toEqual([own, other].toSorted())
    expect(await idsOf(admin, { siderId: later.siderIds[0] })).toEqual([next])
    expect(await idsOf(admin, { taskId: later.missionId })).toEqual([next])
    expect(await idsOf(admin, { managerId: company.collaborator.userId })).toEqual([])
    expect(await idsOf(admin, { paid: 'true' })).toEqual([])
    expect(await idsOf(admin, { extra: 'true' })).toEqual([])
    const matching = await idsOf(admin, { type: 'matching' })
    const conflicting = await idsOf(admin, { type: 'conflicting' })
    expect([...matching, ...conflicting].toSorted()).toEqual([own, other, next].toSorted())
  })

  it('TS-03 G-34 come fifty at a time, the latest start first', async () => {
    const company = await aCompany(app)
    const [early] = (await workedShift(app, company)).ids
    const [late] = (await workedShift(app, company, { day: '2026-12-08' })).ids
    const page = async (offset: string) =>
      (await list(company.admin, { limit: '1', offset })).body.attendances[0]?.id
    expect([await page('0'), await page('1')]).toEqual([late, early])
    expect((await list(company.admin, { limit: '51' })).status).toBe(400)
  })

  it('PERM-02 a manager has those of their missions, a collaborator all, and nobody those of another company', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const { ids, missionId } = await workedShift(app, company)
    const seen = async () => [
      await idsOf(company.manager),
      await idsOf(company.collaborator),
      await idsOf(other.admin),
    ]
    expect(await seen()).toEqual([[], ids, []])
    expect(await count(company.manager)).toBe(0)
    await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
      missionId,
      company.manager.userId,
    ])
    expect(await seen()).toEqual([ids, ids, []])
    expect(await count(company.manager)).toBe(1)
  })
})

describe('a validation', () => {
  it('API-90 API-91 TS-15 is for good, keeps who did it, and leaves nothing to count', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 3 })
    expect(await count(company.admin)).toBe(3)
    expect((await validate(company.admin, [...ids])).body).toEqual({ rejectedAttendanceIds: [] })
    expect(await count(company.admin)).toBe(0)
    const validated = await one(company, ids[0] ?? '')
    expect(validated).toMatchObject({ status: 'att.validated', deadline: null })
    expect(validated?.history.at(-1)?.actions).toMatchObject([
      { type: 'validation', updatedBy: company.admin.userId, origin: 'company' },
    ])
  })

  it('TS-21 TS-37 rejects what is validated, disputed, foreign or of another manager; the others pass', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 3 })
    const foreign = await workedShift(app, other)
    const [first = '', second = '', third = ''] = ids
    await validate(company.admin, [first])
    await dispute(company.admin, second)
    const asked = [first, second, third, ...foreign.ids]
    const twice = [...asked, ...asked]
    expect((await validate(company.manager, twice)).body.rejectedAttendanceIds).toEqual(asked)
    expect((await validate(company.admin, asked)).body.rejectedAttendanceIds).toEqual([
      first,
      second,
      ...foreign.ids,
    ])
  })

  it('of two at once, each line is validated once and both are told the truth', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 5 })
    const answers = await Promise.all([
      validate(company.admin, [...ids]),
      validate(company.admin, [...ids]),
    ])
    const rejected = answers.flatMap(({ body }) => body.rejectedAttendanceIds)
    expect(rejected.toSorted()).toEqual([...ids].toSorted())
    const { rows } = await ownerQuery(
      app.database,
      'select sum(jsonb_array_length(actions))::int as actions from attendance_versions where attendance_id = any($1)',
      [ids],
    )
    expect(rows[0]?.['actions']).toBe(5)
  })

  it('API-90 TS-21 TS-37 rejects hours that were declared again since they were read, and validates the others', async () => {
    const company = await aCompany(app)
    const { ids, siderIds, shiftId } = await workedShift(app, company, { siders: 3 })
    const [changed = '', ...others] = ids
    await clock(siderIds[1] ?? '', shiftId, '09:00', '17:00')
    const read = (await list(company.admin)).body.attendances
    const attendanceIds = read.map(({ id }) => id)
    const versionCounts = read.map(({ history }) => history.length)
    await clock(siderIds[0] ?? '', shiftId, '09:00', '19:00')
    const seen = { body: { attendanceIds, versionCounts } }
    const { body } = await call(app, attendances.validateHours, company.admin, seen)
    expect(body.rejectedAttendanceIds).toEqual([changed])
    expect((await one(company, changed))?.status).toBe('att.waiting')
    expect(await idsOf(company.admin, { status: 'att.validated' })).toEqual(others.toSorted())
    // A call without version counts validates the last declared version.
    expect((await validate(company.admin, [changed])).body.rejectedAttendanceIds).toEqual([])
    expect((await one(company, changed))?.history.at(-1)).toMatchObject({
      endDate: '2026-12-07T18:00:00.000Z',
      actions: [{ type: 'validation' }],
    })
  })

  it('API-90 TS-37 hours within tolerance when they were read are rejected once they were declared again', async () => {
    const company = await aCompany(app)
    const { siderIds, shiftId, ids } = await workedShift(app, company, { siders: 2 })
    const query = { choice: 'open' } as const
    const { body } = await call(app, attendances.listAcceptableHours, company.admin, { query })
    expect(body.versionCounts).toEqual([1, 1])
    await clock(siderIds[0] ?? '', shiftId, '09:00', '19:00')
    const { attendanceIds, versionCounts } = body
    const seen = { body: { attendanceIds, versionCounts } }
    const answer = await call(app, attendances.validateHours, company.admin, seen)
    expect(answer.body.rejectedAttendanceIds).toEqual([ids[0]])
  })

  it.each([
    [[], 'errors.field.required'],
    [[1, 1, 1], 'errors.field.required'],
    [[1, -1], 'errors.field.too_small'],
    [[1, 1.5], 'errors.field.format'],
  ])('API-90 is refused where the versions of two lines are said as %j', async (counts, key) => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 2 })
    const body = { attendanceIds: [...ids], versionCounts: counts }
    const { status, error } = await call(app, attendances.validateHours, company.admin, { body })
    expect([status, JSON.stringify(error)]).toEqual([400, expect.stringContaining(key)])
  })

  // The embedded database runs one transaction at a time.
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'API-90 keeps who did it on the version that is validated, said while the validation waited for it',
    async () => {
      const company = await aCompany(app)
      const { ids } = await workedShift(app, company, { siders: 2 })
      const [unread = '', read = ''] = ids
      const holder = await app.database.ownerPool.connect()
      const isAwaited = async () => {
        const { rows } = await holder.query(
          `select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`,
          [pid],
        )
        return rows.length > 0
      }
      const [{ pid }] = (await holder.query('select pg_backend_pid() as pid')).rows
      const sayAgainDuring = async (id: string, act: () => ReturnType<typeof validate>) => {
        await holder.query('begin')
        await holder.query('select from attendances where id = $1 for update', [id])
        const waits = act()
        await expect.poll(isAwaited).toBe(true)
        await holder.query(
          `insert into attendance_versions (attendance_id, number, organisation_id, origin,
             starts_at, ends_at, made_at)
           select id, 1, organisation_id, 'sider', worked_from, worked_until + interval '2 hours', now()
           from attendances where id = $1`,
          [id],
        )
        await holder.query('commit')
        return (await waits).body.rejectedAttendanceIds
      }
      expect(await sayAgainDuring(unread, () => validate(company.admin, [unread]))).toEqual([])
      const validated = await one(company, unread)
      expect(validated?.history.map(({ actions }) => actions.length)).toEqual([0, 1])
      const seen = { body: { attendanceIds: [read], versionCounts: [1] } }
      const validateSeen = () => call(app, attendances.validateHours, company.admin, seen)
      expect(await sayAgainDuring(read, validateSeen)).toEqual([read])
      expect((await one(company, read))?.status).toBe('att.waiting')
      holder.release()
    },
  )

  it('TS-39 under log-as everything is read only', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company)
    const acting = await actingFor(app, company.admin, insider)
    expect(await idsOf(acting)).toEqual(ids)
    expect((await validate(acting, [...ids])).error?.key).toBe('errors.logas.forbidden')
    expect((await dispute(acting, ids[0] ?? '')).error?.key).toBe('errors.logas.forbidden')
  })
})

describe('a dispute', () => {
  it('API-89 TS-16 TS-24 has the hours of the company, which the Sider is to accept', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company)
    const [id = ''] = ids
    const { body } = await dispute(company.admin, id)
    expect(body).toMatchObject({
      status: 'att.disputed',
      history: [{ origin: 'shift' }, { origin: 'company', actions: [{ type: 'modification' }] }],
      deadline: '2026-12-14T21:00:00.000Z',
    })
    await call(app, attendances.answerHours, insider, { params: { id }, body: { accepted: true } })
    expect((await one(company, id))?.status).toBe('att.validated')
  })

  it('TS-23 is made once', async () => {
    const company = await aCompany(app)
    const [id = ''] = (await workedShift(app, company)).ids
    await dispute(company.admin, id)
    const second = await dispute(company.admin, id)
    expect([second.status, second.error?.key]).toEqual([409, 'errors.attendance.already_disputed'])
  })

  it.each([
    ['TS-29', span('08:00', '17:00', '2026-12-05'), 'errors.attendance.too_long'],
    [
      'TS-30',
      { startDate: absent.endDate, endDate: absent.startDate },
      'errors.attendance.end_before_start',
    ],
    ['TS-29', span('08:00', '17:00', '2026-12-09'), 'errors.attendance.far_from_plan'],
  ])('%s is refused with hours like %j: %s', async (_id, wrong, key) => {
    const company = await aCompany(app)
    const [id = ''] = (await workedShift(app, company)).ids
    const end = key.endsWith('too_long') ? { endDate: absent.endDate } : {}
    const { status, error } = await dispute(company.admin, id, { ...shorter, ...wrong, ...end })
    expect([status, JSON.stringify(error)]).toEqual([400, expect.stringContaining(key)])
  })

  it('TS-29 of work that nobody planned stays within a day of what the Sider declared', async () => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company)
    const clocked = await eveningClocked(app, insider, worked)
    const { id } = clocked.body
    const far = { ...span('20:01', '22:00', '2026-12-08'), breakDates: [] }
    const { status, error } = await dispute(company.admin, id, far)
    expect([status, error?.key]).toEqual([400, 'errors.attendance.far_from_plan'])
    const near = { ...span('20:00', '22:00', '2026-12-08'), breakDates: [] }
    expect((await dispute(company.admin, id, near)).status).toBe(200)
    await call(app, attendances.answerHours, insider, { params: { id }, body: { accepted: false } })
    app.clock.set('2026-12-10T09:00:00.000Z')
    const { startDate, endDate } = span('20:00', '22:01', '2026-12-08')
    const resolved = await call(app, attendances.resolveHours, insider, {
      params: { id },
      body: { startDate, endDate, breaks: [] },
    })
    expect([resolved.status, resolved.error?.key]).toEqual([400, 'errors.attendance.far_from_plan'])
  })

  it('TS-19 is refused with a break as long as the work: that is an absence, which has its reason', async () => {
    const company = await aCompany(app)
    const [id = ''] = (await workedShift(app, company)).ids
    const { status, error } = await dispute(company.admin, id, {
      ...shorter,
      breakDates: [{ startDate: shorter.startDate, endDate: shorter.endDate }],
    })
    expect([status, JSON.stringify(error)]).toEqual([
      400,
      expect.stringContaining('errors.attendance.nothing_worked'),
    ])
  })

  it('TS-34 is refused with a break outside of the hours', async () => {
    const company = await aCompany(app)
    const [id = ''] = (await workedShift(app, company)).ids
    const { status, error } = await dispute(company.admin, id, {
      ...shorter,
      breakDates: [span('16:30', '17:00')],
    })
    expect([status, JSON.stringify(error)]).toEqual([
      400,
      expect.stringContaining('errors.attendance.break_outside'),
    ])
  })

  it('TS-17 TS-19 says that nobody worked: for another reason where none is asked, irreversibly', async () => {
    const company = await aCompany(app)
    const { ids, missionId } = await workedShift(app, company, { siders: 2 })
    const [first = '', second = ''] = ids
    expect((await dispute(company.admin, first, nobodyWorked)).body).toMatchObject({
      status: 'att.disputed',
      absenceJustification: 'other',
    })
    const again = await dispute(company.admin, first)
    expect(again.error?.key).toBe('errors.attendance.already_disputed')
    await ownerQuery(
      app.database,
      'update missions set is_flexible_planning = true where id = $1',
      [missionId],
    )
    const unjustified = await dispute(company.admin, second, nobodyWorked)
    expect(unjustified.error?.key).toBe('errors.attendance.justification_missing')
    const justified = { ...nobodyWorked, absenceJustification: 'dayOff' } as const
    expect((await dispute(company.admin, second, justified)).body.absenceJustification).toBe(
      'dayOff',
    )
  })

  it('answers 404 for hours of another company, or of the mission of another manager', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const [id = ''] = (await workedShift(app, company)).ids
    expect((await dispute(other.admin, id)).status).toBe(404)
    expect((await dispute(company.manager, id)).status).toBe(404)
  })
})

describe('the Monday after', () => {
  const sunday = { day: '2026-12-06' }

  it('TS-27 at 22:00 hours that nobody has decided are validated, as they were declared', async () => {
    const company = await aCompany(app)
    const { ids, siderIds, shiftId } = await workedShift(app, company, sunday)
    const [id = ''] = ids
    await clock(siderIds[0] ?? '', shiftId, '09:12', '17:00', sunday.day)
    const statusAt = async (now: string) => {
      app.clock.set(now)
      await runJob(app, validateDueHours)
      return (await one(company, id))?.status
    }
    expect(await statusAt('2026-12-07T20:59:59.000Z')).toBe('att.waiting')
    expect(await statusAt('2026-12-07T21:00:00.000Z')).toBe('att.validated')
    expect((await one(company, id))?.history.at(-1)).toMatchObject({
      origin: 'sider',
      startDate: '2026-12-06T08:12:00.000Z',
      actions: [{ type: 'validation', updatedBy: null }],
    })
    expect((await validate(company.admin, [id])).body.rejectedAttendanceIds).toEqual([id])
  })

  it('what was disputed less than 24 hours before waits for the next one; a missed run is made up for once', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 2, ...sunday })
    const [early = '', late = ''] = ids
    app.clock.set('2026-12-06T20:59:00.000Z')
    await dispute(company.admin, early, { ...shorter, ...span('09:00', '16:00', sunday.day) })
    app.clock.set('2026-12-07T09:00:00.000Z')
    await dispute(company.admin, late, { ...shorter, ...span('09:00', '16:00', sunday.day) })
    app.clock.set('2026-12-08T09:00:00.000Z')
    await Promise.all([runJob(app, validateDueHours), runJob(app, validateDueHours)])
    expect([(await one(company, early))?.status, (await one(company, late))?.status]).toEqual([
      'att.validated',
      'att.disputed',
    ])
    expect((await one(company, early))?.history.at(-1)?.actions).toHaveLength(2)
    app.clock.set('2026-12-14T21:00:00.000Z')
    await runJob(app, validateDueHours)
    const { rows } = await ownerQuery(
      app.database,
      'select status from attendances where id = $1',
      [late],
    )
    expect(rows).toEqual([{ status: 'att.validated' }])
  })
})

it('TS-27 N-43 work that is told after its Monday waits for the next one, and says so', async () => {
  const company = await aCompany(app)
  const { missionId, siderIds } = await workedShift(app, company, { day: '2026-12-04' })
  app.clock.set(instant('2026-12-08T09:00:00.000Z'))
  const { body } = await call(app, attendances.clockHours, insider, {
    body: {
      siderId: siderIds[0] ?? '',
      shiftId: null,
      taskId: missionId,
      ...span('18:00', '19:00', '2026-12-04'),
      breaks: [],
    },
  })
  expect(await one(company, body.id)).toMatchObject({
    status: 'att.waiting',
    deadline: '2026-12-14T21:00:00.000Z',
  })
  await runDueJobs(app.services, {
    clock: app.clock,
    jobs: [validateDueHours],
    to: instant('2026-12-08T10:00:00.000Z'),
  })
  expect((await one(company, body.id))?.status).toBe('att.waiting')
})

// This test is last, because hours are created once and later tests would find none of the earlier
// weeks.
it('API-91 TS-27 NAV-06 the count says how many lines the next Monday validates', async () => {
  const company = await aCompany(app)
  const next = '2026-12-14T21:00:00.000Z'
  const after = '2026-12-21T21:00:00.000Z'
  const { ids } = await workedShift(app, company)
  expect(await waiting(company.admin)).toEqual({ count: 1, due: 1, deadline: next })
  await workedShift(app, company, { siders: 2, day: '2026-12-14' })
  app.clock.set(instant('2026-12-14T20:59:00.000Z'))
  expect(await waiting(company.admin)).toEqual({ count: 3, due: 1, deadline: next })
  await validate(company.admin, [...ids])
  expect(await waiting(company.admin)).toEqual({ count: 2, due: 2, deadline: after })
  app.clock.set(instant(next))
  expect(await waiting(company.admin)).toEqual({ count: 2, due: 2, deadline: after })
})
