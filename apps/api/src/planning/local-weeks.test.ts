import { notYetThere } from '../testing/stored-hours.ts'
import { planning, planningFigures } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { atClocksOf, hotelInGuadeloupe, hotelInReunion } from '../testing/overseas-missions.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const reunion = 'Indian/Reunion'
const guadeloupe = 'America/Guadeloupe'

const week = async (caller: Caller, number: number) =>
  (await call(app, planning.readPlanning, caller, { query: { week: number, year: 2026 } })).body
const starts = async (caller: Caller, number: number) =>
  (await week(caller, number)).tasks.flatMap((task) => task.slots.map((slot) => slot.startDate))
const figures = async (caller: Caller, number: number, weeks = 1) => {
  const query = { week: number, year: 2026, weeks }
  return (await call(app, planningFigures.readFigures, caller, { query })).body.tasks
}

describe('the week of each place', () => {
  it('PLAN-04 begins at midnight in La Réunion, which is Sunday evening in Paris', async () => {
    const company = await aCompany(app)
    const shifts = [
      atClocksOf(reunion, '2026-12-06', '23:30', '03:00'),
      atClocksOf(reunion, '2026-12-07', '00:00', '06:00'),
      atClocksOf(reunion, '2026-12-13', '23:45', '05:00'),
      atClocksOf(reunion, '2026-12-14', '00:00', '06:00'),
    ]
    await aPostedMission(app, company.admin, { location: hotelInReunion, shifts })
    expect(await starts(company.admin, 49)).toEqual([shifts[0]?.startDate])
    expect(await starts(company.admin, 50)).toEqual([shifts[1]?.startDate, shifts[2]?.startDate])
    expect(await starts(company.admin, 51)).toEqual([shifts[3]?.startDate])
    const [task] = (await week(company.admin, 50)).tasks
    expect(task).toMatchObject({ timeZone: reunion, localHolidays: ['abolition-la-reunion'] })
  })

  it('PLAN-04 ends at midnight in Guadeloupe, which is Monday morning in Paris', async () => {
    const company = await aCompany(app)
    const shifts = [
      atClocksOf(guadeloupe, '2026-12-13', '23:45', '05:00'),
      atClocksOf(guadeloupe, '2026-12-14', '00:00', '06:00'),
    ]
    await aPostedMission(app, company.admin, { location: hotelInGuadeloupe, shifts })
    expect(await starts(company.admin, 50)).toEqual([shifts[0]?.startDate])
    expect(await starts(company.admin, 51)).toEqual([shifts[1]?.startDate])
  })

  it('PLAN-02 its figures count by the days of the place, and in no other week', async () => {
    const company = await aCompany(app)
    const night = atClocksOf(reunion, '2026-12-07', '00:30', '04:30')
    await aPostedMission(app, company.admin, { location: hotelInReunion, shifts: [night] })
    const [task] = await figures(company.admin, 50)
    expect(task?.days.map(({ date }) => date)).toEqual(['2026-12-07T00:00:00.000Z'])
    expect(await figures(company.admin, 49)).toEqual([])
    expect(await figures(company.admin, 49, 2)).toEqual([task])
  })

  it('PLAN-07 the table of a week has a mission of each place on its own day', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin, { shifts: [at('2026-12-07', '00:00', '06:00')] })
    await aPostedMission(app, company.admin, {
      location: hotelInReunion,
      shifts: [atClocksOf(reunion, '2026-12-14', '00:00', '06:00')],
    })
    const { response } = await call(app, planning.downloadWeek, company.admin, {
      query: { week: 51, year: 2026, format: 'csv' },
    })
    const [, ...lines] = response.body.trim().split('\r\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^14\/12\/2026;.*;00:00;06:00;.*;heure de La Réunion$/)
  })
})

it('PLAN-06 N-32 the printed week names the holiday of La Réunion and its place beside a mission in Lyon', async () => {
  const company = await aCompany(app)
  await aPostedMission(app, company.admin, { shifts: [at('2026-12-19', '09:00', '13:00')] })
  await aPostedMission(app, company.admin, {
    location: hotelInReunion,
    shifts: [atClocksOf(reunion, '2026-12-20', '09:00', '13:00')],
  })
  const { response } = await call(app, planning.downloadWeek, company.admin, {
    query: { week: 51, year: 2026, format: 'pdf' },
  })
  const { text } = await readPdf(response.rawPayload)
  for (const word of ['abolition', 'l’esclavage', '(Hôtel du']) expect(text).toContain(word)
})

it('PLAN-02 presence is read for the current day of each place', async () => {
  const company = await aCompany(app)
  const sider = await aSider(app, { knownTo: [company] })
  const { shifts } = await aPostedMission(app, company.admin, {
    location: hotelInReunion,
    type: 'gestion',
    requestedSiderIds: [sider],
    shifts: [
      atClocksOf(reunion, '2026-12-07', '12:00', '18:00'),
      atClocksOf(reunion, '2026-12-08', '12:00', '18:00'),
    ],
  })
  for (const shift of shifts) {
    await notYetThere(app, shift.id, sider)
  }
  const absentOn = async (now: string) => {
    app.clock.set(now)
    const { body } = await call(app, planning.readPresence, company.admin)
    return body.shifts.map(({ shiftId }) => shiftId)
  }
  // Monday in Paris, Tuesday in Saint-Denis.
  expect(await absentOn('2026-12-07T21:30:00.000Z')).toEqual([shifts[1]?.id])
  expect(await absentOn('2026-12-07T19:30:00.000Z')).toEqual([shifts[0]?.id])
})
