import { invoiceAccounting } from '@renfort/contract'
import { fecColumns } from '@renfort/domain/invoice/accounting/accounting-entries.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aDepartment } from '../../testing/flexible-missions.ts'
import { creditFirst, tuesday, workedMission } from '../../testing/invoices.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, startTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { billWeeks } from '../issue/bill-weeks.ts'

// Runs bill every company, so these tests have their own database.
let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startTestApp()
  company = await aCompany(app)
  const kitchen = await aDepartment(app, company.admin, company.id, 'Cuisine')
  const { missionId } = await workedMission(app, company)
  await ownerQuery(app.database, 'update missions set department_id = $1 where id = $2', [
    kitchen,
    missionId,
  ])
  await ownerQuery(app.database, "update departments set code = 'CUI-20' where id = $1", [kitchen])
  const other = await workedMission(app, company)
  await ownerQuery(app.database, 'update missions set department_id = null where id = $1', [
    other.missionId,
  ])
  await workedMission(app, await aCompany(app))
  app.clock.set(tuesday)
  await runJob(app, billWeeks)
  await creditFirst(app, company, { amount: 0.05, reason: 'Arrondi' })
  app.clock.set(testNow)
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const linesOf = ({ payload }: { readonly payload: string }) =>
  payload.replace(/\r\n$/, '').split('\r\n')
const query = { month: '2026-12' }

describe('accounting (issue 20 §6)', () => {
  it('a company has its month as purchases: 18 columns, each entry even, every line with its reference', async () => {
    const { status, response } = await call(app, invoiceAccounting.exportEntries, company.admin, {
      query,
    })
    const [head, ...rows] = linesOf(response).map((line) => line.split('\t'))
    expect([status, head]).toEqual([200, [...fecColumns]])
    expect(rows).toHaveLength(6)
    const cents = (text: string | undefined) => Number(text?.replace(',', ''))
    const byEntry = Map.groupBy(rows, ([, , number]) => number)
    expect([...byEntry.keys()]).toEqual(['AC202612-0001', 'AC202612-0002'])
    for (const entry of byEntry.values()) {
      const sum = (column: number) => entry.reduce((total, row) => total + cents(row[column]), 0)
      expect(sum(11)).toBe(sum(12))
      // Only the supplier's account has an auxiliary account.
      expect(entry.filter((row) => row[6] !== '').map((row) => row[4])).toEqual(['401000'])
      expect(entry.every((row) => row[8] !== '' && row[10] !== '' && row.length === 18)).toBe(true)
    }
  })

  it('the provider has that of all companies as sales, each on its own auxiliary account', async () => {
    const insider = await anInsider(app)
    const { response } = await call(app, invoiceAccounting.exportSales, insider, { query })
    const rows = linesOf(response).slice(1)
    expect(new Set(rows.map((line) => line.split('\t')[0]))).toEqual(new Set(['VE']))
    expect(rows.filter((line) => line.split('\t')[4] === '411000')).toHaveLength(3)
    const refused = await call(app, invoiceAccounting.exportSales, company.admin, { query })
    expect(refused.status).toBe(403)
  })

  it('a month by department comes to the invoices, those of a credit note too', async () => {
    const { response } = await call(app, invoiceAccounting.exportAnalytic, company.admin, { query })
    expect(linesOf(response).map((line) => line.split(';').slice(2))).toEqual([
      ['Code analytique', 'Service', 'Montant HT'],
      // The month begins with the credit note, because its number comes first.
      ['CUI-20', 'Cuisine', '-0,02'],
      ['', 'Sans service', '-0,02'],
      ['CUI-20', 'Cuisine', '202,8'],
      ['', 'Sans service', '202,8'],
    ])
  })

  it('another month, and another company, have none of it', async () => {
    const other = await aCompany(app)
    for (const endpoint of [invoiceAccounting.exportEntries, invoiceAccounting.exportAnalytic]) {
      const empty = await call(app, endpoint, company.admin, { query: { month: '2026-11' } })
      expect(linesOf(empty.response)).toHaveLength(1)
      const foreign = await call(app, endpoint, other.admin, { query })
      expect(linesOf(foreign.response)).toHaveLength(1)
    }
    const { status } = await call(app, invoiceAccounting.exportEntries, company.admin, {
      query: { month: 'décembre' },
    })
    expect(status).toBe(400)
  })
})
