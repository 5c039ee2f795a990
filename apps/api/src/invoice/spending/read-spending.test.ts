import { invoices, invoiceSpending } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { anInvoice } from '../../testing/invoices.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'
import { wireDay } from '../../testing/wire-day.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  const id = await anInvoice(app, company)
  await call(app, invoices.creditInvoice, await anInsider(app), {
    params: { id },
    body: { amount: 43.36, reason: 'Pause' },
  })
})

const read = (caller: Caller, from = '2026-11-30', to = '2026-12-28') =>
  call(app, invoiceSpending.readSpending, caller, { query: { from, to } })

describe('what a company spends', () => {
  it('is told by week and kind, credits included, next to the price that the quotation announced', async () => {
    const { body } = await read(company.admin)
    expect(body.weeks).toEqual([
      {
        weekStartDate: wireDay('2026-12-07'),
        announced: 202.8,
        parts: [
          { department: null, kind: 'credit', amount: -36.13 },
          { department: null, kind: 'normal', amount: 202.8 },
        ],
      },
    ])
  })

  it('has at most the last 26 weeks, any day standing for its week', async () => {
    const weeks = async (from: string, to: string) =>
      (await read(company.admin, from, to)).body.weeks.length
    expect(await weeks('2019-01-01', '2026-12-13')).toBe(1)
    expect(await weeks('2026-12-13', '2026-12-07')).toBe(1)
    expect(await weeks('2019-01-01', '2027-06-07')).toBe(0)
    expect(await weeks('2026-12-14', '2026-12-20')).toBe(0)
    expect((await read(company.admin, '2026-13-01')).status).toBe(400)
  })

  it('INV-01 is of its admins and managers alone', async () => {
    expect((await read(company.manager)).status).toBe(200)
    expect((await read(company.collaborator)).status).toBe(403)
    expect((await read(await anInsider(app))).status).toBe(403)
    expect((await read((await aCompany(app)).admin)).body.weeks).toEqual([])
  })
})
