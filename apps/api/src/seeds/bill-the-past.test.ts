import { invoices, notifications } from '@renfort/contract'
import { expect, it } from 'vitest'
import { writeEvents } from '../event/write-events.ts'
import { companyScope } from '../platform/jobs/company-scope.ts'
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
  const past = { from: '2026-12-07', until: '2027-02-01', companies: [company.id] }
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

it('issue 39 §7 news of the present come after those of the past, and what was read stays read', async () => {
  const [billThePast] = demoJobs
  if (billThePast === undefined) throw new Error('No job.')
  const { id: organisationId, admin } = await aCompany(app)
  const scope = await companyScope(app.services.db, organisationId)
  const happened = async (...numbers: readonly string[]) => {
    await app.services.db.transaction(scope, async (transaction) =>
      writeEvents(
        transaction,
        numbers.map((referenceNumber) => ({
          kind: 'invoice.refused',
          organisationId,
          subject: organisationId,
          data: { invoiceId: organisationId, referenceNumber, reason: 'declined' },
        })),
      ),
    )
  }
  const listed = async () => {
    const { body } = await call(app, notifications.listNotifications, admin, { query: {} })
    return body.notifications.map(({ at: when, isRead }) => [when.slice(0, 10), isRead])
  }
  app.clock.set('2026-12-02T09:00:00.000Z')
  await happened('F3')
  const { body } = await call(app, notifications.listNotifications, admin, { query: {} })
  const read = { sequence: body.notifications[0]?.sequence ?? 0, andOlder: true }
  await call(app, notifications.markRead, admin, { body: read })
  app.clock.set('2026-11-03T09:00:00.000Z')
  await happened('F1')
  app.clock.set('2026-11-10T09:00:00.000Z')
  await happened('F2')
  app.clock.set('2026-12-02T09:10:00.000Z')
  expect((await listed()).map(([day]) => day)).toEqual(['2026-11-10', '2026-11-03', '2026-12-02'])
  const nothing = { from: '2026-12-07', until: '2026-11-30', companies: [organisationId] }
  for (let times = 0; times < 2; times += 1) {
    await runJob(app, billThePast, nothing)
    expect(await listed()).toEqual([
      ['2026-12-02', true],
      ['2026-11-10', true],
      ['2026-11-03', true],
    ])
  }
})
