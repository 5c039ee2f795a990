import { shifts } from '@renfort/contract'
import type { ShiftBody } from '@renfort/contract/shift.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, actingFor } from '../testing/companies.ts'
import { at, missionsOn } from '../testing/missions.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'
import { withContracts } from '../testing/with-contracts.ts'

const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission, withShifts } = missionsOn(app)
afterEach(() => app.clock.set(testNow))

const queries = () => app.services.db.queries(nobody)
const monday = at('2026-12-07', '09:00', '17:00')
const tuesday = at('2026-12-08', '09:00', '17:00')
const wednesday = at('2026-12-09', '09:00', '17:00')

function create(caller: Caller, taskId: string, planned: readonly ShiftBody[]) {
  return call(app, shifts.createShifts, caller, {
    params: { taskId },
    body: { shifts: [...planned] },
  })
}

function issuesOf({ error }: { error: { metadata?: Record<string, unknown> | undefined } }) {
  const issues = error.metadata?.['issues'] as { path: unknown[]; key: string }[] | undefined
  return (issues ?? []).map(({ path, key }) => [path.join('.'), key])
}

async function period(caller: Caller, id: string) {
  const { startDate, endDate } = await theMission(caller, id)
  return [startDate, endDate]
}

describe('creating', () => {
  it('API-63 adds shifts, and the mission follows', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const night = at('2026-12-08', '22:00', '06:00', { breakDuration: 30, slots: 3 })
    const { status, body } = await create(company.admin, id, [night, monday])
    expect(status).toBe(201)
    expect(body.recurrence).toBeNull()
    expect(body.shifts).toMatchObject([night, monday])
    expect(body.shifts.every((shift) => shift.recurrenceId === null)).toBe(true)
    const mission = await theMission(company.admin, id)
    expect(mission.shifts.map((shift) => shift.id)).toEqual(
      body.shifts.map(({ id: s }) => s).toReversed(),
    )
    expect(await period(company.admin, id)).toEqual([monday.startDate, night.endDate])
  })

  it('SHIFT-24 adds nothing without a shift', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const answer = await create(company.admin, id, [])
    expect(answer.status).toBe(400)
    expect(issuesOf(answer)).toEqual([['shifts', 'errors.shift.date_missing']])
  })

  it('seconds are dropped: a planning is in whole minutes', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const [shift] = await withShifts(company.admin, id, [
      { ...monday, startDate: '2026-12-07T08:00:59.999Z' },
    ])
    expect(shift?.startDate).toBe('2026-12-07T08:00:00.000Z')
    const again = await create(company.admin, id, [
      { ...monday, startDate: '2026-12-07T08:00:30Z' },
    ])
    expect(again.error.key).toBe('errors.shift.conflict_duplicated')
  })

  it('SHIFT-05 to SHIFT-07 SHIFT-12 to SHIFT-14 each problem at its field, and none is stored', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const wrong = [
      tuesday,
      at('2026-12-07', '09:00', '20:01', { breakDuration: 60 }),
      at('2026-12-07', '09:00', '17:00', { breakDuration: 10 }),
      at('2026-12-01', '09:00', '17:00'),
      at('2029-01-08', '09:00', '17:00'),
      { ...monday, endDate: monday.startDate },
    ]
    const answer = await create(company.admin, id, wrong)
    expect([answer.status, answer.error.key]).toEqual([400, 'errors.shift.invalid'])
    expect(issuesOf(answer)).toEqual([
      ['shifts.1.endDate', 'errors.shift.duration'],
      ['shifts.2.breakDuration', 'errors.shift.break'],
      ['shifts.3.startDate', 'errors.shift.past_forbidden'],
      ['shifts.4.startDate', 'errors.shift.too_far_ahead'],
      ['shifts.5.endDate', 'errors.shift.end_before_start'],
    ])
    expect((await theMission(company.admin, id)).shifts).toEqual([])
    const slots = await create(company.admin, id, [
      { ...monday, slots: 51 },
      { ...monday, slots: 0 },
    ])
    expect(issuesOf(slots)).toEqual([
      ['shifts.0.slots', 'errors.shift.slots'],
      ['shifts.1.slots', 'errors.shift.slots'],
    ])
  })

  it('SHIFT-06 SHIFT-07 the bounds themselves are accepted', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const accepted = [
      at('2026-12-07', '09:00', '11:00'),
      at('2026-12-07', '09:00', '19:00'),
      at('2026-12-07', '09:00', '11:20', { breakDuration: 20 }),
      at('2026-12-07', '09:00', '19:20', { breakDuration: 20, slots: 50 }),
      at('2026-12-07', '08:00', '23:00', { breakDuration: 300 }),
    ]
    expect((await create(company.admin, id, accepted)).status).toBe(201)
  })

  it('SHIFT-28 a single kind of problem names the failure', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const past = [at('2026-12-01', '09:00', '17:00'), at('2026-12-01', '10:00', '17:00')]
    const { status, error } = await create(company.admin, id, past)
    expect([status, error.key]).toEqual([400, 'errors.shift.past_forbidden'])
  })

  it('C-10 today is allowed for a start to come; an insider may start yesterday', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const late = at('2026-12-02', '10:00', '14:00')
    const soon = at('2026-12-02', '10:01', '14:00')
    const yesterday = at('2026-12-01', '00:00', '08:00')
    const before = at('2026-11-30', '23:00', '07:00')
    expect((await create(company.admin, id, [late])).status).toBe(400)
    expect((await create(company.admin, id, [soon])).status).toBe(201)
    expect((await create(company.admin, id, [yesterday])).status).toBe(400)
    const acting = await actingFor(app, company.admin)
    expect((await create(acting, id, [yesterday])).status).toBe(201)
    expect((await create(acting, id, [before])).status).toBe(400)
  })

  it('SHIFT-15 the same start and end twice is a conflict, in the call or with what is there', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    await withShifts(company.admin, id, [monday])
    const answer = await create(company.admin, id, [tuesday, monday, tuesday])
    expect([answer.status, answer.error.key]).toEqual([400, 'errors.shift.conflict_duplicated'])
    expect(issuesOf(answer).map(([path]) => path)).toEqual(['shifts.1', 'shifts.2'])
    const overlapping = await create(company.admin, id, [at('2026-12-07', '09:00', '16:00')])
    expect(overlapping.status).toBe(201)
  })

  it('C-09 a mission lasts at most 18 months', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    await withShifts(company.admin, id, [monday, at('2028-06-06', '09:00', '17:00')])
    const { status, error } = await create(company.admin, id, [at('2028-06-08', '09:00', '17:00')])
    expect([status, error.key]).toEqual([400, 'errors.task.too_long'])
  })

  it('takes 1000 shifts at once and not one more', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const many = Array.from({ length: 1001 }, (_, i) => {
      const start = Date.parse(monday.startDate) + i * 3_600_000
      return {
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + 7_200_000).toISOString(),
        breakDuration: 0,
        slots: 1,
      }
    })
    const tooMany = await create(company.admin, id, many)
    expect(issuesOf(tooMany)).toEqual([['shifts', 'errors.field.too_long']])
    expect((await create(company.admin, id, many.slice(1))).status).toBe(201)
    expect((await theMission(company.admin, id)).shifts).toHaveLength(1000)
    const none = await create(company.admin, id, [])
    expect(issuesOf(none)).toEqual([['shifts', 'errors.shift.date_missing']])
  })

  it('two callers with the same shift at the same moment: one is told', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin, { managerId: company.manager.userId })
    const answers = await Promise.all(
      [company.admin, company.manager].map((caller) => create(caller, id, [tuesday])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })
})

describe('changing', () => {
  it('API-64 several at once, also when they take each other’s times', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const [first, second] = await withShifts(company.admin, id, [monday, tuesday])
    if (first === undefined || second === undefined) throw new Error('No shift')
    const { status, body } = await call(app, shifts.updateShifts, company.admin, {
      params: { taskId: id },
      body: {
        shifts: [
          { ...tuesday, id: first.id, slots: 4 },
          { ...monday, id: second.id, breakDuration: 30 },
        ],
      },
    })
    expect(status).toBe(200)
    expect(body.shifts).toMatchObject([
      { id: first.id, ...tuesday, slots: 4 },
      { id: second.id, ...monday, breakDuration: 30 },
    ])
    const order = (await theMission(company.admin, id)).shifts.map((shift) => shift.id)
    expect(order).toEqual([second.id, first.id])
  })

  it('API-65 one, and the mission follows', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const [first] = await withShifts(company.admin, id, [monday, tuesday])
    const { status, body } = await call(app, shifts.updateShift, company.admin, {
      params: { id: first?.id ?? '' },
      body: wednesday,
    })
    expect([status, body.shifts.length]).toEqual([200, 1])
    expect(body.shifts[0]).toMatchObject({ id: first?.id, ...wednesday })
    expect(await period(company.admin, id)).toEqual([tuesday.startDate, wednesday.endDate])
  })

  it('tells problems at the fields of the one shift, and conflicts', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const [first] = await withShifts(company.admin, id, [monday, tuesday])
    const params = { id: first?.id ?? '' }
    const short = at('2026-12-07', '09:00', '10:00')
    const wrong = await call(app, shifts.updateShift, company.admin, { params, body: short })
    expect(issuesOf(wrong)).toEqual([['endDate', 'errors.shift.duration']])
    const taken = await call(app, shifts.updateShift, company.admin, { params, body: tuesday })
    expect([taken.status, taken.error.key]).toEqual([400, 'errors.shift.conflict_duplicated'])
    const same = await call(app, shifts.updateShift, company.admin, { params, body: monday })
    expect(same.status).toBe(200)
  })

  it('a shift of another mission is not found, and nothing changes', async () => {
    const company = await aCompany(app)
    const [id, other] = [await aDraft(company.admin), await aDraft(company.admin)]
    const [mine] = await withShifts(company.admin, id, [monday])
    const [foreign] = await withShifts(company.admin, other, [monday])
    const ids = [mine?.id ?? '', foreign?.id ?? '']
    const { status } = await call(app, shifts.updateShifts, company.admin, {
      params: { taskId: id },
      body: {
        shifts: ids.map((shiftId, i) => ({
          ...at(`2026-12-1${i}`, '09:00', '17:00'),
          id: shiftId,
        })),
      },
    })
    expect(status).toBe(404)
    expect((await theMission(company.admin, id)).shifts).toMatchObject([monday])
  })
})

describe('deleting', () => {
  it('API-66 API-67 one or several, and the mission follows', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const created = await withShifts(company.admin, id, [monday, tuesday, wednesday])
    const [first = '', second = '', third = ''] = created.map((shift) => shift.id)
    const one = await call(app, shifts.deleteShift, company.admin, { params: { id: first } })
    expect(one.status).toBe(204)
    expect(await period(company.admin, id)).toEqual([tuesday.startDate, wednesday.endDate])
    const body = { ids: [second, third] }
    const rest = await call(app, shifts.deleteShifts, company.admin, { body })
    expect(rest.status).toBe(204)
    expect(await period(company.admin, id)).toEqual([null, null])
    const again = await call(app, shifts.deleteShift, company.admin, { params: { id: first } })
    expect(again.status).toBe(404)
  })

  it('G-14 the ids may stand in the address', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const created = await withShifts(company.admin, id, [monday, tuesday, wednesday])
    const ids = created.slice(1).map((shift) => shift.id)
    const query = { ids: ids.join(',') }
    const { status } = await call(app, shifts.deleteShifts, company.admin, { query })
    expect(status).toBe(204)
    expect((await theMission(company.admin, id)).shifts).toMatchObject([monday])
    const none = await call(app, shifts.deleteShifts, company.admin, {})
    expect(issuesOf(none)).toEqual([['ids', 'errors.field.required']])
  })

  it('of one mission only, all or none', async () => {
    const company = await aCompany(app)
    const [id, other] = [await aDraft(company.admin), await aDraft(company.admin)]
    const [mine] = await withShifts(company.admin, id, [monday])
    const [foreign] = await withShifts(company.admin, other, [monday])
    for (const ids of [
      [mine?.id ?? '', foreign?.id ?? ''],
      [mine?.id ?? '', randomUUID()],
    ]) {
      const { status } = await call(app, shifts.deleteShifts, company.admin, { body: { ids } })
      expect(status).toBe(404)
    }
    expect((await theMission(company.admin, id)).shifts).toHaveLength(1)
    const empty = await call(app, shifts.deleteShifts, company.admin, { body: { ids: [] } })
    expect(issuesOf(empty)).toEqual([['ids', 'errors.field.required']])
  })

  it('a posted mission keeps a planning', async () => {
    const company = await aCompany(app)
    const mission = await aPostedMission(company.admin)
    const params = { id: mission.shifts[0]?.id ?? '' }
    const { status, error } = await call(app, shifts.deleteShift, company.admin, { params })
    expect([status, error.key]).toEqual([400, 'errors.task.planning_missing'])
    expect((await theMission(company.admin, mission.id)).shifts).toHaveLength(1)
  })
})

describe('who and when', () => {
  const everyWay = (caller: Caller, taskId: string, shiftId: string) => [
    () => create(caller, taskId, [wednesday]),
    () =>
      call(app, shifts.updateShifts, caller, {
        params: { taskId },
        body: { shifts: [{ ...wednesday, id: shiftId }] },
      }),
    () => call(app, shifts.updateShift, caller, { params: { id: shiftId }, body: wednesday }),
    () => call(app, shifts.deleteShift, caller, { params: { id: shiftId } }),
    () => call(app, shifts.deleteShifts, caller, { body: { ids: [shiftId] } }),
  ]

  it('strangers and managers of other missions find nothing, collaborators may not', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aReadyMission(company.admin)
    const shiftId = (await theMission(company.admin, id)).shifts[0]?.id ?? ''
    const expected: [Caller, number][] = [
      [other.admin, 404],
      [company.manager, 404],
      [company.collaborator, 403],
    ]
    for (const [caller, status] of expected) {
      for (const way of everyWay(caller, id, shiftId)) expect((await way()).status).toBe(status)
    }
    expect((await theMission(company.admin, id)).shifts).toMatchObject([monday])
  })

  it('PERM-08 contracts seal the planning', async () => {
    const company = await aCompany(app)
    const sider = await aSider(app, { knownTo: [company] })
    const { id, shifts: planned } = await aPostedMission(company.admin, {
      type: 'gestion',
      requestedSiderIds: [sider],
    })
    await withContracts(app, id)
    for (const way of everyWay(company.admin, id, planned[0]?.id ?? '')) {
      const { status, error } = await way()
      expect([status, error.key]).toEqual([409, 'errors.task.locked'])
    }
  })

  it('a shift added to a posted mission belongs to the planning, and moves its progress', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    app.clock.set('2026-12-07T20:00:00.000Z')
    expect((await theMission(company.admin, id)).progressStep).toBe('done')
    await withShifts(company.admin, id, [wednesday])
    const row = await queries()
      .selectFrom('missions')
      .select(['progress_step', 'next_step_at', 'reference_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      progress_step: 'ongoing',
      next_step_at: wednesday.endDate,
      reference_at: monday.startDate,
    })
    const posted = await queries()
      .selectFrom('shifts')
      .select('posted')
      .where('mission_id', '=', id)
      .execute()
    expect(posted).toEqual([{ posted: true }, { posted: true }])
  })

  it('WORK-13 a posted planning keeps room for the Siders who were asked for', async () => {
    const company = await aCompany(app)
    const siders = [
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
    ]
    const { id, shifts: planned } = await aPostedMission(company.admin, {
      shifts: [monday, tuesday],
      requestedSiderIds: siders,
    })
    const params = { id: planned[0]?.id ?? '' }
    const { status, error } = await call(app, shifts.deleteShift, company.admin, { params })
    expect([status, error.key]).toEqual([400, 'errors.task.requested_siders_count_forbidden'])
    await patched(company.admin, id, { requestedSiderIds: siders.slice(1) })
    expect((await call(app, shifts.deleteShift, company.admin, { params })).status).toBe(204)
  })
})
