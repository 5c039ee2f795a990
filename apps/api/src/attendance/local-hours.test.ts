import { attendanceImports, attendances } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { workedMission } from '../testing/invoices.ts'
import { mailsTo } from '../testing/mails.ts'
import { atClocksOf, hotelInGuadeloupe, hotelInReunion } from '../testing/overseas-missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'
import { remindHoursInTheMorning } from './validate/remind-hours.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

const guadeloupe = 'America/Guadeloupe'
const reunion = 'Indian/Reunion'
const spanAt = (...place: Parameters<typeof atClocksOf>) => {
  const { startDate, endDate } = atClocksOf(...place)
  return { startDate, endDate }
}
const listed = async ({ admin }: TestCompany) =>
  (await call(app, attendances.listHours, admin, {})).body.attendances
/** The plain texts of the mails to a person. */
async function mailed({ userId }: Caller): Promise<string> {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  const mails = await mailsTo(app, String(rows[0]?.['email']))
  return mails.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')
}

describe('hours of a Sunday evening in Guadeloupe, which is Monday in Paris', () => {
  const planned = atClocksOf(guadeloupe, '2026-12-06', '20:00', '00:00')

  it('TS-25 TS-26 are disputed, refused and settled in the time zone of their place', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company, {
      location: hotelInGuadeloupe,
      shifts: [planned],
      isValidated: false,
    })
    const params = { id: ids[0] ?? '' }
    app.clock.set('2026-12-07T09:00:00.000Z')
    const disputed = await call(app, attendances.disputeHours, company.admin, {
      params,
      body: { ...spanAt(guadeloupe, '2026-12-06', '20:30', '23:30'), breakDates: [] },
    })
    expect(disputed.body).toMatchObject({ status: 'att.disputed', timeZone: guadeloupe })
    await call(app, attendances.answerHours, insider, { params, body: { accepted: false } })
    const settled = await call(app, attendances.resolveHours, insider, {
      params,
      body: { ...spanAt(guadeloupe, '2026-12-06', '20:15', '23:45'), breaks: [] },
    })
    expect(settled.status).toBe(200)
    const [hours] = await listed(company)
    expect(hours).toMatchObject({ status: 'att.validated', retained: { minutes: 210 } })
    const text = await mailed(company.admin)
    expect(text).toContain('dim. 6 déc. 2026')
    expect(text).toContain('20:15 – 23:45, sans pause (heure de la Guadeloupe)')
  })

  it('C-21 G-28 have their reminder on that Monday, with the deadline in Paris time', async () => {
    const company = await aCompany(app)
    await workedMission(app, company, {
      location: hotelInGuadeloupe,
      shifts: [planned],
      isValidated: false,
    })
    app.clock.set('2026-12-07T08:00:00.000Z')
    await runJob(app, remindHoursInTheMorning)
    expect(await mailed(company.admin)).toContain('Aujourd’hui à 22:00, heure de Paris,')
  })
})

describe('hours of the first night of January in La Réunion, which is December in Paris', () => {
  type Query = Input<typeof attendances.exportHours>['query']
  const night = atClocksOf(reunion, '2027-01-01', '00:30', '04:30')

  async function worked() {
    const company = await aCompany(app)
    await workedMission(app, company, { location: hotelInReunion, shifts: [night] })
    const ask = async (query: Query) =>
      (await call(app, attendances.exportHours, company.admin, { query })).response.rawPayload
    return {
      csv: async (query: Query) =>
        Papa.parse<Record<string, string>>((await ask(query)).toString('utf8').slice(1), {
          delimiter: ';',
          header: true,
          skipEmptyLines: true,
        }).data,
      sheet: async (query: Query) => readSheet(await ask({ ...query, format: 'xlsx' })),
    }
  }

  it('G-34 are exported with the days and times of their place, which each line names', async () => {
    const { csv, sheet } = await worked()
    const january = { startDate: '2027-01-01', endDate: '2027-01-31' }
    expect(await csv(january)).toMatchObject([
      {
        Jour: '01/01/2027',
        'Début prévu': '00:30',
        'Fin prévue': '04:30',
        'Début retenu': '00:30',
        'Fin retenue': '04:30',
        Fuseau: 'heure de La Réunion',
      },
    ])
    expect(await csv({ startDate: '2026-12-01', endDate: '2026-12-31' })).toEqual([])
    const [headings = [], line = []] = await sheet(january)
    const cell = (heading: string) => line[headings.indexOf(heading)]
    expect(cell('Jour')).toEqual(new Date('2027-01-01T00:00:00.000Z'))
    expect([cell('Début retenu'), cell('Fin retenue'), cell('Fuseau')]).toEqual([
      '00:30',
      '04:30',
      'heure de La Réunion',
    ])
  })

  it('G-34 are counted in the month of their day there', async () => {
    const { csv, sheet } = await worked()
    const [sums] = await csv({ report: 'summary' })
    expect(sums).toMatchObject({ 'Mois (du jour de début)': '2027-01', 'Heures de nuit': '4' })
    const [headings = [], line = []] = await sheet({ report: 'summary' })
    expect(line[headings.indexOf('Heures de nuit')]).toBe(4)
  })
})

describe('TS-43 an exported line that comes back', () => {
  it.each([
    ['without a zone is read by the clocks of La Réunion', ''],
    ['with its zone is that very instant', '+04:00'],
  ])('%s', async (_, offset) => {
    const company = await aCompany(app, { attendanceConfigType: 'timesheet' })
    await workedMission(app, company, {
      location: hotelInReunion,
      shifts: [atClocksOf(reunion, '2026-12-07', '00:30', '08:30')],
      isValidated: false,
    })
    app.clock.set('2026-12-08T09:00:00.000Z')
    const { response } = await call(app, attendances.exportHours, company.admin, {})
    const [line] = Papa.parse<Record<string, string>>(
      response.rawPayload.toString('utf8').slice(1),
      { delimiter: ';', header: true },
    ).data
    const [day = '', start = '', end = ''] = ['Jour', 'Début prévu', 'Fin prévue'].map(
      (heading) => line?.[heading] ?? '',
    )
    expect([day, start, end]).toEqual(['07/12/2026', '00:30', '08:30'])
    const iso = day.split('/').toReversed().join('-')
    const moment = (time: string) =>
      offset === '' ? `${day} ${time}` : `${iso}T${time}:00${offset}`
    const { status, body } = await call(app, attendanceImports.importHours, company.admin, {
      body: {
        attendances: [
          {
            siderId: line?.['Identifiant du Sider'] ?? '',
            startDate: moment(start),
            endDate: moment(end),
            breakDuration: '0',
          },
        ],
      },
    })
    expect([status, body]).toEqual([200, { imported: 1, errors: [] }])
    const [hours] = await listed(company)
    expect(hours).toMatchObject({ isImported: true, differences: [] })
    expect(hours?.history.at(-1)).toMatchObject({
      startDate: '2026-12-06T20:30:00.000Z',
      endDate: '2026-12-07T04:30:00.000Z',
    })
  })
})
