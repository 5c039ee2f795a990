import { missions, quotations } from '@renfort/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerQuery } from '../../testing/owner-query.ts'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { planned, withFeature } from '../../testing/flexible-missions.ts'
import { anAddress, at, missionsOn } from '../../testing/missions.ts'
import { call, sharedApp } from '../../testing/test-app.ts'

let company: TestCompany
const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission, withShifts } = missionsOn(app)
beforeEach(async () => {
  company = await aCompany(app)
})

const move = (id: string, postalCode: string) =>
  patched(company.admin, id, { location: { ...anAddress, postalCode } })
const timesOf = async (id: string) => {
  const { timeZone, shifts, startDate, endDate } = await theMission(company.admin, id)
  return {
    timeZone,
    startDate,
    endDate,
    shifts: shifts.map((shift) => [shift.startDate, shift.endDate, shift.timeZone]),
  }
}
const priceOf = async (id: string) =>
  (await call(app, quotations.readQuotation, company.admin, { params: { id } })).body.price

describe('a mission that moves to another time zone', () => {
  it('a draft keeps its typed hours, in the time zone of its place, and is priced again', async () => {
    const evening = at('2026-12-19', '18:00', '02:00')
    const id = await aReadyMission(company.admin, { shifts: [evening] })
    const inLyon = await priceOf(id)
    await move(id, '97400')
    expect(await timesOf(id)).toEqual({
      timeZone: 'Indian/Reunion',
      startDate: '2026-12-19T14:00:00.000Z',
      endDate: '2026-12-19T22:00:00.000Z',
      shifts: [['2026-12-19T14:00:00.000Z', '2026-12-19T22:00:00.000Z', 'Indian/Reunion']],
    })
    // 20 December is a local holiday: the two hours after midnight are on it.
    expect(await priceOf(id)).toBeGreaterThan(inLyon)
    await move(id, '97200')
    expect((await timesOf(id)).shifts).toEqual([
      ['2026-12-19T22:00:00.000Z', '2026-12-20T06:00:00.000Z', 'America/Martinique'],
    ])
    await move(id, '69002')
    expect((await timesOf(id)).shifts).toEqual([
      ['2026-12-19T17:00:00.000Z', '2026-12-20T01:00:00.000Z', 'Europe/Paris'],
    ])
    expect(await priceOf(id)).toBe(inLyon)
  })

  it('a draft without a place is planned in Paris time, and follows its place once it has one', async () => {
    const id = await aDraft(company.admin)
    await withShifts(company.admin, id, [at('2026-12-18', '09:00', '17:00')])
    expect((await timesOf(id)).timeZone).toBe('Europe/Paris')
    await move(id, '97600')
    expect((await timesOf(id)).shifts).toEqual([
      ['2026-12-18T06:00:00.000Z', '2026-12-18T14:00:00.000Z', 'Indian/Mayotte'],
    ])
  })

  it('a planning by the week keeps its days, whose first midnight and last are those of the place', async () => {
    await withFeature(app, company.id, 'flexiblePlanning')
    const id = await aDraft(company.admin)
    await planned(app, company.admin, id)
    await move(id, '97300')
    const midnights = { startDate: '2027-01-04T03:00:00.000Z', endDate: '2027-02-01T03:00:00.000Z' }
    expect(await theMission(company.admin, id)).toMatchObject({
      ...midnights,
      timeZone: 'America/Cayenne',
      flexiblePlanning: {
        startDate: '2027-01-04T00:00:00.000Z',
        endDate: '2027-01-31T00:00:00.000Z',
      },
    })
    await planned(app, company.admin, id, { siders: 3 })
    expect(await theMission(company.admin, id)).toMatchObject(midnights)
  })

  it('a posted mission that is moved there is worked at the hours that were ordered', async () => {
    const { id } = await aPostedMission(company.admin, {
      shifts: [at('2026-12-18', '09:00', '17:00')],
    })
    await move(id, '97500')
    expect((await timesOf(id)).shifts).toEqual([
      ['2026-12-18T12:00:00.000Z', '2026-12-18T20:00:00.000Z', 'America/Miquelon'],
    ])
  })

  it('the audit trail has the new time zone and bounds', async () => {
    const id = await aReadyMission(company.admin, {
      shifts: [at('2026-12-18', '09:00', '17:00')],
    })
    await move(id, '97400')
    const { rows } = await ownerQuery(
      app.database,
      `select before, after from audit_log where entity_id = $1 and action = 'mission.update'
        order by id desc limit 1`,
      [id],
    )
    expect(rows).toMatchObject([
      {
        before: { timeZone: 'Europe/Paris', startsAt: '2026-12-18T08:00:00.000Z' },
        after: { timeZone: 'Indian/Reunion', startsAt: '2026-12-18T05:00:00.000Z' },
      },
    ])
  })
})

describe('a copy', () => {
  it('is planned in the time zone of its place; an overseas mission posted in Paris time keeps its hours', async () => {
    const id = await aReadyMission(company.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00')],
    })
    await move(id, '97400')
    await ownerQuery(
      app.database,
      `with former as (update missions set time_zone = 'Europe/Paris' where id = $1)
       update shifts set starts_at = '2026-12-07T08:00:00Z', ends_at = '2026-12-07T16:00:00Z'
       where mission_id = $1`,
      [id],
    )
    const { body } = await call(app, missions.cloneMission, company.admin, {
      params: { id },
      body: { planning: { weeks: [{ from: '2026-12-07', to: '2026-12-14' }] } },
    })
    expect((await timesOf(body.id)).shifts).toEqual([
      ['2026-12-14T05:00:00.000Z', '2026-12-14T13:00:00.000Z', 'Indian/Reunion'],
    ])
  })
})
