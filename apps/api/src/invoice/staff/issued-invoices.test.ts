import { audit, invoiceDesk, invoices } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { actingFor, aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { anInvoice } from '../../testing/invoices.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let insider: Caller
let company: TestCompany
let id: string
let reference: string

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app, { name: 'Bistrot 100 % frais_' })
  insider = await anInsider(app)
  id = await anInvoice(app, company)
  reference = await numberOf(company, id)
})

async function numberOf({ admin }: TestCompany, of: string): Promise<string> {
  const { body } = await call(app, invoices.readInvoice, admin, { params: { id: of } })
  return body.referenceNumber
}
const list = (caller: Caller, query: Record<string, unknown> = {}) =>
  call(app, invoiceDesk.listIssuedInvoices, caller, { query })
const check = (caller: Caller, references: string[]) =>
  call(app, invoiceDesk.checkPayments, caller, { body: { references } })
const pay = (caller: Caller, references: string[]) =>
  call(app, invoiceDesk.payInvoices, caller, { body: { references } })

describe('the invoices of all companies', () => {
  it('are found by the beginning of their number, or by words of the company’s name', async () => {
    const found = async (q: string) =>
      (await list(insider, { q })).body.invoices.map((invoice) => invoice.referenceNumber)
    expect(await found(reference)).toEqual([reference])
    expect(await found(reference.toLowerCase())).toEqual([reference])
    expect(await found('100 % frais_')).toEqual([reference])
    expect(await found('bistrot 100')).toEqual([reference])
    expect(await found('100frais')).toEqual([reference])
    for (const q of ['istrot', 'z0%z0', '% _', "'; drop", 'X9']) {
      expect(await found(q)).toEqual([])
    }
  })

  it('say what a credit note may still give back of them', async () => {
    const own = await aCompany(app)
    const invoice = await anInvoice(app, own)
    await call(app, invoices.creditInvoice, insider, {
      params: { id: invoice },
      body: { amount: 43.36, reason: 'Pause' },
    })
    const { body } = await list(insider, { q: own.name })
    const { invoices: rows } = body
    const [note, first] = rows.toSorted((a, b) => a.amount - b.amount)
    expect([note?.left, first?.left]).toEqual([0, 200])
    expect(first?.company).toEqual({ id: own.id, name: own.name })
  })

  it('come page by page, paid or not', async () => {
    const { body } = await list(insider, { limit: 1 })
    expect(body.invoices).toHaveLength(1)
    expect(body.total).toBeGreaterThan(1)
    const { body: paid } = await list(insider, { paid: 'true', q: reference })
    expect(paid.total).toBe(0)
    for (const query of [{ limit: 51 }, { paid: 'no' }, { q: 'x'.repeat(101) }, { offset: -1 }]) {
      expect((await list(insider, query)).status).toBe(400)
    }
  })

  it('decisions §9 are of internal staff alone, never in the name of somebody', async () => {
    for (const caller of [company.admin, company.manager, await actingFor(app, company.admin)]) {
      const statuses = [
        (await list(caller)).status,
        (await check(caller, [reference])).status,
        (await pay(caller, [reference])).status,
      ]
      for (const status of statuses) expect(status).toBeGreaterThanOrEqual(403)
    }
  })
})

describe('a pasted list of numbers', () => {
  it('is shown with what each stands for, then noted in one act with a result each', async () => {
    const own = await aCompany(app)
    const one = await numberOf(own, await anInvoice(app, own))
    const before = await check(insider, [one.toLowerCase(), 'F1999-000001'])
    expect(before.body.lines).toMatchObject([
      { state: 'unpaid', invoice: { company: { name: own.name }, amount: 243.36 } },
      { state: 'unknown', invoice: null },
    ])
    const first = await pay(insider, [one.toLowerCase(), 'F1999-000001', one])
    expect(first.body.lines.map(({ result }) => result)).toEqual(['noted', 'unknown', 'already'])
    expect((await check(insider, [one])).body.lines[0]?.state).toBe('paid')
    const again = await pay(insider, [one])
    expect(again.body.lines).toEqual([{ reference: one, result: 'already' }])
    const { body } = await call(app, audit.listAuditTrail, insider, {
      query: { organisationId: own.id, kind: 'invoice' },
    })
    expect(body.entries.filter(({ action }) => action === 'invoice.pay')).toHaveLength(1)
  })

  it('two at once note each invoice once', async () => {
    const own = await aCompany(app)
    const one = await numberOf(own, await anInvoice(app, own))
    const answers = await Promise.all([1, 2, 3].map(() => pay(insider, [one])))
    const results = answers.map(({ body }) => body.lines[0]?.result)
    expect(results.toSorted()).toEqual(['already', 'already', 'noted'])
  })

  it.each([[[]], [Array.from({ length: 501 }, () => 'F2026-000001')], [['x'.repeat(36)]]])(
    'refuses a list of no number, or too much of it',
    async (references) => {
      expect((await check(insider, references)).status).toBe(400)
      expect((await pay(insider, references)).status).toBe(400)
    },
  )
})
