import { attendances, hoursCorrections, invoices, missions, remuneration } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { tuesday, workedMission } from '../../testing/invoices.ts'
import { at } from '../../testing/missions.ts'
import { forgetValidationRuns } from '../../testing/forget-validation-runs.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { ownApp } from '../../testing/own-app.ts'
import { call, testNow } from '../../testing/test-app.ts'
import { wireDay } from '../../testing/wire-day.ts'
import { billWeeks } from './bill-weeks.ts'

// These tests have their own database, because their hours of later weeks would keep other tests'
// hours from being created.
const app = await ownApp()
afterEach(() => app.clock.set(testNow))

async function bill(now: string = tuesday): Promise<void> {
  app.clock.set(now)
  await runJob(app, billWeeks)
  app.clock.set(testNow)
}

/** The lines of a company’s invoices, by week: kind, minutes or meals, euros. */
async function linesOf({ id }: TestCompany): Promise<string[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select i.week_start::text as week, l.kind, l.tags, l.minutes, l.days, l.price_cents as price
     from invoices i join invoice_lines l on l.invoice_id = i.id
     where i.organisation_id = $1 order by i.week_start, i.created_at, l.position`,
    [id],
  )
  return rows.map((row) => {
    const tags = row['tags'] as string[]
    const what = row['kind'] === 'hours' ? tags.join('+') : row['kind']
    const much = row['minutes'] ?? (row['days'] as string[]).length
    return `${row['week']} ${what} ${much} = ${row['price']}`
  })
}

async function listed({ admin }: TestCompany, startDate = '2026-12', endDate = '2026-12') {
  const { body } = await call(app, invoices.listInvoices, admin, { query: { startDate, endDate } })
  return body.invoices
}

const timesOf = ({ startDate, endDate }: ReturnType<typeof at>) => ({ startDate, endDate })

/** The company declares other hours, and the Sider accepts them. */
async function settledAs(
  { admin }: TestCompany,
  id: string | undefined,
  body: Input<typeof attendances.disputeHours>['body'],
): Promise<void> {
  const params = { id: id ?? '' }
  await call(app, attendances.disputeHours, admin, { params, body })
  await call(app, attendances.answerHours, await anInsider(app), {
    params,
    body: { accepted: true },
  })
}

async function settled(ids: readonly string[]): Promise<unknown[]> {
  const { rows } = await ownerQuery(
    app.database,
    'select paid_at is not null as paid from attendances where id = any($1::uuid[])',
    [ids],
  )
  return rows.map(({ paid }) => paid)
}

const weekOf = (from: string, days: number, start = '09:00', end = '17:00') =>
  Array.from({ length: days }, (_, i) => at(addDays(isoDate(from), i), start, end))

describe('on Tuesday at six', () => {
  it('GEN-06 TS-22 TS-28 ENT-20 G-26 INV-03 INV-04 INV-05 the hours of a week become an invoice with a number, tax and a term', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company)
    await bill()
    const year = await listed(company)
    expect(year).toEqual([
      {
        id: expect.any(String),
        type: 'invoice',
        referenceNumber: expect.stringMatching(/^F2026-\d{6}$/),
        weekStartDate: wireDay('2026-12-07'),
        weekEndDate: wireDay('2026-12-13'),
        issueDate: wireDay('2026-12-15'),
        dueDate: wireDay('2027-01-14'),
        amount: 243.36,
        amountWithoutTax: 202.8,
        paid: false,
        settlement: 'unpaid',
        collection: null,
        concern: null,
        creditOf: null,
        sideInvoiceUrl: null,
      },
    ])
    expect(await linesOf(company)).toEqual(['2026-12-07 normal 480 = 20280'])
    const { rows } = await ownerQuery(
      app.database,
      'select invoice_id, paid_at, status from attendances where id = $1',
      [ids[0] ?? ''],
    )
    expect(rows[0]).toMatchObject({ invoice_id: year[0]?.id, status: 'att.validated' })
    expect(rows[0]?.['paid_at']).not.toBeNull()
  })

  it('overtime is counted over all missions of the company, and hours that come late make the next bill', async () => {
    const company = await aCompany(app)
    const sider = await aSider(app)
    await workedMission(app, company, { siderIds: [sider], shifts: weekOf('2026-12-07', 4) })
    const late = { siderIds: [sider], shifts: [at('2026-12-11', '09:00', '17:00')] }
    await bill()
    expect(await linesOf(company)).toEqual(['2026-12-07 normal 1920 = 81120'])
    await workedMission(app, company, late)
    await bill('2026-12-22T05:00:00.000Z')
    expect(await linesOf(company)).toEqual([
      '2026-12-07 normal 1920 = 81120',
      '2026-12-07 normal 180 = 7605',
      '2026-12-07 extra 300 = 15845',
    ])
    const weeks = (await listed(company)).map(({ weekStartDate, issueDate }) => [
      weekStartDate,
      issueDate,
    ])
    expect(weeks).toEqual([
      [wireDay('2026-12-07'), wireDay('2026-12-22')],
      [wireDay('2026-12-07'), wireDay('2026-12-15')],
    ])
  })

  it('hours that the company has disputed on Monday, and those of the week under way, wait', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company, { isValidated: false })
    await ownerQuery(
      app.database,
      `update attendances set status = 'att.disputed', disputed_at = '2026-12-14T09:00:00Z'
       where id = $1`,
      [ids[0]],
    )
    await workedMission(app, company, { shifts: [at('2026-12-14', '09:00', '17:00')] })
    await bill()
    expect(await listed(company)).toEqual([])
    await bill('2026-12-22T05:00:00.000Z')
    expect(await linesOf(company)).toEqual([
      '2026-12-07 normal 480 = 20280',
      '2026-12-14 normal 480 = 20280',
    ])
  })

  it('TS-22 TS-27 after a stop over Monday at 22:00 makes the hours, validates and bills them, in this order', async () => {
    const company = await aCompany(app)
    const made = await workedMission(app, company, { shifts: weekOf('2026-12-11', 1) })
    const waiting = await workedMission(app, company, {
      shifts: weekOf('2026-12-12', 1),
      isValidated: false,
    })
    const planned = await aBatch(app, company, { day: '2026-12-13' })
    await forgetValidationRuns(app)
    await bill('2026-12-15T06:00:00.000Z')
    const { rows } = await ownerQuery(
      app.database,
      `select mission_id, status, invoice_id from attendances
       where organisation_id = $1 order by starts_at`,
      [company.id],
    )
    const [{ id } = { id: '' }] = await listed(company)
    expect(rows).toEqual(
      [made, waiting, planned].map(({ missionId }) => {
        return { mission_id: missionId, status: 'att.validated', invoice_id: id }
      }),
    )
  })

  it('a mission tells which of its hours wait, are disputed, validated and billed', async () => {
    const company = await aCompany(app)
    const { missionId, ids } = await workedMission(app, company, {
      shifts: weekOf('2026-12-12', 4),
      isValidated: false,
    })
    const [first = '', second = '', third = ''] = ids
    const told = async () => {
      const params = { id: missionId }
      return (await call(app, missions.readMission, company.admin, { params })).body.hours
    }
    expect(await told()).toEqual({ waiting: 4, imported: 0, disputed: 0, validated: 0, billed: 0 })
    const attendanceIds = [first, second]
    await call(app, attendances.validateHours, company.admin, { body: { attendanceIds } })
    await call(app, attendances.disputeHours, company.admin, {
      params: { id: third },
      body: { ...timesOf(at('2026-12-14', '09:00', '16:00')), breakDates: [] },
    })
    await bill()
    expect(await told()).toEqual({ waiting: 1, imported: 0, disputed: 1, validated: 2, billed: 2 })
  })

  it('decisions §4.5 row 10, §6 the retained version is billed with its real breaks, an absence by nothing', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company, {
      siderIds: [await aSider(app), await aSider(app)],
      shifts: [at('2026-12-07', '09:00', '17:00', { slots: 2 })],
      isValidated: false,
    })
    const said = at('2026-12-07', '09:10', '17:25')
    const pause = at('2026-12-07', '12:30', '13:15')
    const breaks = [{ startDate: pause.startDate, endDate: pause.endDate }]
    await settledAs(company, ids[0], { ...timesOf(said), breakDates: breaks })
    await settledAs(company, ids[1], { ...timesOf(said), endDate: said.startDate, breakDates: [] })
    await bill()
    expect(await linesOf(company)).toEqual(['2026-12-07 normal 450 = 19013'])
    expect(await settled(ids)).toEqual([true, true])
  })

  it('a week in which nobody worked is settled without an invoice', async () => {
    const company = await aCompany(app)
    const { ids } = await workedMission(app, company, { isValidated: false })
    const { startDate } = at('2026-12-07', '09:00', '17:00')
    await settledAs(company, ids[0], { startDate, endDate: startDate, breakDates: [] })
    await bill()
    expect([await listed(company), await settled(ids)]).toEqual([[], [true]])
  })

  it('REM-12 a meal of the pay policy stands on the bill, once for a day', async () => {
    const company = await aCompany(app)
    const shifts = [at('2026-12-07', '09:00', '13:00'), at('2026-12-08', '09:00', '12:00')]
    const sider = await aSider(app)
    await workedMission(app, company, { siderIds: [sider], shifts })
    await call(app, remuneration.changeIndemnities, company.admin, {
      params: { id: company.id },
      body: { lunch: { type: 'ticket', amount: 10, coverRate: 60 } },
    })
    await bill()
    await workedLate(company, sider)
    await bill('2026-12-22T05:00:00.000Z')
    const meals = (await linesOf(company)).filter((line) => line.includes('meal'))
    expect(meals).toEqual(['2026-12-07 meal 1 = 600'])
  })

  /** Hours of the Monday evening that are declared a week later. */
  async function workedLate(company: TestCompany, sider: string) {
    await call(app, remuneration.confirmIndemnities, company.admin, {
      params: { id: company.id },
      body: {},
    })
    await workedMission(app, company, {
      siderIds: [sider],
      shifts: [at('2026-12-07', '15:00', '20:00')],
    })
  }

  it('REM-25 decisions §4.7 a holiday that is not worked is billed once, whatever the run', async () => {
    const company = await aCompany(app)
    // 25 December is a Friday; the mission has a shift on the Friday before and on the Monday after.
    const shifts = [
      at('2026-12-18', '09:00', '16:30'),
      at('2026-12-21', '09:00', '16:30'),
      at('2026-12-28', '09:00', '16:30'),
    ]
    await workedMission(app, company, { shifts })
    for (const day of ['22', '29']) await bill(`2026-12-${day}T05:00:00.000Z`)
    await bill('2027-01-05T05:00:00.000Z')
    expect(await linesOf(company)).toEqual([
      '2026-12-14 normal 450 = 19013',
      '2026-12-21 normal 450 = 19013',
      '2026-12-21 holiday 420 = 17745',
      '2026-12-28 normal 450 = 19013',
    ])
  })

  it('REM-25 decisions §4.7 a holiday that is not worked follows hours that were corrected before its bill', async () => {
    const company = await aCompany(app)
    const shifts = ['16', '18', '21', '28'].map((day) => at(`2026-12-${day}`, '08:00', '18:00'))
    const { ids } = await workedMission(app, company, { shifts })
    await corrected(ids[0], at('2026-12-16', '08:00', '08:00'))
    await corrected(ids[1], at('2026-12-18', '08:00', '13:00'))
    await bill('2026-12-29T05:00:00.000Z')
    expect(await linesOf(company)).toEqual([
      '2026-12-14 normal 300 = 12675',
      '2026-12-21 normal 600 = 25350',
      '2026-12-21 holiday 300 = 12675',
    ])
  })

  it('decisions §4.7 a holiday that was worked, as a correction says, is billed as hours alone', async () => {
    const company = await aCompany(app)
    const shifts = ['18', '24', '28'].map((day) => at(`2026-12-${day}`, '09:00', '16:30'))
    const { ids } = await workedMission(app, company, { shifts })
    await corrected(ids[1], at('2026-12-25', '09:00', '16:30'))
    await bill('2026-12-29T05:00:00.000Z')
    expect(await linesOf(company)).toEqual([
      '2026-12-14 normal 450 = 19013',
      '2026-12-21 holidays 450 = 38025',
    ])
  })

  /** Internal staff correct the hours on 27 December. */
  async function corrected(id: string | undefined, said: ReturnType<typeof at>) {
    app.clock.set('2026-12-27T09:00:00.000Z')
    const { status } = await call(app, hoursCorrections.correctHours, await anInsider(app), {
      params: { id: id ?? '' },
      body: { ...timesOf(said), breaks: [], reason: 'Départ à midi.' },
    })
    expect(status).toBe(201)
    app.clock.set(testNow)
  }

  it('a company without a billing address waits, and is billed once it has one', async () => {
    const company = await aCompany(app)
    await workedMission(app, company)
    const kept = await ownerQuery(
      app.database,
      `with old as (select billing_address from payment_informations where organisation_id = $1)
       update payment_informations set billing_address = null where organisation_id = $1
       returning (select billing_address from old) as address`,
      [company.id],
    )
    await bill()
    expect(await listed(company)).toEqual([])
    await ownerQuery(
      app.database,
      'update payment_informations set billing_address = $2 where organisation_id = $1',
      [company.id, JSON.stringify(kept.rows[0]?.['address'])],
    )
    await bill()
    expect(await listed(company)).toHaveLength(1)
  })

  it.each([
    ['97400', 220.04, 'overseas'],
    ['97300', 202.8, 'notApplicable'],
    ['97150', 202.8, 'outside'],
  ])('is taxed where its company is established: %s, and keeps it', async (code, amount, area) => {
    const company = await aCompany(app)
    await workedMission(app, company)
    const establish = (postalCode: string) =>
      ownerQuery(
        app.database,
        `update payment_informations
         set billing_address = billing_address || jsonb_build_object('postalCode', $2::text)
         where organisation_id = $1`,
        [company.id, postalCode],
      )
    await establish(code)
    await bill()
    await establish('69002')
    expect(await listed(company)).toMatchObject([{ amount, amountWithoutTax: 202.8 }])
    const { rows } = await ownerQuery(
      app.database,
      `select facts ->> 'vatArea' as area from invoices where organisation_id = $1`,
      [company.id],
    )
    expect(rows).toEqual([{ area }])
  })

  it('bills nothing before anybody is named who bills', async () => {
    const company = await aCompany(app)
    await workedMission(app, company)
    app.clock.set(tuesday)
    const { services } = app
    await runJob(
      { services: { ...services, config: { ...services.config, billing: null } } },
      billWeeks,
    )
    app.clock.set(testNow)
    expect(await listed(company)).toEqual([])
  })
})
