import { missions, quotations, remuneration } from '@renfort/contract'
import type { PricedWith } from '@renfort/contract/remuneration-policy.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { actingFor, aCompany, type TestCompany } from '../testing/companies.ts'
import { at, missionsOn } from '../testing/missions.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission } = missionsOn(app)
let company: TestCompany

beforeEach(async () => {
  app.clock.set(testNow)
  company = await aCompany(app)
})

/** The clock runs on: moments are compared by the minute. */
const minuteOf = (instant: string | null) => instant?.slice(0, 16) ?? null
const start = minuteOf(testNow)
const later = (minutes: number) => {
  const now = new Date(Date.parse(testNow) + minutes * 60_000).toISOString()
  app.clock.set(now)
  return minuteOf(now)
}
const nightShift = { shifts: [at('2026-12-07', '20:00', '23:00')] }
const queries = () => app.services.db.queries(nobody)

async function changeNight(increase: number, caller: Caller = company.admin) {
  const night = { startHour: '21:00', endHour: '06:00', increase, seniority: null }
  const params = { id: company.id }
  const { status } = await call(app, remuneration.changeHoursTypes, caller, {
    params,
    body: { night },
  })
  expect(status).toBe(200)
}

async function standByIt() {
  const params = { id: company.id }
  expect((await call(app, remuneration.confirmHoursTypes, company.admin, { params })).status).toBe(
    200,
  )
}

async function pricedWithOf(id: string, caller: Caller = company.admin) {
  const { pricedWith } = await theMission(caller, id)
  return pricedWith && byMinute(pricedWith)
}

function byMinute(pricedWith: PricedWith) {
  const { since, frozenAt } = pricedWith
  return { ...pricedWith, since: minuteOf(since), frozenAt: minuteOf(frozenAt) }
}

async function posted() {
  const { id } = await aPostedMission(company.admin, nightShift)
  return { id, pricedWith: await pricedWithOf(id) }
}

const price = async (id: string) =>
  (await call(app, quotations.readQuotation, company.admin, { params: { id } })).body

describe('the policy by which a mission is priced', () => {
  it('SUM-14 a draft follows the policy of today, first the one that was proposed', async () => {
    const id = await aDraft(company.admin)
    const proposed = {
      origin: 'default',
      since: start,
      changedBy: null,
      changedFor: null,
      frozenAt: null,
      hasChangedSince: false,
      isDetached: false,
    }
    expect(await pricedWithOf(id)).toEqual(proposed)
    const now = later(5)
    await changeNight(35)
    expect(await pricedWithOf(id)).toMatchObject({
      origin: 'changed',
      since: now,
      changedBy: { name: 'Camille Durand' },
      hasChangedSince: false,
    })
  })

  it('REM-23 a later change moves neither the price of a posted mission nor its version', async () => {
    const changedAt = later(5)
    await changeNight(35)
    await standByIt()
    const postedAt = later(10)
    const { id, pricedWith } = await posted()
    expect(pricedWith).toMatchObject({
      origin: 'changed',
      since: changedAt,
      frozenAt: postedAt,
      hasChangedSince: false,
    })
    const before = await price(id)
    later(15)
    // Repeated values, confirmations and other parts of the policy make no version.
    await changeNight(35)
    await standByIt()
    await call(app, remuneration.changeIndemnities, company.admin, {
      params: { id: company.id },
      body: { transportation: { publicCoverRate: 60 } },
    })
    expect(await pricedWithOf(id)).toEqual(pricedWith)
    await changeNight(60)
    expect(await pricedWithOf(id)).toEqual({ ...pricedWith, hasChangedSince: true })
    expect(await price(id)).toEqual(before)
    // Going back to the former value makes a version too.
    await changeNight(35)
    expect(await pricedWithOf(id)).toEqual({ ...pricedWith, hasChangedSince: true })
  })

  it('G-33 shows admins its author and the person they acted for; others only its time', async () => {
    const { id: postedId } = await posted()
    const id = await aDraft(company.manager)
    await changeNight(35, await actingFor(app, company.admin))
    expect(await pricedWithOf(id)).toMatchObject({
      changedBy: { name: 'Camille Durand' },
      changedFor: { name: 'Camille Durand' },
    })
    expect(await pricedWithOf(id, company.manager)).toMatchObject({
      origin: 'changed',
      since: start,
      changedBy: null,
      changedFor: null,
    })
    expect(await pricedWithOf(postedId, company.collaborator)).toBeNull()
  })

  it('another rate prices a posted mission again by the same version', async () => {
    const { id, pricedWith } = await posted()
    const before = await price(id)
    later(5)
    await changeNight(60)
    await patched(company.admin, id, { hourlyRate: 20 })
    expect(await pricedWithOf(id)).toEqual({ ...pricedWith, hasChangedSince: true })
    expect((await price(id)).price).toBeCloseTo((before.price * 20) / 13, 2)
  })

  it('a lost version is shown as unknown; a copy begins with that of today', async () => {
    const { id } = await aPostedMission(company.admin, nightShift)
    await queries()
      .updateTable('missions')
      .set({ policy_version_id: null })
      .where('id', '=', id)
      .execute()
    const unknown = { origin: null, since: null, changedBy: null, frozenAt: start }
    expect(await pricedWithOf(id)).toMatchObject({ ...unknown, hasChangedSince: null })
    await changeNight(60)
    expect(await pricedWithOf(id)).toMatchObject({ ...unknown, hasChangedSince: true })
    const copy = await call(app, missions.cloneMission, company.admin, { params: { id }, body: {} })
    expect(await pricedWithOf(copy.body.id)).toMatchObject({ origin: 'changed', frozenAt: null })
  })

  it('says when the increases are those of the provider', async () => {
    const id = await aReadyMission(company.admin)
    await queries()
      .updateTable('missions')
      .set({ detached_pricing: JSON.stringify({ delegation: [], gestion: [] }) })
      .where('id', '=', id)
      .execute()
    expect(await pricedWithOf(id)).toMatchObject({ isDetached: true })
  })
})
