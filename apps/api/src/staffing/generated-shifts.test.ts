import { hiring, operations, siders, staffing } from '@renfort/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { aPostedFlexibleMission, withFeature } from '../testing/flexible-missions.ts'
import { aPostedMission, at, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let insider: Caller
let siderId: string
let missionId: string

beforeAll(async () => {
  // The clock of a database of its own: time passes for all its missions.
  app = await startTestApp()
  company = await aCompany(app)
  insider = await anInsider(app)
  await withFeature(app, company.id, 'flexiblePlanning')
  missionId = (await aPostedFlexibleMission(app, company.admin)).id
  siderId = await aSider(app, { knownTo: [company] })
  await call(app, hiring.hireSiders, insider, {
    params: { id: missionId },
    body: { assignments: [{ siderId }] },
  })
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const inQueue = async () => {
  const { body } = await call(app, staffing.listMissionsToStaff, insider, { query: {} })
  return body.tasks.find(({ id }) => id === missionId)
}
const candidatesFor = async (id: string) =>
  (await call(app, staffing.listHiringCandidates, insider, { params: { id } })).body

describe('a flexible planning on the way of a moved clock (G-38)', () => {
  it('SHIFT-29 a Sider who is hired for it is free for nothing else on its days, shifts or not', async () => {
    const other = await aPostedMission(app, company.admin, {
      shifts: [at('2027-01-12', '12:00', '18:00'), at('2027-01-17', '12:00', '18:00')],
    })
    const candidate = (await candidatesFor(other.id)).siders.find(({ id }) => id === siderId)
    expect(candidate).toMatchObject({ freeShifts: 1, minutesLeft: 6 * 60 })
  })

  it('FLEX-16 becomes shifts week after week, each at 05:00 eight days before', async () => {
    const none = await inQueue()
    expect(none).toMatchObject({
      slots: 2,
      filledSlots: 1,
      nextOpenStart: '2027-01-03T23:00:00.000Z',
      toReplace: 0,
    })
    const moved = await call(app, operations.moveClock, null, {
      body: { now: '2027-01-05T19:00:00.000Z' },
    })
    expect(moved.body.ran).toContainEqual(expect.objectContaining({ job: 'make-due-shifts' }))
    const { rows } = await ownerQuery(
      app.database,
      `select at from audit_log where entity_id = $1 and action = 'mission.makeShifts' order by at`,
      [missionId],
    )
    expect(rows.map((row) => JSON.stringify(row['at']).slice(1, 17))).toEqual([
      '2026-12-27T04:00',
      '2027-01-03T04:00',
    ])
    expect((await theMission(app, company.admin, missionId)).shifts).toHaveLength(12)
  })

  it('counts its places once, whatever it has become, and says which shift is the next', async () => {
    expect(await inQueue()).toMatchObject({
      slots: 2,
      filledSlots: 1,
      nextOpenStart: '2027-01-06T09:30:00.000Z',
      toReplace: 0,
    })
    const { body } = await call(app, staffing.readMissionToStaff, insider, {
      params: { id: missionId },
    })
    expect(body.hired.map(({ id }) => id)).toEqual([siderId])
    expect(body.shifts).toHaveLength(12)
    expect(new Set(body.shifts.map(({ siders }) => siders.length))).toEqual(new Set([1]))
    expect((await candidatesFor(missionId)).openShifts).toBe(4 + 6 + 12)
  })

  it('is work to come of a Sider until its last day, also where they have no shift to come yet', async () => {
    const params = { id: siderId }
    const work = async () => (await call(app, siders.readSider, insider, { params })).body
    expect((await work()).upcomingShifts).toHaveLength(10)
    const { error } = await call(app, siders.changeSider, insider, {
      params,
      body: { deactivated: true },
    })
    expect([error.key, error.metadata]).toEqual(['errors.sider.has_shifts', { count: 10 }])
    await ownerQuery(
      app.database,
      `delete from shifts where mission_id = $1 and starts_at > '2027-01-05T19:00:00Z'`,
      [missionId],
    )
    expect(await work()).toMatchObject({
      upcomingShifts: [],
      upcomingPlannings: [{ endDate: '2027-01-31T00:00:00.000Z' }],
      pastMissions: [],
    })
  })
})
