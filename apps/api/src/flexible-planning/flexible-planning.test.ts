import { flexiblePlanning, missions, quotations, shifts } from '@renfort/contract'
import type { FlexiblePlanningBody } from '@renfort/contract/flexible-planning.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, actingFor, type TestCompany } from '../testing/companies.ts'
import {
  aFlexiblePlanning,
  aReadyFlexibleMission,
  planned,
  posted,
  withFeature,
} from '../testing/flexible-missions.ts'
import { aDraft, aPostedMission, at, patched, theMission, withShifts } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp } from '../testing/test-app.ts'
import { withContracts } from '../testing/with-contracts.ts'

let company: TestCompany

const app = await sharedApp()
beforeEach(async () => {
  company = await aCompany(app)
  await withFeature(app, company.id, 'flexiblePlanning')
})

const save = (taskId: string, change: Partial<FlexiblePlanningBody> = {}, caller = company.admin) =>
  call(app, flexiblePlanning.saveFlexiblePlanning, caller, {
    params: { taskId },
    body: { ...aFlexiblePlanning, ...change },
  })
const read = (taskId: string, caller = company.admin) =>
  call(app, flexiblePlanning.readFlexiblePlanning, caller, { params: { taskId } })
const live = (
  taskId: string,
  change: Partial<FlexiblePlanningBody> = {},
  caller = company.admin,
) => {
  const { include, ...fields } = { ...aFlexiblePlanning, ...change }
  // Query parameters are texts.
  const query = Object.fromEntries(
    Object.entries({ ...fields, ...include }).map(([name, value]) => [name, String(value)]),
  )
  return call(app, flexiblePlanning.quoteFlexiblePlanning, caller, { params: { taskId }, query })
}
const saved = async (id: string) =>
  (await call(app, quotations.readQuotation, company.admin, { params: { id } })).body
const choose = (id: string, isFlexible: boolean) =>
  call(app, missions.updateMission, company.admin, {
    params: { id },
    body: { flexiblePlanning: isFlexible },
  })
const day = (date: string) => `${date}T00:00:00.000Z`
const week = { holidays: false, weekDays: true, saturday: false, sunday: false }

describe('a flexible planning', () => {
  it('FLEX-16 C-33 is saved, and the mission has it with its dates', async () => {
    const id = await aDraft(app, company.admin)
    expect((await read(id)).body).toBeNull()
    const { status, body } = await save(id)
    expect([status, body]).toEqual([200, { ...aFlexiblePlanning, id: body.id, shiftsUntil: null }])
    expect((await read(id)).body).toEqual(body)
    expect(await theMission(app, company.admin, id)).toMatchObject({
      isFlexiblePlanning: true,
      flexiblePlanning: body,
      flexiblePlanningId: body.id,
      shifts: [],
      startDate: '2027-01-03T23:00:00.000Z',
      endDate: '2027-01-31T23:00:00.000Z',
    })
  })

  it('FLEX-16 is changed in place', async () => {
    const id = await aDraft(app, company.admin)
    const before = await planned(app, company.admin, id)
    const { body } = await save(id, { siders: 5, endDate: day('2027-02-07') })
    expect(body).toEqual({ ...before, siders: 5, endDate: day('2027-02-07') })
  })

  it('FLEX-16 reads the UTC date of an instant and nothing else', async () => {
    const id = await aDraft(app, company.admin)
    const { body } = await save(id, { startDate: '2027-01-04T23:30:00.000Z' })
    expect(body.startDate).toBe(day('2027-01-04'))
  })

  it('G-33 leaves its changes in the audit trail', async () => {
    const id = await aDraft(app, company.admin)
    await planned(app, company.admin, id)
    await planned(app, company.admin, id, { weeklyVolume: 35 })
    const { rows } = await ownerQuery(
      app.database,
      `select before, after from audit_log where entity_id = $1 and action = 'mission.planFlexibly'
        order by id`,
      [id],
    )
    expect(rows).toMatchObject([
      { before: null, after: { weeklyVolume: 42, startDate: '2027-01-04', saturday: true } },
      { before: { weeklyVolume: 42 }, after: { weeklyVolume: 35 } },
    ])
  })

  const refused: [string, Partial<FlexiblePlanningBody>, string, string][] = [
    ['FLEX-02 6 h', { weeklyVolume: 6 }, 'weeklyVolume', 'flexible_planning.weekly_volume'],
    ['FLEX-02 49 h', { weeklyVolume: 49 }, 'weeklyVolume', 'flexible_planning.weekly_volume'],
    ['FLEX-04 nobody', { siders: 0 }, 'siders', 'shift.slots'],
    ['FLEX-04 51 Siders', { siders: 51 }, 'siders', 'shift.slots'],
    [
      'FLEX-05 no day',
      { include: { ...week, weekDays: false } },
      'include',
      'flexible_planning.no_day',
    ],
    [
      'FLEX-06 holidays alone',
      { include: { ...week, weekDays: false, holidays: true } },
      'include',
      'flexible_planning.no_day',
    ],
    [
      'FLEX-07 no holiday in the period',
      { include: { ...week, holidays: true }, weeklyVolume: 35 },
      'include.holidays',
      'flexible_planning.no_day',
    ],
    ['FLEX-08 yesterday', { startDate: day('2026-12-01') }, 'startDate', 'shift.past_forbidden'],
    ['FLEX-09 end first', { endDate: day('2027-01-03') }, 'endDate', 'flexible_planning.period'],
    ['FLEX-10 6 days', { endDate: day('2027-01-09') }, 'endDate', 'flexible_planning.period'],
    [
      'FLEX-10 over 18 months',
      { endDate: day('2028-07-04') },
      'endDate',
      'flexible_planning.period',
    ],
    [
      'FLEX-11 21 h on a weekend',
      { weeklyVolume: 21, include: { ...week, weekDays: false, saturday: true, sunday: true } },
      'weeklyVolume',
      'flexible_planning.legal_volume',
    ],
    [
      'FLEX-12 11 h on one day',
      { weeklyVolume: 11, include: { ...week, weekDays: false, sunday: true } },
      'weeklyVolume',
      'flexible_planning.legal_volume',
    ],
    [
      'FLEX-13 no HH:mm',
      { amplitudeStart: '8:00' },
      'amplitudeStart',
      'flexible_planning.amplitude_invalid',
    ],
    [
      'FLEX-14 too short a day',
      { amplitudeEnd: '14:59' },
      'amplitudeEnd',
      'flexible_planning.amplitude_insufficient',
    ],
  ]
  it.each(refused)('%s is refused at its field, saved or quoted', async (_, change, path, key) => {
    const id = await aDraft(app, company.admin)
    for (const ask of [save, live]) {
      const { status, error } = await ask(id, change)
      const issues = error.metadata?.['issues'] as { path: string[]; key: string }[]
      expect([status, issues.map((found) => [found.path.join('.'), found.key])]).toEqual([
        400,
        [[path, `errors.${key}`]],
      ])
    }
    expect((await read(id)).body).toBeNull()
  })

  it.each([
    ['a year that is none', { endDate: day('9999-12-31') }],
    ['no day', { startDate: '2027-13-04' }],
    ['text for a number', { siders: 'two' as never }],
  ])('%s is refused', async (_, change) => {
    expect((await save(await aDraft(app, company.admin), change)).status).toBe(400)
  })

  it('FLEX-08 C-10 an insider who acts for the company may start yesterday', async () => {
    const id = await aDraft(app, company.admin)
    const insider = await actingFor(app, company.admin)
    const yesterday = { startDate: day('2026-12-01') }
    expect((await save(id, yesterday)).status).toBe(400)
    expect((await save(id, yesterday, insider)).status).toBe(200)
  })
})

describe('who plans by the week', () => {
  it('FLEX-01 only companies with the feature; one that lost it keeps and changes its plannings', async () => {
    const id = await aDraft(app, company.admin)
    await planned(app, company.admin, id)
    await withFeature(app, company.id, 'flexiblePlanning', false)
    const { status, error } = await save(await aDraft(app, company.admin))
    expect([status, error.key]).toEqual([409, 'errors.action.unavailable'])
    expect((await save(id, { siders: 3 })).body.siders).toBe(3)
  })

  it('PERM managers their own missions, collaborators none', async () => {
    const id = await aDraft(app, company.admin)
    expect((await save(id, {}, company.manager)).status).toBe(404)
    expect((await save(id, {}, company.collaborator)).status).toBe(403)
    expect((await live(id, {}, company.collaborator)).status).toBe(403)
    expect((await save(await aDraft(app, company.manager), {}, company.manager)).status).toBe(200)
  })

  it('POST-23 a mission with shifts stays precise, and one planned by the week takes none', async () => {
    const precise = await aDraft(app, company.admin)
    await withShifts(app, company.admin, precise, [at('2026-12-07', '09:00', '17:00')])
    const answer = await save(precise)
    expect([answer.status, answer.error.key]).toEqual([409, 'errors.task.planning_exists'])
    const flexible = await aDraft(app, company.admin)
    await planned(app, company.admin, flexible)
    const { status, error } = await call(app, shifts.createShifts, company.admin, {
      params: { taskId: flexible },
      body: { shifts: [at('2026-12-07', '09:00', '17:00')] },
    })
    expect([status, error.key]).toEqual([409, 'errors.task.planning_exists'])
  })

  it('POST-24 a mission made precise has no flexible planning, nor the dates of one', async () => {
    const id = await aDraft(app, company.admin)
    expect((await theMission(app, company.admin, id)).isFlexiblePlanning).toBeNull()
    expect((await choose(id, false)).body.isFlexiblePlanning).toBe(false)
    await choose(id, true)
    await planned(app, company.admin, id)
    expect((await choose(id, false)).body).toMatchObject({
      isFlexiblePlanning: false,
      flexiblePlanning: null,
      startDate: null,
      endDate: null,
    })
    expect((await read(id)).body).toBeNull()
    expect((await choose(id, true)).body).toMatchObject({
      isFlexiblePlanning: true,
      flexiblePlanning: null,
    })
  })

  it('PERM-08 POST-36 contracts seal the planning', async () => {
    const siderId = await aSider(app, { knownTo: [company] })
    const { id } = await aPostedMission(app, company.admin, {
      type: 'gestion',
      requestedSiderIds: [siderId],
    })
    await withContracts(app, id)
    const { status, error } = await save(id)
    expect([status, error.key]).toEqual([409, 'errors.task.locked'])
  })
})

describe('its price', () => {
  const examples: [string, Partial<FlexiblePlanningBody>, number, number, number][] = [
    ['7', {}, 8872.64, 4550, 10_647.17],
    [
      '8',
      {
        startDate: day('2027-03-24'),
        endDate: day('2027-04-06'),
        weeklyVolume: 35,
        siders: 1,
        include: week,
        amplitudeStart: '14:00',
        amplitudeEnd: '23:00',
      },
      1642.68,
      842.4,
      1971.22,
    ],
    [
      '9',
      {
        startDate: day('2027-05-03'),
        endDate: day('2027-05-16'),
        weeklyVolume: 35,
        siders: 1,
        include: { ...week, holidays: true },
        amplitudeEnd: '18:00',
      },
      1951.95,
      1001,
      2342.34,
    ],
  ]
  it.each(examples)(
    'FLEX-15 SUM-21 example %s of decisions §4.5, before and after it is saved',
    async (_, change, price, salary, priceWithTax) => {
      const id = await aDraft(app, company.admin)
      const { status, body } = await live(id, change)
      expect(status).toBe(200)
      expect(body).toMatchObject({ price, salary, priceWithTax })
      expect(body.assignments).not.toEqual([])
      await planned(app, company.admin, id, change)
      expect(await saved(id)).toEqual(body)
    },
  )

  it('FLEX-15 is quoted for the asked planning, which is not saved', async () => {
    const id = await aDraft(app, company.admin)
    await planned(app, company.admin, id)
    expect((await live(id, { siders: 4 })).body.price).toBe(17_745.28)
    expect((await saved(id)).price).toBe(8872.64)
    expect((await read(id)).body?.siders).toBe(2)
  })

  it('a mission without a rate has none yet', async () => {
    const id = await aDraft(app, company.admin)
    await ownerQuery(app.database, 'update missions set hourly_rate_cents = null where id = $1', [
      id,
    ])
    const { status, error } = await live(id)
    expect([status, error.key]).toEqual([400, 'errors.quotation.rate_missing'])
  })
})

describe('posting a flexible mission', () => {
  it('TASK-50 TASK-51 freezes its price, and its step follows its dates', async () => {
    const id = await aReadyFlexibleMission(app, company.admin)
    const mission = await posted(app, company.admin, id)
    expect(mission).toMatchObject({
      status: 'submitted',
      progressStep: 'upcoming',
      selectionStatus: 'new',
      flexiblePlanning: { weeklyVolume: 42 },
    })
    expect((await saved(id)).price).toBe(8872.64)
    const { body } = await call(app, missions.listMissions, company.admin, {
      query: { status: 'upcoming' },
    })
    expect(body.tasks).toMatchObject([
      { id, startDate: '2027-01-03T23:00:00.000Z', isFlexiblePlanning: true },
    ])
  })

  it('FLEX-08 is refused once its start has passed', async () => {
    const id = await aReadyFlexibleMission(app, company.admin)
    await ownerQuery(
      app.database,
      "update flexible_plannings set start_date = '2026-12-01' where mission_id = $1",
      [id],
    )
    const { status, error } = await call(app, missions.confirmMission, company.admin, {
      params: { id },
      body: {},
    })
    expect([status, error.key, error.metadata?.['missing']]).toEqual([
      400,
      'errors.shift.past_forbidden',
      [{ key: 'errors.shift.past_forbidden', section: 'flexible-planning', params: {} }],
    ])
  })

  it('POST-08 a choice without planning is no planning', async () => {
    const id = await aReadyFlexibleMission(app, company.admin)
    await choose(id, false)
    await choose(id, true)
    const { error } = await call(app, missions.confirmMission, company.admin, {
      params: { id },
      body: {},
    })
    expect(error.key).toBe('errors.task.planning_missing')
  })

  it('cannot be undone: a posted mission keeps a planning', async () => {
    const id = await aReadyFlexibleMission(app, company.admin)
    await posted(app, company.admin, id)
    const { status, error } = await choose(id, false)
    expect([status, error.key]).toEqual([400, 'errors.task.planning_missing'])
    expect((await read(id)).body).not.toBeNull()
  })

  it('WORK-12 WORK-13 C-36 takes as many Siders as its planning has', async () => {
    const id = await aReadyFlexibleMission(app, company.admin)
    const ids = [
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
    ]
    const select = (requestedSiderIds: string[]) =>
      call(app, missions.updateMission, company.admin, {
        params: { id },
        body: { requestedSiderIds },
      })
    expect((await select(ids)).error.key).toBe('errors.task.requested_siders_count_forbidden')
    expect((await select(ids.slice(1))).status).toBe(200)
    await patched(app, company.admin, id, { requestedSidersOnly: true })
    await planned(app, company.admin, id, { siders: 3 })
    expect((await theMission(app, company.admin, id)).requestedSidersOnly).toBe(false)
  })

  it('WORK-13 a payroll mission hires the people it names, all of them', async () => {
    const id = await aReadyFlexibleMission(app, company.admin, { type: 'gestion' })
    const ids = [
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
    ]
    await patched(app, company.admin, id, { requestedSiderIds: ids.slice(1) })
    const few = await call(app, missions.confirmMission, company.admin, {
      params: { id },
      body: {},
    })
    expect(few.error.key).toBe('errors.task.not_enough_siders')
    await patched(app, company.admin, id, { requestedSiderIds: ids })
    expect(await posted(app, company.admin, id)).toMatchObject({
      selectionStatus: 'completed',
      hiredSidersCount: 2,
      hasContracts: true,
    })
    expect((await saved(id)).price).toBeGreaterThan(0)
  })

  it('G-13 a copy takes no planning', async () => {
    const id = await aReadyFlexibleMission(app, company.admin)
    const { body } = await call(app, missions.cloneMission, company.admin, {
      params: { id },
      body: {},
    })
    expect(await theMission(app, company.admin, body.id)).toMatchObject({
      isFlexiblePlanning: null,
      flexiblePlanning: null,
    })
  })
})
