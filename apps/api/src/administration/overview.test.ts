import { groups } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { anApplicant } from '../testing/applicants.ts'
import { aCompany, actingFor, aGroup, aMember, type TestCompany } from '../testing/companies.ts'
import {
  aReadyFlexibleMission,
  planned,
  posted,
  withFeature,
} from '../testing/flexible-missions.ts'
import { aDraft, aPostedMission, at, patched } from '../testing/missions.ts'
import { statementsOf } from '../testing/plans.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

afterEach(() => app.clock.set(testNow))

async function overview(caller: Caller) {
  const { status, body } = await call(app, groups.readOverview, caller, {})
  expect(status).toBe(200)
  return body
}

const figures = { missions: 0, openPlaces: 0, drafts: 0, applicants: 0 }

/** The week of the tests is that of Monday 30 November 2026; it is Wednesday. */
const thisWeek = at('2026-12-04', '09:00', '17:00', { slots: 3 })
const nextWeek = at('2026-12-07', '09:00', '17:00', { slots: 5 })

async function aCandidate(company: TestCompany, missionId: string): Promise<void> {
  const shownBy = await actingFor(app, company.admin)
  await anApplicant(app, missionId, { shownBy })
}

describe('the companies of a group in figures', () => {
  it('HOME-07 have the missions of the week, its open places, the drafts and the candidates', async () => {
    const group = await aGroup(app)
    const busy = await aCompany(app, { parentId: group.id, name: 'A' })
    const calm = await aCompany(app, { parentId: group.id, name: 'B' })
    const { id } = await aPostedMission(app, busy.admin, { shifts: [thisWeek, nextWeek] })
    await aPostedMission(app, busy.admin, { shifts: [nextWeek] })
    await aPostedMission(app, busy.admin, {
      type: 'gestion',
      shifts: [at('2026-12-05', '09:00', '17:00')],
      requestedSiderIds: [await aSider(app, { knownTo: [busy] })],
    })
    await aDraft(app, busy.admin)
    await aCandidate(busy, id)
    await anApplicant(app, id)
    expect(await overview(group.admin)).toEqual([
      { id: busy.id, missions: 2, openPlaces: 3, drafts: 1, applicants: 1 },
      { id: calm.id, ...figures },
    ])
  })

  it('HOME-07 count a flexible planning in each of its weeks', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await withFeature(app, company.id, 'flexiblePlanning')
    const id = await aReadyFlexibleMission(app, company.admin)
    const days = { startDate: '2026-12-08T00:00:00.000Z', endDate: '2026-12-27T00:00:00.000Z' }
    await planned(app, company.admin, id, days)
    await posted(app, company.admin, id)
    await planned(app, company.admin, await aDraft(app, company.admin))
    expect(await overview(group.admin)).toMatchObject([{ missions: 0, drafts: 1 }])
    app.clock.set('2026-12-07T09:00:00.000Z')
    const [seen] = await overview(group.admin)
    expect(seen).toMatchObject({ missions: 1, drafts: 1 })
  })

  it('PERM-02 a mission manager counts what they manage or created, a collaborator nothing that waits', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const [mine, other] = [
      await aPostedMission(app, company.admin, { managerId: group.manager.userId }),
      await aPostedMission(app, company.admin),
    ]
    for (const { id } of [mine, other]) await aCandidate(company, id)
    await aDraft(app, company.admin)
    const draft = await aDraft(app, company.admin)
    await patched(app, company.admin, draft, { managerId: group.manager.userId })
    expect(await overview(group.manager)).toMatchObject([{ drafts: 1, applicants: 1 }])
    expect(await overview(group.admin)).toMatchObject([{ drafts: 2, applicants: 2 }])
    const { token, userId } = await app.services.db.transaction(nobody, (transaction) =>
      aMember(transaction, group.id, 'collaborator'),
    )
    expect(await overview({ token, userId })).toMatchObject([{ drafts: null, applicants: null }])
  })

  it('hold no company of another group, and are empty without a group', async () => {
    const [group, other] = [await aGroup(app), await aGroup(app)]
    const own = await aCompany(app, { parentId: group.id })
    const foreign = await aCompany(app, { parentId: other.id })
    await aPostedMission(app, foreign.admin, { shifts: [thisWeek] })
    await aDraft(app, foreign.admin)
    expect(await overview(group.admin)).toEqual([{ id: own.id, ...figures }])
    // Whatever company is active.
    expect(await overview({ ...group.admin, organisationId: own.id })).toHaveLength(1)
    expect(await overview(own.admin)).toEqual([])
    expect((await call(app, groups.readOverview, null, {})).status).toBe(401)
  })

  it('take the statements of the session and one more, for one company as for four', async () => {
    const group = await aGroup(app)
    const count = async () => (await statementsOf(app.database, () => overview(group.admin))).length
    await aCompany(app, { parentId: group.id })
    const one = await count()
    for (const name of ['B', 'C', 'D']) await aCompany(app, { parentId: group.id, name })
    expect(await count()).toBe(one)
    expect(one).toBe(2)
  })
})
