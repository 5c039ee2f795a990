import { attendanceImports, attendances, hoursCorrections, invoices } from '@renfort/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { validateDueHours } from '../../attendance/validate/validate-due-hours.ts'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { workedMission } from '../../testing/invoices.ts'
import { at } from '../../testing/missions.ts'
import { atClocksOf, hotelInGuadeloupe, hotelInReunion } from '../../testing/overseas-missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { ownApp } from '../../testing/own-app.ts'
import { call, testNow } from '../../testing/test-app.ts'
import { wireDay } from '../../testing/wire-day.ts'
import { billWeeks } from './bill-weeks.ts'

// These tests have their own database, because other tests would bill and validate their hours of
// later weeks.
const app = await ownApp()
afterEach(() => app.clock.set(testNow))

async function runAt(job: typeof billWeeks, now: string): Promise<void> {
  app.clock.set(now)
  await runJob(app, job)
  app.clock.set(testNow)
}

/** The lines of hours of a company’s invoices: week, kinds, minutes, cents. */
async function linesOf({ id }: TestCompany): Promise<unknown[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select i.week_start::text as week, l.tags, l.minutes, l.price_cents as price
     from invoices i join invoice_lines l on l.invoice_id = i.id
     where i.organisation_id = $1 and l.kind = 'hours' order by i.week_start, l.tags, l.minutes`,
    [id],
  )
  return rows.map(({ week, tags, minutes, price }) => [
    week,
    (tags as string[]).join('+'),
    minutes,
    price,
  ])
}

const statusOf = async ({ admin }: TestCompany) =>
  (await call(app, attendances.listHours, admin, {})).body.attendances.map(({ status }) => status)

/** From 21:00 on Sunday to 01:00 in Pointe-à-Pitre, when it is already Monday in Paris. */
const sundayNight = atClocksOf('America/Guadeloupe', '2026-12-13', '21:00', '01:00')

describe('hours of an evening in Guadeloupe that is the next morning in Paris', () => {
  it('TS-27 C-21 are validated with the week of their Sunday, on Monday at 22:00 in Paris', async () => {
    const company = await aCompany(app)
    const location = hotelInGuadeloupe
    await workedMission(app, company, { location, shifts: [sundayNight], isValidated: false })
    await runAt(validateDueHours, '2026-12-14T20:59:00.000Z')
    expect(await statusOf(company)).toEqual(['att.waiting'])
    await runAt(validateDueHours, '2026-12-14T21:00:00.000Z')
    expect(await statusOf(company)).toEqual(['att.validated'])
  })

  it('INV-03 are billed with the week of their Sunday, at its increase', async () => {
    const company = await aCompany(app)
    const inParis = at('2026-12-14', '02:00', '06:00')
    expect(inParis.startDate).toBe(sundayNight.startDate)
    await workedMission(app, company, { location: hotelInGuadeloupe, shifts: [sundayNight] })
    await workedMission(app, company, { shifts: [inParis] })
    await runAt(billWeeks, '2026-12-15T05:00:00.000Z')
    expect(await linesOf(company)).toEqual([
      ['2026-12-07', 'night', 60, 3042],
      ['2026-12-07', 'night+sunday', 180, 11409],
    ])
    await runAt(billWeeks, '2026-12-22T05:00:00.000Z')
    expect(await linesOf(company)).toEqual([
      ['2026-12-07', 'night', 60, 3042],
      ['2026-12-07', 'night+sunday', 180, 11409],
      ['2026-12-14', 'night', 240, 12168],
    ])
    const { body } = await call(app, invoices.listInvoices, company.admin, {
      query: { startDate: '2026-12', endDate: '2026-12' },
    })
    expect(body.invoices.map(({ weekStartDate }) => weekStartDate).toSorted()).toEqual([
      wireDay('2026-12-07'),
      wireDay('2026-12-14'),
    ])
  })
})

it('hours that staff correct after the bill stand on the next one in the week of their place, at its night', async () => {
  const company = await aCompany(app)
  // In Paris it is still Sunday evening.
  const monday = atClocksOf('Indian/Reunion', '2026-12-07', '00:30', '04:30')
  const { ids } = await workedMission(app, company, { location: hotelInReunion, shifts: [monday] })
  await runAt(billWeeks, '2026-12-15T05:00:00.000Z')
  const billed = ['2026-12-07', 'night', 240, 12168]
  expect(await linesOf(company)).toEqual([billed])
  app.clock.set('2026-12-15T09:00:00.000Z')
  const { startDate } = atClocksOf('Indian/Reunion', '2026-12-07', '01:30', '04:30')
  const { status, body } = await call(app, hoursCorrections.correctHours, await anInsider(app), {
    params: { id: ids[0] ?? '' },
    body: { startDate, endDate: monday.endDate, breaks: [], reason: 'Arrivée à 1h30.' },
  })
  expect([status, body.creditNotes.length, body.correction.minutes]).toEqual([201, 1, 180])
  await runAt(billWeeks, '2026-12-22T05:00:00.000Z')
  expect(await linesOf(company)).toEqual([
    ['2026-12-07', 'night', 180, 9126],
    ['2026-12-07', 'night', 240, 12168],
  ])
})

it('the end of slavery is a holiday of La Réunion on 20 December, billed as one there alone', async () => {
  const company = await aCompany(app)
  const ofParis = at('2027-12-20', '10:00', '12:00')
  const reunion = atClocksOf('Indian/Reunion', '2027-12-20', '10:00', '12:00')
  await workedMission(app, company, { location: hotelInReunion, shifts: [reunion] })
  await workedMission(app, company, { shifts: [ofParis] })
  await runAt(billWeeks, '2027-12-28T05:00:00.000Z')
  expect(await linesOf(company)).toEqual([
    ['2027-12-20', 'holidays', 120, 10140],
    ['2027-12-20', 'normal', 120, 5070],
  ])
})

it('TS-43 a file without time zones is read in that of the place of each shift', async () => {
  const company = await aCompany(app, { attendanceConfigType: 'timesheet' })
  const shifts = [atClocksOf('Indian/Reunion', '2026-12-07', '09:00', '17:00')]
  const { siderIds } = await workedMission(app, company, {
    location: hotelInReunion,
    shifts,
    isValidated: false,
  })
  app.clock.set('2026-12-08T09:00:00.000Z')
  const { status } = await call(app, attendanceImports.importHours, company.admin, {
    body: {
      attendances: [
        {
          siderId: siderIds[0] ?? '',
          startDate: '07/12/2026 09:10',
          endDate: '07/12/2026 17:00',
          breakDuration: '0',
        },
      ],
    },
  })
  const [hours] = (await call(app, attendances.listHours, company.admin, {})).body.attendances
  expect([status, hours?.timeZone]).toEqual([200, 'Indian/Reunion'])
  expect(hours?.history.at(-1)).toMatchObject({
    startDate: '2026-12-07T05:10:00.000Z',
    endDate: '2026-12-07T13:00:00.000Z',
  })
  expect(hours?.differences).toEqual(expect.arrayContaining([{ kind: 'late', minutes: 10 }]))
})
