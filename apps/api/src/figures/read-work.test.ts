import { figures, invoices } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider } from '../testing/companies.ts'
import { wasAbsent, workedShift } from '../testing/hours.ts'
import { anInvoice } from '../testing/invoices.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const ask = (caller: Caller, month = '2026-12-15') =>
  call(app, figures.readWork, caller, { query: { month } })

async function workOf(caller: Caller, month?: string) {
  const { status, body } = await ask(caller, month)
  expect(status).toBe(200)
  return body
}

const sumOf = (
  causes: Readonly<Record<string, { minutes: number; cents: number }>>,
  unit: 'minutes' | 'cents',
) => Object.values(causes).reduce((sum, each) => sum + each[unit], 0)

describe('what was planned, worked and billed in a month', () => {
  it('is nothing for a company without a mission or a bill, in the whole weeks of the month', async () => {
    const { admin } = await aCompany(app)
    const work = await workOf(admin)
    expect(work).toMatchObject({
      from: wireDay('2026-12-07'),
      to: wireDay('2027-01-03'),
      planned: { minutes: 0, cents: 0 },
      billed: { minutes: 0, cents: 0 },
      forecast: { expected: 0, withOpenPlaces: 0 },
      siders: { worked: 0, cameBack: 0 },
      timeToFill: { hires: 0, medianMinutes: null },
    })
    expect(sumOf(work.workCauses, 'cents')).toBe(0)
  })

  it('INV-01 differs by causes that sum up, and what is billed is the spending of the month', async () => {
    const company = await aCompany(app)
    const invoiceId = await anInvoice(app, company)
    await call(app, invoices.creditInvoice, await anInsider(app), {
      params: { id: invoiceId },
      body: { amount: 43.36, reason: 'Pause' },
    })
    await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-16', '09:00', '17:00', { slots: 2 })],
    })
    const work = await workOf(company.admin)
    for (const unit of ['minutes', 'cents'] as const) {
      expect(work.planned[unit] + sumOf(work.workCauses, unit)).toBe(work.worked[unit])
      expect(work.worked[unit] + sumOf(work.billCauses, unit)).toBe(work.billed[unit])
    }
    expect(work.billed).toEqual({ minutes: 480, cents: 16_667 })
    expect(work.billCauses.credits.cents).toBe(16_667 - 20_280)
    expect(work.workCauses.toFill.minutes).toBe(-960)
    const { body } = await call(app, figures.readFigures, company.admin, {
      query: { from: '2026-12-01', to: '2026-12-01' },
    })
    expect(body.companies[0]?.facts[0]?.spentCents).toBe(work.billed.cents)
    expect(work.forecast.expected).toBe(16_667)
    expect(work.forecast.withOpenPlaces).toBe(16_667 - work.workCauses.toFill.cents)
  })

  it('TS-19 has absences, and hours that wait', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 3 })
    await wasAbsent(app, ids[0])
    await ownerQuery(
      app.database,
      `insert into attendance_versions
         (attendance_id, organisation_id, number, origin, starts_at, ends_at, made_at)
       select attendance_id, organisation_id, number + 1, 'company', starts_at, starts_at, made_at
       from attendance_versions where attendance_id = $1 order by number desc limit 1`,
      [ids[0]],
    )
    const work = await workOf(company.admin)
    expect(work.planned.minutes).toBe(3 * 480)
    expect(work.workCauses.absent.minutes).toBe(-480)
    expect(work.billCauses.waiting.minutes).toBe(-960)
    expect(work.forecast.expected).toBe(work.worked.cents)
    expect(work.siders).toEqual({ worked: 2, cameBack: 0 })
    expect(work.timeToFill.hires).toBe(3)
    expect(work.timeToFill.medianMinutes).toBeGreaterThanOrEqual(0)
  })

  it('counts who came back after an earlier mission, not who goes on with the same', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 2 })
    const back = async () => (await workOf(company.admin)).siders
    expect(await back()).toEqual({ worked: 2, cameBack: 0 })
    const earlier = await workedShift(app, company)
    await ownerQuery(
      app.database,
      `update attendances e set sider_id = a.sider_id, starts_at = e.starts_at - interval '60 days',
         worked_from = e.worked_from - interval '60 days',
         worked_until = e.worked_until - interval '60 days'
       from attendances a where a.id = $1 and e.id = $2`,
      [ids[0], earlier.ids[0]],
    )
    expect(await back()).toEqual({ worked: 2, cameBack: 1 })
  })

  it.each(['1900-01-01', '9999-12-31'])('is answered for %s', async (month) => {
    const { admin } = await aCompany(app)
    expect((await workOf(admin, month)).planned).toEqual({ minutes: 0, cents: 0 })
    expect((await ask(admin, '2026-13-01')).status).toBe(400)
  })

  it('PERM-02 is seen by admins alone; a group sums its companies, in as many statements as one', async () => {
    const group = await aGroup(app)
    expect((await workOf(group.admin)).planned).toEqual({ minutes: 0, cents: 0 })
    const first = await aCompany(app, { parentId: group.id })
    expect((await ask(first.manager)).status).toBe(403)
    expect((await ask(group.manager)).status).toBe(403)
    await workedShift(app, first)
    const count = async () => (await statementsOf(app.database, () => ask(group.admin))).length
    await count()
    const one = await count()
    await workedShift(app, await aCompany(app, { parentId: group.id }), { siders: 2 })
    await workedShift(app, await aCompany(app, { parentId: (await aGroup(app)).id }))
    expect((await workOf(group.admin)).planned.minutes).toBe(3 * 480)
    expect((await workOf({ ...group.admin, organisationId: first.id })).planned.minutes).toBe(480)
    expect(await count()).toBe(one)
  })
})
