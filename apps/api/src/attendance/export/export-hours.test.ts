import { attendances, workers } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { actingFor, aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { workedShift } from '../../testing/hours.ts'
import { at } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, type Caller, sharedApp, testNow } from '../../testing/test-app.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Query = Input<typeof attendances.exportHours>['query']

const ask = (caller: Caller | null, query: Query = {}) =>
  call(app, attendances.exportHours, caller, { query })

/** The lines of a CSV file, each by heading. */
async function csv(caller: Caller, query: Query = {}) {
  const { status, response } = await ask(caller, query)
  expect(status).toBe(200)
  const text = response.rawPayload.toString('utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const { data, meta } = Papa.parse<Record<string, string>>(text.slice(1), {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
  })
  return { lines: data, headings: meta.fields ?? [] }
}

async function sheet(caller: Caller, query: Query) {
  const { response } = await ask(caller, { ...query, format: 'xlsx' })
  return readSheet(response.rawPayload)
}

const validate = (caller: Caller, attendanceIds: string[]) =>
  call(app, attendances.validateHours, caller, { body: { attendanceIds } })
const say = (caller: Caller, id: string, from: string, to: string, day = '2026-12-07') => {
  const { startDate, endDate } = at(day, from, to)
  const breakDates = [at(day, '12:00', '12:20')].map((rest) => ({
    startDate: rest.startDate,
    endDate: rest.endDate,
  }))
  return call(app, attendances.disputeHours, caller, {
    params: { id },
    body: { startDate, endDate, breakDates: from === to ? [] : breakDates },
  })
}
const rename = (company: TestCompany, name: string) =>
  ownerQuery(app.database, 'update missions set name = $2 where organisation_id = $1', [
    company.id,
    name,
  ])

describe('hours as a file', () => {
  it('N-43 say what was planned, declared and retained, who validated, and the amount, in French', async () => {
    const company = await aCompany(app)
    const { ids, siderIds } = await workedShift(app, company, { siders: 2 })
    await say(company.admin, ids[0] ?? '', '09:00', '16:20')
    await validate(company.admin, [ids[1] ?? ''])
    const { lines, headings } = await csv(company.admin)
    expect(headings.slice(0, 3)).toEqual(['Jour', 'Nom', 'Prénom'])
    const first = lines.find((line) => line['Référence'] === ids[0])
    expect(first).toMatchObject({
      Jour: '07/12/2026',
      Statut: 'Ajusté, en attente du Sider',
      'Prévu au planning': 'Oui',
      'Début prévu': '09:00',
      'Fin prévue': '17:00',
      'Début retenu': '09:00',
      'Fin retenue': '16:20',
      Pauses: '12:00–12:20',
      'Durée des pauses': '0:20',
      'Heures retenues': '7',
      'Durée retenue (hh:mm)': '7:00',
      'Types d’heures': 'Heures normales\u202f: 7\u202fh',
      'Validé par': '',
    })
    const second = lines.find((line) => line['Référence'] === ids[1])
    expect(second).toMatchObject({
      Statut: 'Validé',
      'Validé par': 'Camille Durand',
      'Validé le': expect.stringMatching(/^2026-12-08 00:00$/),
      'Début déclaré': '',
    })
    expect(siderIds).toHaveLength(2)
  })

  it('name each Sider by the company’s own number too, line by line and in the sums', async () => {
    const company = await aCompany(app)
    const { siderIds } = await workedShift(app, company)
    await call(app, workers.setOwnNumber, company.admin, {
      params: { id: siderIds[0] ?? '' },
      body: { ownNumber: '00123' },
    })
    const { lines } = await csv(company.admin)
    expect(lines.map((line) => line['Matricule'])).toEqual(['00123'])
    const { lines: sums } = await csv(company.admin, { report: 'summary' })
    expect(sums.map((line) => line['Matricule'])).toEqual(['00123', ''])
  })

  it('has the amounts of the list, to the cent, for who may see prices and nobody else', async () => {
    const company = await aCompany(app)
    await workedShift(app, company, { siders: 2 })
    await workedShift(app, company, { day: '2026-12-06' })
    const { body } = await call(app, attendances.listHours, company.admin, {})
    const amounts = new Map(body.attendances.map(({ id, retained }) => [id, retained.price]))
    const { lines } = await csv({ ...company.admin, locale: 'en' })
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      expect(Number(line['Amount excl. tax (€)'])).toBe(amounts.get(line['Reference'] ?? ''))
    }
    const { headings } = await csv({ ...company.collaborator, locale: 'en' })
    expect(headings).not.toContain('Amount excl. tax (€)')
    expect(headings).toContain('Retained hours')
  })

  it('speaks English, with the days and figures of English spreadsheets', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company)
    await say(company.admin, ids[0] ?? '', '09:00', '16:30')
    const { lines } = await csv({ ...company.admin, locale: 'en' })
    expect(lines[0]).toMatchObject({
      Day: '2026-12-07',
      Status: 'Adjusted, waiting for the Sider',
      'Retained hours': '7.1667',
    })
  })

  it('G-34 shows what the same filters list, in the same order, and all of it', async () => {
    const company = await aCompany(app)
    const early = await workedShift(app, company, { siders: 3 })
    const late = await workedShift(app, company, { day: '2026-12-08', siders: 2 })
    await validate(company.admin, [early.ids[0] ?? '', late.ids[0] ?? ''])
    const queries: Query[] = [
      {},
      { status: 'att.validated' },
      { startDate: '2026-12-08' },
      { endDate: '2026-12-07', status: 'att.waiting' },
      { siderId: early.siderIds[1] },
      { type: 'matching' },
      { extra: 'true' },
    ]
    for (const query of queries) {
      const { body } = await call(app, attendances.listHours, company.admin, { query })
      const { lines } = await csv(company.admin, query)
      expect(lines.map((line) => line['Référence'])).toEqual(body.attendances.map(({ id }) => id))
    }
  })

  it('is read page by page, each line once, lines of the same moment too', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company)
    await ownerQuery(
      app.database,
      `with more as (
         insert into attendances (organisation_id, mission_id, sider_id, status, starts_at, worked_from,
           worked_until, validated_at, created_at, updated_at)
         select organisation_id, mission_id, sider_id, 'att.validated',
           starts_at - (n / 700) * interval '1 day', starts_at - (n + 1) * interval '1 day',
           starts_at - (n + 1) * interval '1 day' + interval '8 hours', now(), now(), now()
         from attendances, generate_series(1, 1300) n where id = $1
         returning id, organisation_id, worked_from, worked_until
       )
       insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
       select id, 0, organisation_id, 'sider', worked_from, worked_until, now() from more`,
      [ids[0]],
    )
    const { lines } = await csv(company.admin)
    expect(lines).toHaveLength(1301)
    expect(new Set(lines.map((line) => line['Référence'])).size).toBe(1301)
  })

  it('holds no formula, whatever was typed', async () => {
    const company = await aCompany(app)
    await workedShift(app, company)
    await rename(company, '=HYPERLINK("https://evil.example";"a")')
    const { lines } = await csv(company.admin)
    expect(lines[0]?.['Mission']).toBe(`'=HYPERLINK("https://evil.example";"a")`)
    const [, line] = await sheet(company.admin, {})
    expect(line).toContain('=HYPERLINK("https://evil.example";"a")')
  })

  it('as a workbook has hours, days and amounts that a spreadsheet adds up', async () => {
    const company = await aCompany(app)
    await workedShift(app, company, { siders: 2 })
    const [headings = [], ...lines] = await sheet(company.admin, {})
    const cell = (name: string) => lines[0]?.[headings.indexOf(name)]
    expect(lines).toHaveLength(2)
    expect(cell('Jour')).toEqual(new Date('2026-12-07'))
    expect(cell('Heures retenues')).toBe(8)
    expect(cell('Montant HT (€)')).toBeGreaterThan(0)
  })

  it('has a name with its kind, its company and its days', async () => {
    const company = await aCompany(app, { name: 'Brasserie « Lumière » & Cie' })
    const names = []
    const period = { startDate: '2026-12-01', endDate: '2026-12-31' }
    for (const query of [{}, period, { ...period, report: 'summary', format: 'xlsx' }] as const) {
      const { response } = await ask(company.admin, query)
      names.push(response.headers['content-disposition'])
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect(names).toEqual([
      'attachment; filename="heures-brasserie-lumiere-cie-2026-12-02.csv"',
      'attachment; filename="heures-brasserie-lumiere-cie-2026-12-01-2026-12-31.csv"',
      'attachment; filename="heures-par-mois-brasserie-lumiere-cie-2026-12-01-2026-12-31.xlsx"',
    ])
  })

  it('PERM-02 holds a manager’s own missions, and nothing of another company', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const { missionId } = await workedShift(app, company)
    const count = async (caller: Caller) => (await csv(caller)).lines.length
    const seen = async () => [
      await count(company.admin),
      await count(company.manager),
      await count(company.collaborator),
      await count(await actingFor(app, company.admin, insider)),
      await count(other.admin),
    ]
    expect(await seen()).toEqual([1, 0, 1, 1, 0])
    await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
      missionId,
      company.manager.userId,
    ])
    expect(await seen()).toEqual([1, 1, 1, 1, 0])
    expect((await ask(null)).status).toBe(401)
    expect((await ask(insider)).status).toBe(403)
  })

  it.each([
    { format: 'pdf' },
    { report: 'all' },
    { startDate: 'hier' },
    { status: 'att.unknown' },
    { siderId: `' or 1=1` },
  ])('refuses %j', async (query) => {
    const company = await aCompany(app)
    const { status } = await call(app, attendances.exportHours, company.admin, {
      query: query as Query,
    })
    expect(status).toBe(400)
  })

  it('fails as an error, and not as an empty file, where the first lines cannot be read', async () => {
    const company = await aCompany(app)
    const broken = vi.spyOn(app.services.db, 'queries')
    const real = broken.getMockImplementation()
    expect(real).toBeUndefined()
    broken.mockImplementation(() => {
      throw new Error('gone')
    })
    const { status } = await ask(company.admin)
    broken.mockRestore()
    expect(status).toBeGreaterThanOrEqual(500)
  })
})

describe('the monthly summary', () => {
  it('has a line for each month and Sider, and a total that is the sum of its lines', async () => {
    const company = await aCompany(app)
    const december = await workedShift(app, company, { siders: 2 })
    await workedShift(app, company, { day: '2026-12-06' })
    const next = await workedShift(app, company, { day: '2026-12-08' })
    // The declared time is a month earlier: only the day of the planned start counts.
    await ownerQuery(
      app.database,
      `update attendances set starts_at = starts_at - interval '31 days' where id = $1`,
      [next.ids[0]],
    )
    await say(company.admin, december.ids[0] ?? '', '09:00', '09:00')
    const { lines } = await csv({ ...company.admin, locale: 'en' }, { report: 'summary' })
    const total = lines.at(-1) ?? {}
    const each = lines.slice(0, -1)
    const month = 'Month (of the start day)'
    expect(each.map((line) => line[month])).toEqual(['2026-11', '2026-12', '2026-12', '2026-12'])
    expect(total[month]).toBe('All Siders')
    const figures = [
      'Days worked',
      'Hours',
      'Normal hours',
      'Night hours',
      'Sunday hours',
      'Public holiday hours',
      'Solidarity day hours',
      'Times absent',
      'Amount excl. tax (€)',
    ]
    for (const figure of figures) {
      const sum = each.reduce((so, line) => so + Number(line[figure]), 0)
      expect(Number(total[figure]), figure).toBeCloseTo(sum, 2)
    }
    expect(total).toMatchObject({
      'Days worked': '3',
      Hours: '24',
      'Sunday hours': '8',
      'Times absent': '1',
    })
    const detail = await csv({ ...company.admin, locale: 'en' })
    const amount = detail.lines.reduce((so, line) => so + Number(line['Amount excl. tax (€)']), 0)
    expect(Number(total['Amount excl. tax (€)'])).toBeCloseTo(amount, 2)
  })

  it('N-43 names the time zone of each line when some work is not in Paris time', async () => {
    const company = await aCompany(app)
    await workedShift(app, company)
    const plain = await csv(company.admin, { report: 'summary' })
    expect(plain.headings).not.toContain('Fuseau')
    const there = await workedShift(app, company, { day: '2026-12-06' })
    await ownerQuery(
      app.database,
      `update missions set time_zone = 'Indian/Reunion' where id = $1`,
      [there.missionId],
    )
    const { lines, headings } = await csv(company.admin, { report: 'summary' })
    expect(headings.at(-1)).toBe('Fuseau')
    expect(lines.map((line) => line['Fuseau']).toSorted()).toEqual([
      '',
      'heure de La Réunion',
      'heure de Paris',
    ])
    expect(lines.at(-1)).toMatchObject({ 'Jours travaillés': '2', Fuseau: '' })
    await ownerQuery(
      app.database,
      'update attendances set sider_id = $1 where organisation_id = $2',
      [there.siderIds[0], company.id],
    )
    const together = await csv({ ...company.admin, locale: 'en' }, { report: 'summary' })
    expect(together.lines[0]?.['Clocks']).toBe('Paris time, Réunion time')
  })

  it('is a workbook too, without amounts for who may not see prices', async () => {
    const company = await aCompany(app)
    await workedShift(app, company)
    const [headings, , total] = await sheet(company.collaborator, { report: 'summary' })
    expect(headings).not.toContain('Montant HT (€)')
    expect(total?.[0]).toBe('Total')
    expect(total?.[5]).toBe(8)
  })
})
