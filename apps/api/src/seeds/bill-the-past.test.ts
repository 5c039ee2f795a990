import { invoices } from '@renfort/contract'
import { expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { withIndemnities } from '../testing/indemnities.ts'
import { workedMission } from '../testing/invoices.ts'
import { at } from '../testing/missions.ts'
import { runJob } from '../testing/run-job.ts'
import { ownApp } from '../testing/own-app.ts'
import { call, testNow } from '../testing/test-app.ts'
import { demoJobs } from './bill-the-past.ts'

const app = await ownApp()
const company = await aCompany(app)

const billed = async () => {
  const { body } = await call(app, invoices.listInvoices, company.admin, {
    query: { startDate: '2026-11', endDate: '2027-12' },
  })
  return body.invoices.map(({ type, weekStartDate, issueDate, amount, paid }) => {
    return { type, week: weekStartDate.slice(0, 10), on: issueDate.slice(0, 10), amount, paid }
  })
}

it('the past of the demo is billed week by week, each at its own time, and once', async () => {
  await withIndemnities(app, company)
  for (const day of ['2026-12-07', '2026-12-14']) {
    await workedMission(app, company, { shifts: [at(day, '09:00', '17:00')], isValidated: false })
  }
  app.clock.set('2027-02-24T09:00:00.000Z')
  const [billThePast] = demoJobs
  if (billThePast === undefined) throw new Error('No job.')
  const past = { from: '2026-12-07', until: '2027-02-01' }
  await runJob(app, billThePast, past)
  app.clock.set(testNow)
  const first = await billed()
  expect(first).toEqual([
    // Ten weeks before the present: with half of a pass of 18,50 €, and a bonus of one day.
    { type: 'invoice', week: '2026-12-14', on: '2026-12-22', amount: 269.46, paid: true },
    // Eleven weeks before the present.
    { type: 'creditNote', week: '2026-12-07', on: '2026-12-17', amount: -84, paid: true },
    { type: 'invoice', week: '2026-12-07', on: '2026-12-15', amount: 243.36, paid: true },
  ])
  await runJob(app, billThePast, past)
  expect(await billed()).toEqual(first)
})
