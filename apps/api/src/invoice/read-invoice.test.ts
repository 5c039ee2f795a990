import { hoursCorrections, invoices, quotations } from '@renfort/contract'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { actingFor, aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { anInvoice, tuesday, workedMission } from '../testing/invoices.ts'
import { at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'
import { billWeeks } from './issue/bill-weeks.ts'

let app: TestApp
let insider: Caller
let company: TestCompany
let stranger: TestCompany
let id: string

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  stranger = await aCompany(app)
  insider = await anInsider(app)
  id = await anInvoice(app, company)
})

const read = (caller: Caller, of = id) =>
  call(app, invoices.readInvoice, caller, { params: { id: of } })
const xml = (caller: Caller, of = id) =>
  call(app, invoices.downloadInvoiceXml, caller, { params: { id: of } })
/** Runs the billing of a Tuesday, and returns the newest invoice of a company. */
async function bill({ id: own }: TestCompany, now: string = tuesday): Promise<string> {
  app.clock.set(now)
  await runJob(app, billWeeks)
  app.clock.set(testNow)
  const { rows } = await ownerQuery(
    app.database,
    'select id from invoices where organisation_id = $1 order by created_at desc limit 1',
    [own],
  )
  return String(rows[0]?.['id'])
}

const nowhere = '00000000-0000-4000-8000-000000000009'

describe('an invoice with its lines', () => {
  it('ENT-20 has its parties, its totals and whose hours each amount is for', async () => {
    const { status, body } = await read(company.admin)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      type: 'invoice',
      amount: 243.36,
      amountWithoutTax: 202.8,
      tax: 40.56,
      rounding: 0,
      weekStartDate: wireDay('2026-12-07'),
      creditNotes: [],
    })
    expect(body.buyer.siren).toMatch(/^\d{9}$/)
    expect(body.seller.vatNumber).toMatch(/^FR/)
    expect(body.missions).toHaveLength(1)
    expect(body.missions[0]?.price).toBe(202.8)
    expect(body.missions[0]?.lines).toMatchObject([
      {
        kind: 'hours',
        minutes: 480,
        tags: ['normal'],
        increase: 0,
        unitPrice: 25.35,
        price: 202.8,
      },
    ])
  })

  it('explains each amount as the quotation of the mission does, to the sentence', async () => {
    const own = await aCompany(app)
    const shifts = Array.from({ length: 5 }, (_, i) =>
      at(addDays(isoDate('2026-12-07'), i), '14:00', '22:30'),
    )
    const { missionId } = await workedMission(app, own, { shifts, siderIds: [await aSider(app)] })
    const quoted = await call(app, quotations.readQuotation, own.admin, {
      params: { id: missionId },
    })
    const { body } = await read(own.admin, await bill(own))
    const [mission] = body.missions
    const shown = (
      lines: readonly { tags: readonly string[]; price: number; because: unknown }[],
    ) => lines.map(({ tags, price, because }) => ({ tags, price, because }))
    expect(shown(mission?.lines ?? [])).toEqual(shown(quoted.body.assignments ?? []))
    expect(mission?.lines.length).toBeGreaterThan(1)
    expect(mission?.hourlyRate).toBe(13)
  })

  it('overtime counts after the hours that an earlier bill has of the same week', async () => {
    const own = await aCompany(app)
    const sider = await aSider(app)
    const days = (from: string, count: number) =>
      Array.from({ length: count }, (_, i) => at(addDays(isoDate(from), i), '09:00', '17:00'))
    await workedMission(app, own, { shifts: days('2026-12-07', 4), siderIds: [sider] })
    const first = await bill(own)
    await workedMission(app, own, { shifts: days('2026-12-11', 1), siderIds: [sider] })
    const late = await bill(own, '2026-12-22T05:00:00.000Z')
    const lines = async (of: string) =>
      (await read(own.admin, of)).body.missions.flatMap((mission) => mission.lines)
    expect((await lines(first)).map(({ tags }) => tags)).toEqual([['normal']])
    const [normal, extra] = await lines(late)
    expect([normal?.minutes, extra?.minutes]).toEqual([180, 300])
    expect(extra?.because[0]).toMatchObject({ tag: 'extra', increase: 25 })
    expect(extra?.because[0]?.law?.text).toBeTruthy()
  })

  it('a bill made again after a correction explains the hours as they are now, the first one as they were', async () => {
    const own = await aCompany(app)
    const { ids } = await workedMission(app, own, {
      shifts: [at('2026-12-07', '18:00', '23:00')],
    })
    const first = await bill(own)
    app.clock.set('2026-12-16T09:00:00.000Z')
    const corrected = await call(app, hoursCorrections.correctHours, await anInsider(app), {
      params: { id: ids[0] ?? '' },
      body: {
        startDate: '2026-12-07T19:00:00.000Z',
        endDate: '2026-12-07T22:00:00.000Z',
        breaks: [],
        reason: 'Arrivée à 20 h.',
      },
    })
    expect(corrected.status).toBe(201)
    const again = await bill(own, '2026-12-22T05:00:00.000Z')
    app.clock.set(testNow)
    expect(again).not.toBe(first)
    for (const of of [first, again]) {
      const { body } = await read(own.admin, of)
      const lines = body.missions.flatMap((mission) => mission.lines)
      expect(lines.length).toBeGreaterThan(0)
      for (const { because } of lines) expect(because).not.toEqual([])
    }
  })

  it('has what was given back of it, and a credit note says of what', async () => {
    const own = await aCompany(app)
    const invoice = await anInvoice(app, own)
    const { body: note } = await call(app, invoices.creditInvoice, insider, {
      params: { id: invoice },
      body: { amount: 43.36, reason: 'Pause non déduite' },
    })
    const { body } = await read(own.admin, invoice)
    expect(body.creditNotes).toMatchObject([{ id: note.id, amount: -43.36 }])
    const credited = await read(own.admin, note.id)
    expect(credited.body).toMatchObject({ missions: [], creditOf: { reason: 'Pause non déduite' } })
    expect(credited.body.tax + credited.body.amountWithoutTax + credited.body.rounding).toBeCloseTo(
      -43.36,
      6,
    )
  })

  it('INV-01 is read by admins, managers and who acts for them, and by nobody else', async () => {
    for (const caller of [company.admin, company.manager, await actingFor(app, company.admin)]) {
      expect((await read(caller)).status).toBe(200)
      expect((await xml(caller)).status).toBe(200)
    }
    for (const caller of [company.collaborator, insider]) {
      expect([(await read(caller)).status, (await xml(caller)).status]).toEqual([403, 403])
    }
    expect([(await read(stranger.admin)).status, (await xml(stranger.admin)).status]).toEqual([
      404, 404,
    ])
    expect([
      (await read(company.admin, nowhere)).status,
      (await read(company.admin, 'x')).status,
    ]).toEqual([404, 400])
  })
})

describe('an invoice for machines', () => {
  it('is downloaded by itself, under its number', async () => {
    const { response } = await xml(company.admin)
    const { body } = await read(company.admin)
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${body.referenceNumber}.xml"`,
    })
    expect(response.payload).toContain('<rsm:CrossIndustryInvoice')
    expect(response.payload).toContain(body.referenceNumber)
  })
})

describe('the list as a file', () => {
  type Query = Parameters<typeof ask>[1]
  const ask = (
    caller: Caller,
    query: { paid?: 'true' | 'false'; from?: string; to?: string; reference?: string } = {},
  ) => call(app, invoices.exportInvoices, caller, { query })
  const lines = async (caller: Caller, query: Query = {}) =>
    (await ask(caller, query)).response.payload.trimEnd().split('\r\n').slice(1)

  it('INV-14 has what the filters leave, numbers as numbers, and nothing that runs', async () => {
    const own = await aCompany(app)
    const invoice = await anInvoice(app, own)
    await call(app, invoices.payInvoice, insider, {
      params: { id: invoice },
      body: { paid: true },
    })
    await call(app, invoices.creditInvoice, insider, {
      params: { id: invoice },
      body: { amount: 1, reason: '=cmd|calc' },
    })
    const all = await lines(own.admin)
    expect(all).toHaveLength(2)
    expect(all.join('\n')).toContain(';50;07/12/2026;13/12/2026;')
    expect(all.join('\n')).toContain(';202,8;40,56;243,36;Payée;')
    expect(all.join('\n')).toMatch(/;À déduire;.*'=cmd\|calc/)
    const { body } = await read(own.admin, invoice)
    expect(await lines(own.admin, { paid: 'true' })).toHaveLength(1)
    expect(await lines(own.admin, { paid: 'false' })).toHaveLength(1)
    expect(await lines(own.admin, { from: '2026-12-14' })).toHaveLength(0)
    expect(await lines(own.admin, { from: '2026-12-07', to: '2026-12-07' })).toHaveLength(2)
    const number = body.referenceNumber.slice(2)
    expect(await lines(own.admin, { reference: number })).toHaveLength(1)
    expect(await lines(own.admin, { reference: '%_%' })).toHaveLength(2)
  })

  it.each([{ from: '2026-13-01' }, { paid: 'maybe' }, { reference: 'x'.repeat(101) }])(
    'INV-14 refuses %j',
    async (query) => {
      expect((await ask(company.admin, query as Query)).status).toBe(400)
    },
  )

  it('INV-01 is of nobody else', async () => {
    expect(await lines(stranger.admin)).toEqual([])
    expect((await ask(company.collaborator)).status).toBe(403)
  })
})
