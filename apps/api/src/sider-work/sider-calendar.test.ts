import { hiring, siderWork } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anInsider } from '../testing/companies.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { hotelInReunion } from '../testing/overseas-missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { parsedCalendar } from '../testing/parsed-calendar.ts'
import { aSider, signedInSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const download = (caller: Caller, missionId?: string) =>
  call(app, siderWork.readSiderCalendar, caller, { query: { missionId } })
const read = async (caller: Caller, missionId?: string) => {
  const { status, response } = await download(caller, missionId)
  expect(status).toBe(200)
  return parsedCalendar(response.body).events
}

/** A Sider who is hired for two missions, one of them in Réunion. */
async function hiredTwice() {
  const company = await aCompany(app)
  const { admin } = company
  const id = await aSider(app, { knownTo: [company] })
  const hired = async (options: Parameters<typeof aPostedMission>[2]) => {
    const mission = await aPostedMission(app, admin, options)
    const { status, error } = await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: [{ siderId: id }] },
    })
    expect(status, JSON.stringify(error)).toBeLessThan(300)
    return mission
  }
  const here = await hired({ shifts: [at('2026-12-07', '22:00', '06:00')] })
  const there = await hired({
    location: hotelInReunion,
    shifts: [at('2026-12-10', '08:00', '14:00')],
  })
  return { company, here, there, caller: await signedInSider(app, id) }
}

describe('issue 37 §2 the calendar of a Sider', () => {
  it('has all of their shifts, or those of one mission, by the clocks of each place', async () => {
    const { company, here, there, caller } = await hiredTwice()
    const events = await read(caller)
    expect(events.map(({ zone, local }) => [zone, local])).toEqual([
      ['Europe/Paris', '2026-12-07T22:00:00'],
      ['Indian/Reunion', '2026-12-10T11:00:00'],
    ])
    expect(events[0]).toMatchObject({
      uid: `${here.shifts[0]?.id}@side`,
      sequence: 0,
      location: 'Brasserie\n14 place Bellecour, 69002 Lyon',
    })
    expect(events[0]?.description).toContain(`Entreprise\u202f: ${company.name}`)
    expect((await read(caller, there.id)).map(({ uid }) => uid)).toEqual([
      `${there.shifts[0]?.id}@side`,
    ])
  })

  it('tells a change with a higher sequence, and what is gone as cancelled', async () => {
    const { here, caller } = await hiredTwice()
    await read(caller)
    const moved =
      "update shifts set starts_at = starts_at + interval '1 hour' where mission_id = $1"
    await ownerQuery(app.database, moved, [here.id])
    expect(await read(caller, here.id)).toMatchObject([
      { sequence: 1, status: 'CONFIRMED', local: '2026-12-07T23:00:00' },
    ])
    await ownerQuery(app.database, 'delete from assignments where mission_id = $1', [here.id])
    expect(await read(caller, here.id)).toMatchObject([{ sequence: 2, status: 'CANCELLED' }])
    expect(await read(caller)).toMatchObject([
      { sequence: 2, status: 'CANCELLED' },
      { sequence: 0, status: 'CONFIRMED' },
    ])
  })

  it('has nothing of others: their missions are not there', async () => {
    const { here } = await hiredTwice()
    const stranger = await signedInSider(app, await aSider(app))
    expect((await download(stranger, here.id)).status).toBe(404)
    expect(await read(stranger)).toEqual([])
  })
})
