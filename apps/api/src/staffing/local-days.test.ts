import { hiring, staffing } from '@renfort/contract'
import { expect, it } from 'vitest'
import { aCompany, anInsider } from '../testing/companies.ts'
import { atClocksOf, hotelInGuadeloupe, hotelInReunion } from '../testing/overseas-missions.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

const reunion = 'Indian/Reunion'
const hire = async (id: string, siderId: string, shiftIds: string[]) => {
  const body = { assignments: [{ siderId, shiftIds }] }
  return call(app, hiring.hireSiders, insider, { params: { id }, body })
}
/** Found by their name, among all whom other tests have made. */
const candidate = async (id: string, siderId: string, q: string) => {
  const { body } = await call(app, staffing.listHiringCandidates, insider, {
    params: { id },
    query: { q, limit: 100 },
  })
  return body.siders.find((sider) => sider.id === siderId)
}

it('an absence is of the days of the place where they would work', async () => {
  const { id, shifts } = await aPostedMission(app, company.admin, {
    location: hotelInReunion,
    shifts: [
      // Both on the days of Saint-Denis: the first on Monday evening in Paris, the second on Tuesday evening.
      atClocksOf(reunion, '2026-12-08', '00:00', '02:30'),
      atClocksOf(reunion, '2026-12-09', '00:00', '02:30'),
    ],
  })
  const [tuesday = '', wednesday = ''] = shifts.map((shift) => shift.id)
  const lastName = 'Kerguelen'
  const sider = await aSider(app, { knownTo: [company], lastName })
  // Tuesday 8 December, as a profile keeps it.
  await ownerQuery(
    app.database,
    `insert into sider_unavailabilities (sider_id, starts_at, ends_at, created_at)
     values ($1, '2026-12-07T23:00Z', '2026-12-08T23:00Z', now())`,
    [sider],
  )
  expect((await candidate(id, sider, lastName))?.freeShiftIds).toEqual([wednesday])
  const refused = await hire(id, sider, [tuesday])
  expect(refused.error.key).toBe('errors.hiring.unavailable')
  expect((await hire(id, sider, [wednesday])).status).toBe(201)
})

it('the week that a mission leaves room in is that of its place', async () => {
  const lastName = 'Crozet'
  const sider = await aSider(app, { knownTo: [company], lastName })
  // 02:00 to 07:00 on Monday in Paris is Sunday evening in Guadeloupe.
  const monday = await aPostedMission(app, company.admin, {
    shifts: [at('2026-12-14', '02:00', '04:30')],
  })
  await hire(monday.id, sider, [monday.shifts[0]?.id ?? ''])
  const { id } = await aPostedMission(app, company.admin, {
    location: hotelInGuadeloupe,
    shifts: [atClocksOf('America/Guadeloupe', '2026-12-09', '09:00', '17:00')],
  })
  expect((await candidate(id, sider, lastName))?.minutesLeft).toBe(48 * 60 - 150)
})

it('a mission to staff tells the zone of its place', async () => {
  const { id } = await aPostedMission(app, company.admin, { location: hotelInReunion })
  const { body } = await call(app, staffing.readMissionToStaff, insider, { params: { id } })
  expect(body.timeZone).toBe(reunion)
})

it('seven days in a row are counted by the clocks of each place', async () => {
  const sider = await aSider(app, { knownTo: [company] })
  // On Sunday in Guadeloupe, on Monday in Paris.
  const sunday = await aPostedMission(app, company.admin, {
    location: hotelInGuadeloupe,
    shifts: [atClocksOf('America/Guadeloupe', '2026-12-13', '23:30', '03:00')],
  })
  expect((await hire(sunday.id, sider, [sunday.shifts[0]?.id ?? ''])).status).toBe(201)
  const days = ['07', '08', '09', '10', '11', '12'].map((day) =>
    atClocksOf(reunion, `2026-12-${day}`, '08:00', '12:00'),
  )
  const six = await aPostedMission(app, company.admin, { location: hotelInReunion, shifts: days })
  const { status, error } = await hire(
    six.id,
    sider,
    six.shifts.map((shift) => shift.id),
  )
  expect([status, error.key]).toEqual([409, 'errors.hiring.law'])
})
