import { amendments, attendances, planningFigures, quotations } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { workedShift } from '../testing/hours.ts'
import { aPostedMission, at, theMission } from '../testing/missions.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const read = (caller: Caller, week = 50, weeks = 1, year = 2026) =>
  call(app, planningFigures.readFigures, caller, { query: { week, year, weeks } })
const tasks = async (caller: Caller, week = 50, weeks = 1) =>
  (await read(caller, week, weeks)).body.tasks

describe('the figures of a week', () => {
  it('PLAN-02 is the price of the mission by day, with its kinds of hours, for members who may see prices', async () => {
    const company = await aCompany(app)
    const shifts = [
      at('2026-12-07', '09:00', '17:00', { breakDuration: 60, slots: 2 }),
      at('2026-12-13', '10:00', '14:00'),
      at('2026-12-21', '10:00', '14:00'),
    ]
    const { id } = await aPostedMission(app, company.admin, { shifts })
    const [task, ...others] = await tasks(company.admin)
    expect(others).toEqual([])
    expect(
      task?.days.map(({ date, planned }) => [date, planned.minutes, planned.minutesOf]),
    ).toEqual([
      ['2026-12-07T00:00:00.000Z', 840, { normal: 840 }],
      ['2026-12-13T00:00:00.000Z', 240, { sunday: 240 }],
    ])
    const all = await tasks(company.admin, 50, 3)
    const sum = all[0]?.days.reduce((total, { planned }) => total + (planned.price ?? 0), 0)
    const { body } = await call(app, quotations.readQuotation, company.admin, { params: { id } })
    expect(sum).toBeCloseTo(body?.price ?? 0, 2)
    const [unpriced] = await tasks(company.collaborator)
    expect(unpriced?.days.map(({ planned }) => planned.price)).toEqual([null, null])
  })

  it('counts waiting validations and signatures by shift, then the retained hours', async () => {
    const company = await aCompany(app)
    const { shiftId, ids } = await workedShift(app, company, { siders: 2 })
    const [waiting] = await tasks(company.admin)
    expect(waiting).toMatchObject({
      toValidate: [{ shiftId, count: 2 }],
      toSign: [{ shiftId, count: 2 }],
      days: [{ planned: { minutes: 960 }, retained: null }],
    })
    await call(app, attendances.validateHours, company.admin, {
      body: { attendanceIds: [ids[0] ?? ''] },
    })
    const [kept] = await tasks(company.admin)
    expect(kept?.toValidate).toEqual([{ shiftId, count: 1 }])
    const [day] = kept?.days ?? []
    expect(day?.retained).toEqual({ minutes: 480, price: (day?.planned.price ?? 0) / 2 })
    const [seen] = await tasks(company.collaborator)
    expect([seen?.toSign, seen?.days[0]?.retained]).toEqual([[], { minutes: 480, price: null }])
  })

  it('CTR-24 a Sider with a contract and an amendment of it to sign counts once', async () => {
    const company = await aCompany(app)
    const { missionId } = await aBatch(app, company)
    const [shift] = (await theMission(app, company.admin, missionId)).shifts
    const [before] = await tasks(company.admin)
    const amended = await call(app, amendments.makeAmendment, company.admin, {
      params: { id: missionId },
      body: {
        kind: 'hours',
        shifts: [
          {
            id: shift?.id ?? '',
            startDate: '2026-12-07T09:00:00.000Z',
            endDate: '2026-12-07T17:00:00.000Z',
            breakDuration: 0,
          },
        ],
      },
    })
    expect(amended.status).toBe(201)
    const [after] = await tasks(company.admin)
    expect(after?.days).toEqual(before?.days)
    expect(after?.days[0]?.planned.minutes).toBe(480)
    expect(after?.toSign).toEqual([{ shiftId: shift?.id, count: 1 }])
  })

  it('counts for a manager the hours of their own missions', async () => {
    const company = await aCompany(app)
    await workedShift(app, company)
    const [task] = await tasks(company.manager)
    expect([task?.toValidate, task?.days[0]?.planned.minutes]).toEqual([[], 480])
  })

  it('takes as many statements for many missions as for one', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin)
    const count = async () => (await statementsOf(app.database, () => read(company.admin))).length
    await count()
    const one = await count()
    await aPostedMission(app, company.admin)
    await aPostedMission(app, company.admin)
    expect(await count()).toBe(one)
  })

  it('N-40 are those of the caller’s company; unknown weeks, or too many, are refused', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aPostedMission(app, company.admin)
    expect(await tasks(other.admin)).toEqual([])
    for (const [week, weeks, year] of [
      [53, 1, 2027],
      [50, 7, 2026],
      [50, 0, 2026],
    ]) {
      expect((await read(company.admin, week, weeks, year)).status).toBe(400)
    }
  })
})
