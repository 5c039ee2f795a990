import { groups, inbox } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertMembership } from '../account/account-queries.ts'
import { collectDueInvoices } from '../collection/collect-due-invoices.ts'
import { nobody } from '../platform/database/db.ts'
import { anApplicant } from '../testing/applicants.ts'
import { aCompany, actingFor, aGroup, aMember, type TestCompany } from '../testing/companies.ts'
import { aPostedFlexibleMission, planned, withFeature } from '../testing/flexible-missions.ts'
import { aBatch } from '../testing/contracts.ts'
import { workedShift } from '../testing/hours.ts'
import { anInvoice } from '../testing/invoices.ts'
import { aDraft, aPostedMission, at, patched } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aCard, payingWith, testCards } from '../testing/payments.ts'
import { runJob } from '../testing/run-job.ts'
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

const figures = {
  missions: 0,
  openPlaces: 0,
  drafts: 0,
  applicants: 0,
  missing: 0,
  contracts: 0,
  lateContracts: 0,
  hours: 0,
  disputes: 0,
  refusedPayments: 0,
  spentThisMonth: 0,
}

/** The week of the tests is that of Monday 30 November 2026; it is Wednesday. */
const thisWeek = at('2026-12-04', '09:00', '17:00', { slots: 3 })
const nextWeek = at('2026-12-07', '09:00', '17:00', { slots: 5 })

async function aCandidate(company: TestCompany, missionId: string): Promise<void> {
  await ownerQuery(app.database, 'update missions set pre_selection = true where id = $1', [
    missionId,
  ])
  const shownBy = await actingFor(app, company.admin)
  await anApplicant(app, missionId, { shownBy })
}

describe('the companies of a group in figures', () => {
  it('HOME-07 have the missions of the week, the open places of seven days, the drafts and the candidates', async () => {
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
      {
        ...figures,
        id: busy.id,
        missions: 2,
        openPlaces: 13,
        drafts: 1,
        applicants: 1,
        contracts: 1,
      },
      { ...figures, id: calm.id },
    ])
  })

  it('HOME-07 count a flexible planning in each of its weeks', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await withFeature(app, company.id, 'flexiblePlanning')
    const plan = { startDate: '2026-12-08T00:00:00.000Z', endDate: '2026-12-27T00:00:00.000Z' }
    await aPostedFlexibleMission(app, company.admin, { plan })
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

  it('CTR-24 TS-27 ENT-20 have what waits as the inbox of each company counts it, and the spending of the month', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await aBatch(app, company, { day: '2026-12-04' })
    await aBatch(app, company, { day: '2026-12-16' })
    await payingWith(app, company, aCard(testCards.declinedLater))
    await anInvoice(app, company)
    app.clock.set('2027-01-14T05:30:00.000Z')
    await runJob(app, collectDueInvoices)
    app.clock.set(testNow)
    const { ids } = await workedShift(app, company, { siders: 3 })
    app.clock.set('2026-12-08T20:00:00.000Z')
    await ownerQuery(
      app.database,
      `update attendances set status = 'att.disputed', disputed_at = updated_at where id = $1`,
      [ids[0]],
    )
    const [seen] = await overview(group.admin)
    const { body } = await call(app, inbox.readInbox, {
      ...group.admin,
      organisationId: company.id,
    })
    const linesOf = (kind: string) => body.sections.find((each) => each.kind === kind)
    const countOf = (kind: 'hours' | 'dispute') =>
      body.sections
        .flatMap((each) => (each.kind === kind ? each.lines : []))
        .reduce((sum, { count }) => sum + count, 0)
    expect(seen).toMatchObject({
      contracts: linesOf('contract')?.total,
      hours: countOf('hours'),
      disputes: countOf('dispute'),
      refusedPayments: linesOf('payment')?.total,
    })
    expect(seen).toMatchObject({ disputes: 1, hours: 2, refusedPayments: 1 })
    expect(seen?.spentThisMonth).toBe(202.8)
    app.clock.set('2026-11-30T09:00:00.000Z')
    expect(await overview(group.admin)).toMatchObject([{ spentThisMonth: 0 }])
  })

  it('PLAN-02 count who should be at a shift that runs and has not come', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await aBatch(app, company, { siders: 2, day: '2026-12-07' })
    const missing = async (iso: string) => {
      app.clock.set(instant(iso))
      return (await overview(group.admin))[0]?.missing
    }
    expect(await missing('2026-12-07T08:09:00.000Z')).toBe(0)
    expect(await missing('2026-12-07T08:10:00.000Z')).toBe(2)
    expect(await missing('2026-12-07T16:01:00.000Z')).toBe(0)
  })

  it('PERM-04 a member who has less rights in one company sees less of it, as when they act there', async () => {
    const group = await aGroup(app)
    const [first, second] = [
      await aCompany(app, { parentId: group.id, name: 'A' }),
      await aCompany(app, { parentId: group.id, name: 'B' }),
    ]
    await aBatch(app, first)
    await aBatch(app, second)
    await app.services.db.transaction(nobody, ({ queries, now }) =>
      insertMembership(queries, {
        userId: group.admin.userId,
        organisationId: second.id,
        role: 'collaborator',
        now,
      }),
    )
    expect(await overview(group.admin)).toMatchObject([
      { contracts: 1, drafts: 0, hours: 0, spentThisMonth: 0 },
      { contracts: null, lateContracts: null, drafts: null, hours: 0, spentThisMonth: null },
    ])
  })

  it('hold no company of another group, and are empty without a group', async () => {
    const [group, other] = [await aGroup(app), await aGroup(app)]
    const own = await aCompany(app, { parentId: group.id })
    const foreign = await aCompany(app, { parentId: other.id })
    await aPostedMission(app, foreign.admin, { shifts: [thisWeek] })
    await aDraft(app, foreign.admin)
    expect(await overview(group.admin)).toEqual([{ ...figures, id: own.id }])
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
