import {
  enteredIndemnities,
  hoursCorrections,
  invoiceAccounting,
  invoices,
  invoiceSpending,
  remuneration,
} from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, aGroup, anInsider, type TestCompany } from '../../testing/companies.ts'
import { enter, wednesday, withIndemnities } from '../../testing/indemnities.ts'
import { tuesday, workedMission } from '../../testing/invoices.ts'
import { at } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { call, testNow } from '../../testing/test-app.ts'
import { unknownId } from '../../testing/writes/valid-write.ts'
import { ownApp } from '../../testing/own-app.ts'
import { wireDay } from '../../testing/wire-day.ts'
import { billWeeks } from '../issue/bill-weeks.ts'

// Runs bill every company, so these tests have their own database.
const app = await ownApp()
afterEach(() => app.clock.set(testNow))

const week = '2026-12-07'
const nextTuesday = instant('2026-12-22T05:00:00.000Z')
const thirdTuesday = instant('2026-12-29T05:00:00.000Z')

async function bill(now = tuesday): Promise<void> {
  app.clock.set(now)
  await runJob(app, billWeeks)
  app.clock.set(testNow)
}

/** Eight hours on Monday, validated, of one Sider, and a policy with transport and a bonus. */
async function aWeek(company: TestCompany) {
  const bonusId = await withIndemnities(app, company)
  const { missionId: taskId, siderIds, ids } = await workedMission(app, company)
  const of = { siderId: siderIds[0] ?? '', taskId, week }
  return {
    attendanceId: ids[0] ?? '',
    transport: { kind: 'transport' as const, amount: 23.45, ...of },
    bonus: { kind: 'bonus' as const, bonusId, amount: 37.5, ...of },
  }
}

async function listed({ id }: TestCompany, now = wednesday) {
  app.clock.set(now)
  const { body } = await call(app, enteredIndemnities.listIndemnities, await anInsider(app), {
    params: { id },
    query: { week: '2026-12-13' },
  })
  app.clock.set(testNow)
  return body
}

async function remove(id: string, now = wednesday): Promise<number> {
  app.clock.set(now)
  const insider = await anInsider(app)
  const { status } = await call(app, enteredIndemnities.removeIndemnity, insider, {
    params: { id },
  })
  app.clock.set(testNow)
  return status
}

/** The bills and credit notes of the company: kind, week, lines with their cents. */
async function billed({ id }: TestCompany): Promise<string[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select i.type, i.week_start::text as week, i.net_cents as net,
       coalesce((select string_agg(l.kind || ' ' || l.price_cents, ', ' order by l.position)
         from invoice_lines l where l.invoice_id = i.id), '') as lines
     from invoices i where i.organisation_id = $1 order by i.created_at, i.week_start`,
    [id],
  )
  return rows.map(({ type, week: of, net, lines }) => `${type} ${of} ${net}: ${lines}`.trim())
}

async function invoiceOf({ id }: TestCompany): Promise<string> {
  const { rows } = await ownerQuery(
    app.database,
    "select id from invoices where organisation_id = $1 and type = 'invoice' order by created_at",
    [id],
  )
  return String(rows[0]?.['id'])
}

async function credit(id: string, amount: number): Promise<number> {
  app.clock.set('2026-12-16T09:00:00.000Z')
  const { status } = await call(app, invoices.creditInvoice, await anInsider(app), {
    params: { id },
    body: { amount, reason: 'Erreur' },
  })
  app.clock.set(testNow)
  return status
}

describe('internal staff enter transport and bonuses of a week', () => {
  it('REM-15 REM-26 N-30 with what the pay policy says of them now, beside who worked', async () => {
    const company = await aCompany(app)
    const { transport, bonus } = await aWeek(company)
    const sent = await enter(app, company, transport)
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { kind: 'transport', coverRate: 50, amount: 23.45, price: 11.73, name: null, invoice: null },
    ])
    expect((await enter(app, company, bonus)).body).toMatchObject({ name: 'Froid', price: 37.5 })
    await call(app, remuneration.changeIndemnities, company.admin, {
      params: { id: company.id },
      body: { transportation: { id: await transportId(company), publicCoverRate: 75 } },
    })
    const { company: named, ...told } = await listed(company)
    expect(named.id).toBe(company.id)
    expect(told).toMatchObject({
      weekStartDate: wireDay(week),
      policy: {
        transportation: [{ publicCoverRate: 75 }],
        other: [{ name: 'Froid', amount: 12.5, frequency: 'day' }],
      },
      work: [
        { sider: { id: transport.siderId }, task: { id: transport.taskId }, minutes: 480, days: 1 },
      ],
      indemnities: [
        { kind: 'transport', price: 11.73, coverRate: 50 },
        { kind: 'bonus', price: 37.5 },
      ],
    })
  })

  it('REM-21 once: transport for a Sider and a week, in whatever mission; a bonus in each of them', async () => {
    const company = await aCompany(app)
    const { transport, bonus } = await aWeek(company)
    const other = await workedMission(app, company, {
      siderIds: [transport.siderId],
      shifts: [at('2026-12-08', '09:00', '17:00')],
    })
    const elsewhere = { taskId: other.missionId }
    const keyOf = async (body: typeof transport | typeof bonus) => {
      const { status, error } = await enter(app, company, body)
      return error?.key ?? status
    }
    expect(await keyOf(transport)).toBe(201)
    expect(await keyOf(transport)).toBe('errors.indemnity.already_entered')
    expect(await keyOf({ ...transport, ...elsewhere })).toBe('errors.indemnity.already_entered')
    expect(await keyOf(bonus)).toBe(201)
    expect(await keyOf({ ...bonus, amount: 1 })).toBe('errors.indemnity.already_entered')
    expect(await keyOf({ ...bonus, ...elsewhere })).toBe(201)
  })

  it('not of what the policy does not give, of a week to come, of who did not work, nor any amount', async () => {
    const company = await aCompany(app)
    const { transport, bonus } = await aWeek(company)
    const key = async (of: TestCompany, body: typeof transport | typeof bonus, now = wednesday) =>
      (await enter(app, of, body, now)).error?.key
    expect(await key(company, { ...bonus, bonusId: unknownId })).toBe(
      'errors.indemnity.not_in_policy',
    )
    expect(await key(company, { ...transport, week: '2026-12-14' })).toBe(
      'errors.indemnity.future_week',
    )
    expect(await key(company, { ...transport, week: '2026-11-30' })).toBe(
      'errors.indemnity.no_hours',
    )
    expect(await key(company, { ...bonus, siderId: await aSider(app) })).toBe(
      'errors.indemnity.no_hours',
    )
    expect(await key(company, { ...transport, amount: 0 })).toBe('errors.field.too_small')
    expect(await key(company, { ...transport, amount: 500.01 })).toBe('errors.field.too_big')
    const other = await aCompany(app)
    await withIndemnities(app, other)
    expect(await key(other, transport)).toBe('errors.indemnity.no_hours')
    const { status } = await enter(app, { ...company, id: unknownId }, transport)
    const group = await enter(app, { ...company, id: (await aGroup(app)).id }, transport)
    expect([status, group.status]).toEqual([404, 404])
  })

  it('and take them back until they are billed', async () => {
    const company = await aCompany(app)
    const { transport, bonus } = await aWeek(company)
    const { id } = (await enter(app, company, transport)).body
    expect([await remove(id), await remove(id)]).toEqual([204, 404])
    const kept = (await enter(app, company, bonus)).body
    await bill()
    expect(await remove(kept.id, instant('2026-12-16T09:00:00.000Z'))).toBe(409)
    const [entered] = (await listed(company)).indemnities
    expect(entered?.invoice).toEqual({
      id: await invoiceOf(company),
      referenceNumber: expect.stringMatching(/^F2026-/),
      givenBack: false,
    })
  })

  it('companies neither read nor write them', async () => {
    const company = await aCompany(app)
    const { transport } = await aWeek(company)
    const params = { id: company.id }
    const list = await call(app, enteredIndemnities.listIndemnities, company.admin, {
      params,
      query: { week },
    })
    const entry = { params, body: transport }
    const write = await call(app, enteredIndemnities.enterIndemnity, company.admin, entry)
    expect([list.status, write.status]).toEqual([403, 403])
  })
})

async function transportId({ id, admin }: TestCompany): Promise<string> {
  const { body } = await call(app, remuneration.readRemunerationPolicy, admin, { params: { id } })
  return body.indemnities.transportation[0]?.id ?? ''
}

describe('the run bills what was entered', () => {
  it('decisions §4.8 at cost, with the hours of the week, and explains it', async () => {
    const company = await aCompany(app)
    const { transport, bonus } = await aWeek(company)
    await enter(app, company, transport)
    await enter(app, company, bonus)
    await bill()
    await bill(nextTuesday)
    expect(await billed(company)).toEqual([
      'invoice 2026-12-07 25203: hours 20280, transport 1173, bonus 3750',
    ])
    const { body } = await call(app, invoices.readInvoice, company.admin, {
      params: { id: await invoiceOf(company) },
    })
    expect(body.missions.flatMap(({ lines }) => lines)).toMatchObject([
      { kind: 'hours', transport: null, bonusName: null },
      { kind: 'transport', transport: { cost: 23.45, coverRate: 50 }, price: 11.73, minutes: null },
      { kind: 'bonus', bonusName: 'Froid', price: 37.5, unitPrice: 37.5, days: [] },
    ])
    const spent = await call(app, invoiceSpending.readSpending, company.admin, {
      query: { from: week, to: week },
    })
    const parts = spent.body.weeks[0]?.parts.map(({ kind, amount }) => [kind, amount])
    expect(parts).toEqual([
      ['bonus', 37.5],
      ['normal', 202.8],
      ['transport', 11.73],
    ])
    const analytic = await call(app, invoiceAccounting.exportAnalytic, company.admin, {
      query: { month: '2026-12' },
    })
    expect(analytic.response.payload).toContain('252,03')
  })

  it('what is entered after the bill of its week makes the next bill, of its own week', async () => {
    const company = await aCompany(app)
    const { transport, bonus } = await aWeek(company)
    await bill()
    await enter(app, company, transport, instant('2026-12-16T09:00:00.000Z'))
    // Work of the current week: its own Tuesday bills it.
    await workedMission(app, company, {
      siderIds: [transport.siderId],
      shifts: [at('2026-12-21', '09:00', '17:00')],
    }).then(async ({ missionId: taskId }) =>
      enter(
        app,
        company,
        { ...bonus, taskId, week: '2026-12-21' },
        instant('2026-12-21T09:00:00.000Z'),
      ),
    )
    await bill(nextTuesday)
    expect(await billed(company)).toEqual([
      'invoice 2026-12-07 20280: hours 20280',
      'invoice 2026-12-07 1173: transport 1173',
    ])
    await bill(thirdTuesday)
    expect((await billed(company)).at(-1)).toBe('invoice 2026-12-21 24030: hours 20280, bonus 3750')
  })
})

describe('a credit note', () => {
  it('for hours that were corrected leaves what was entered on its invoice', async () => {
    const company = await aCompany(app)
    const { transport, attendanceId } = await aWeek(company)
    await enter(app, company, transport)
    await bill()
    app.clock.set('2026-12-16T09:00:00.000Z')
    const corrected = await call(app, hoursCorrections.correctHours, await anInsider(app), {
      params: { id: attendanceId },
      body: {
        startDate: '2026-12-07T08:00:00.000Z',
        endDate: '2026-12-07T11:00:00.000Z',
        breaks: [],
        reason: 'Départ à midi',
      },
    })
    expect(corrected.status).toBe(201)
    await bill(nextTuesday)
    expect(await billed(company)).toEqual([
      'invoice 2026-12-07 21453: hours 20280, transport 1173',
      'creditNote 2026-12-07 -20280:',
      'invoice 2026-12-07 7605: hours 7605',
    ])
  })

  it('over the whole invoice lets it be entered again, a part of it does not', async () => {
    const company = await aCompany(app)
    const { transport } = await aWeek(company)
    await enter(app, company, transport)
    await bill()
    const invoiceId = await invoiceOf(company)
    const after = instant('2026-12-16T10:00:00.000Z')
    // 214,53 € without tax is 257,44 € with it.
    expect(await credit(invoiceId, 57.44)).toBe(201)
    expect((await enter(app, company, transport, after)).status).toBe(409)
    expect(await credit(invoiceId, 200)).toBe(201)
    expect((await enter(app, company, { ...transport, amount: 20 }, after)).status).toBe(201)
    const entered = (await listed(company)).indemnities.map(({ price, invoice }) => [
      price,
      invoice?.givenBack,
    ])
    expect(entered).toEqual([
      [11.73, true],
      [10, undefined],
    ])
    await bill(nextTuesday)
    await bill(thirdTuesday)
    const told = await billed(company)
    expect(told.filter((line) => line.startsWith('invoice'))).toEqual([
      'invoice 2026-12-07 21453: hours 20280, transport 1173',
      'invoice 2026-12-07 1000: transport 1000',
    ])
  })
})
