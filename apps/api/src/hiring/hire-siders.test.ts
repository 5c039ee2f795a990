import { hiring, missions, preselection, shifts as shiftOperations } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { anApplicant } from '../testing/applicants.ts'
import { aCompany, actingFor, anInsider } from '../testing/companies.ts'
import { aPostedFlexibleMission, withFeature } from '../testing/flexible-missions.ts'
import { aPostedMission, aReadyMission, at, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

afterEach(() => app.clock.set(testNow))

type Body = Input<typeof hiring.hireSiders>['body']
type Wanted = Body['assignments'][number]

const hireAll = async (id: string, assignments: readonly Wanted[], reason?: string) =>
  call(app, hiring.hireSiders, insider, {
    params: { id },
    body: { assignments: [...assignments], ...(reason === undefined ? {} : { reason }) },
  })
const read = async (id: string) => theMission(app, company.admin, id)
const idsOf = ({ shifts }: Mission) => shifts.map(({ id }) => id)
const twoDays = [
  at('2026-12-07', '09:00', '17:00', { slots: 2 }),
  at('2026-12-08', '09:00', '17:00', { slots: 1 }),
]
const posted = async (planned = twoDays) => aPostedMission(app, company.admin, { shifts: planned })

describe('staff hire Siders (G-15, G-16, decisions §8)', () => {
  it('for the whole mission or some shifts, opens one batch a run and completes the selection', async () => {
    const mission = await posted()
    const [monday = ''] = idsOf(mission)
    const [nora, hugo] = [await aSider(app), await aSider(app)]
    const first = await hireAll(mission.id, [{ siderId: nora }])
    expect([first.status, first.body]).toMatchObject([
      201,
      { selectionStatus: 'ongoing', hiredSidersCount: 1, openSlots: 1 },
    ])
    const locked = await read(mission.id)
    expect(locked).toMatchObject({
      hasContracts: true,
      hiredSidersCount: 1,
      contractsBatches: [first.body.contractsBatch],
    })
    const last = await hireAll(mission.id, [{ siderId: hugo, shiftIds: [monday] }])
    expect(last.body).toMatchObject({
      selectionStatus: 'completed',
      hiredSidersCount: 2,
      openSlots: 0,
    })
    expect((await read(mission.id)).contractsBatches).toMatchObject([
      first.body.contractsBatch,
      last.body.contractsBatch,
    ])
    const { rows } = await ownerQuery(
      app.database,
      `select b.status, c.sider_id from contract_batches b join contracts c on c.batch_id = b.id
       where b.mission_id = $1 order by c.created_at, c.sider_id = $2 desc`,
      [mission.id, nora],
    )
    expect(rows).toEqual([
      { status: 'unsigned', sider_id: nora },
      { status: 'unsigned', sider_id: hugo },
    ])
  })

  it('TASK-53 SHIFT-29 locks what contracts fix, and opens no second contract for more shifts', async () => {
    const mission = await posted()
    const [monday = '', tuesday = ''] = idsOf(mission)
    const siderId = await aSider(app)
    await hireAll(mission.id, [{ siderId, shiftIds: [monday] }])
    const moved = await call(app, missions.updateMission, company.admin, {
      params: { id: mission.id },
      body: { hourlyRate: 14 },
    })
    expect([moved.status, moved.error.key]).toEqual([409, 'errors.task.locked'])
    const removed = await call(app, shiftOperations.deleteShifts, company.admin, {
      body: { ids: [tuesday] },
    })
    expect([removed.status, removed.error.key]).toEqual([409, 'errors.task.locked'])
    const more = await hireAll(mission.id, [{ siderId, shiftIds: [tuesday] }])
    expect(more.body).toMatchObject({ hiredSidersCount: 1, contractsBatch: null })
  })

  it('a flexible planning takes as many Siders as it has places', async () => {
    await withFeature(app, company.id, 'flexiblePlanning')
    const mission = await aPostedFlexibleMission(app, company.admin)
    const [nora, hugo] = [await aSider(app), await aSider(app)]
    expect((await hireAll(mission.id, [{ siderId: nora }])).body).toMatchObject({
      selectionStatus: 'ongoing',
      openSlots: 1,
    })
    const again = await hireAll(mission.id, [{ siderId: nora }])
    expect([again.status, again.error.key]).toEqual([409, 'errors.hiring.already_hired'])
    expect((await hireAll(mission.id, [{ siderId: hugo }])).body).toMatchObject({
      selectionStatus: 'completed',
      openSlots: 0,
      hiredSidersCount: 2,
    })
  })

  it('marks those who were asked for, and no others where the company wants only these', async () => {
    const wanted = await aSider(app, { knownTo: [company] })
    const id = await aReadyMission(app, company.admin, { requestedSiderIds: [wanted] })
    await call(app, missions.updateMission, company.admin, {
      params: { id },
      body: { requestedSidersOnly: true },
    })
    const params = { params: { id }, body: {} }
    expect((await call(app, missions.confirmMission, company.admin, params)).status).toBe(200)
    const other = await hireAll(id, [{ siderId: await aSider(app) }])
    expect([other.status, other.error.key]).toEqual([409, 'errors.hiring.requested_only'])
    expect((await hireAll(id, [{ siderId: wanted }])).status).toBe(201)
    expect((await read(id)).requestedSiders).toMatchObject([{ id: wanted, status: 'hired' }])
  })
})

describe('who cannot be hired', () => {
  it('a slot is taken, twice the same, a shift that is over', async () => {
    const mission = await posted()
    const [monday = '', tuesday = ''] = idsOf(mission)
    const siderId = await aSider(app, { firstName: 'Nora', lastName: 'Vidal' })
    await hireAll(mission.id, [{ siderId, shiftIds: [tuesday] }])
    const again = await hireAll(mission.id, [{ siderId, shiftIds: [tuesday] }])
    expect([again.status, again.error]).toMatchObject([
      409,
      { key: 'errors.hiring.already_hired', metadata: { sider: 'Nora Vidal', shiftId: tuesday } },
    ])
    const other = await aSider(app)
    const taken = await hireAll(mission.id, [{ siderId: other }])
    expect([taken.status, taken.error.key]).toEqual([409, 'errors.hiring.slot_taken'])
    expect((await read(mission.id)).hiredSidersCount).toBe(1)
    app.clock.set('2026-12-07T17:00:00.000Z')
    const late = await hireAll(mission.id, [{ siderId: other, shiftIds: [monday] }])
    expect([late.status, late.error.key]).toEqual([409, 'errors.hiring.shift_over'])
  })

  it('who is at work elsewhere, in whatever company, and whom the law forbids these hours', async () => {
    const siderId = await aSider(app, { firstName: 'Nora', lastName: 'Vidal' })
    const other = await aCompany(app)
    const theirs = await aPostedMission(app, other.admin, {
      shifts: [at('2026-12-07', '08:00', '12:00')],
    })
    expect((await hireAll(theirs.id, [{ siderId }])).status).toBe(201)
    const overlapping = await posted([at('2026-12-07', '11:00', '15:00')])
    const elsewhere = await hireAll(overlapping.id, [{ siderId }])
    expect([elsewhere.status, elsewhere.error]).toMatchObject([
      409,
      {
        key: 'errors.hiring.elsewhere',
        metadata: { siderId, sider: 'Nora Vidal', startDate: '2026-12-07T07:00:00.000Z' },
      },
    ])
    const long = await posted([at('2026-12-07', '13:00', '20:00')])
    const unlawful = await hireAll(long.id, [{ siderId }])
    expect([unlawful.status, unlawful.error]).toMatchObject([
      409,
      {
        key: 'errors.hiring.law',
        metadata: { siderId, findings: [{ key: 'long_day', measure: { limit: 600, found: 660 } }] },
      },
    ])
    expect((await read(long.id)).hasContracts).toBe(false)
  })

  it('a seventh day in a row needs a reason, which the trail keeps', async () => {
    const days = [9, 10, 11, 12, 13, 14, 15]
    const mission = await posted(
      days.map((day) => at(`2026-12-${String(day).padStart(2, '0')}`, '09:00', '12:00')),
    )
    const siderId = await aSider(app)
    const warned = await hireAll(mission.id, [{ siderId }])
    expect([warned.status, warned.error]).toMatchObject([
      400,
      {
        key: 'errors.hiring.reason_missing',
        metadata: { findings: [{ key: 'consecutive_days' }] },
      },
    ])
    const reason = 'Repos donné le mercredi'
    expect((await hireAll(mission.id, [{ siderId }], reason)).status).toBe(201)
    const { rows } = await ownerQuery(
      app.database,
      `select after from audit_log where entity_id = $1 and action = 'mission.hire'`,
      [mission.id],
    )
    expect(rows).toMatchObject([
      { after: { reason, warnings: [{ siderId, findings: [{ key: 'consecutive_days' }] }] } },
    ])
  })

  it('an applicant whom the company refused, a Sider or a shift that does not exist', async () => {
    const mission = await posted()
    const operator = await actingFor(app, company.admin)
    const siderId = await aSider(app)
    const { id } = await anApplicant(app, mission.id, { siderId, shownBy: operator })
    await call(app, preselection.updateApplicant, company.admin, {
      params: { id: mission.id },
      body: { id, update: { preSelectionStatus: 'refused', refusalReason: 'Trop loin' } },
    })
    const refused = await hireAll(mission.id, [{ siderId }])
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.hiring.refused_applicant'])
    const [foreign = ''] = idsOf(await posted())
    const unknown = await hireAll(mission.id, [
      { siderId: mission.id },
      { siderId: await aSider(app), shiftIds: [foreign] },
    ])
    expect([unknown.status, unknown.error.metadata?.['issues']]).toMatchObject([
      400,
      [{ path: ['assignments', 0, 'siderId'] }, { path: ['assignments', 1, 'shiftIds', 0] }],
    ])
  })

  it('not for a draft, nor once the selection is over, which answers its state; nor by a company', async () => {
    const siderId = await aSider(app)
    const draft = await hireAll(await aReadyMission(app, company.admin), [{ siderId }])
    expect([draft.status, draft.error.key]).toEqual([409, 'errors.action.unavailable'])
    const full = await posted([at('2026-12-07', '09:00', '17:00')])
    expect((await hireAll(full.id, [{ siderId }])).body.selectionStatus).toBe('completed')
    const late = await hireAll(full.id, [{ siderId: await aSider(app) }])
    expect([late.status, late.error]).toMatchObject([
      409,
      { key: 'errors.applicant.selection_over', metadata: { selectionStatus: 'completed' } },
    ])
    const input = { params: { id: full.id }, body: { assignments: [{ siderId }] } }
    expect((await call(app, hiring.hireSiders, company.admin, input)).status).toBe(403)
    const operator = await actingFor(app, company.admin)
    expect((await call(app, hiring.hireSiders, operator, input)).error.key).toBe(
      'errors.logas.forbidden',
    )
    expect((await hireAll(siderId, [{ siderId }])).status).toBe(404)
  })

  it('for a company that is blocked', async () => {
    const blocked = await aCompany(app)
    const mission = await aPostedMission(app, blocked.admin)
    const block = 'update organisations set blocked_at = now() where id = $1'
    await ownerQuery(app.database, block, [blocked.id])
    const answer = await hireAll(mission.id, [{ siderId: await aSider(app) }])
    expect([answer.status, answer.error.key]).toEqual([409, 'errors.organisation.blocked'])
  })
})

describe('many at once', () => {
  it('100 hires for 10 places: ten get them, the others are told that they are taken', async () => {
    const mission = await posted([at('2026-12-07', '09:00', '17:00', { slots: 10 })])
    const siderIds = await Promise.all(Array.from({ length: 100 }, () => aSider(app)))
    const answers = await Promise.all(
      siderIds.map(async (siderId) => hireAll(mission.id, [{ siderId }])),
    )
    const hired = answers.filter(({ status }) => status === 201)
    expect(hired).toHaveLength(10)
    const keys = answers.filter(({ status }) => status !== 201).map(({ error }) => error.key)
    expect(new Set(keys)).toEqual(new Set(['errors.applicant.selection_over']))
    const { rows } = await ownerQuery(
      app.database,
      `select count(*)::int as count from assignments where mission_id = $1`,
      [mission.id],
    )
    expect(rows).toEqual([{ count: 10 }])
    expect(await read(mission.id)).toMatchObject({
      hiredSidersCount: 10,
      selectionStatus: 'completed',
    })
  })

  it('one Sider wanted by ten missions at the same hours gets one of them', async () => {
    const siderId = await aSider(app)
    const same = () => posted([at('2026-12-07', '09:00', '17:00')])
    const wanted = await Promise.all(Array.from({ length: 10 }, same))
    const answers = await Promise.all(wanted.map(async ({ id }) => hireAll(id, [{ siderId }])))
    const refusals = answers.filter(({ status }) => status !== 201)
    expect(refusals).toHaveLength(9)
    expect(refusals.every(({ error }) => error.key === 'errors.hiring.elsewhere')).toBe(true)
  })
})
