import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { failingDb, ProcessDied } from '../../testing/failing-db.ts'
import { enter, withIndemnities } from '../../testing/indemnities.ts'
import { tuesday, workedMission } from '../../testing/invoices.ts'
import { at } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { ownApp } from '../../testing/own-app.ts'
import { startRunner, storedJobs, withQueues } from '../../testing/test-jobs.ts'
import { billWeeks } from './bill-weeks.ts'

/** Numbers count over all companies, so these tests have their own database. */
const app = await ownApp()

const shifts = (from: string, days: number) =>
  Array.from({ length: days }, (_, i) => at(addDays(isoDate(from), i), '09:00', '17:00'))

/** Two weeks of two Siders, one of them in two missions with overtime, the other with transport and a bonus. */
async function worked(company: TestCompany): Promise<void> {
  const [one, other] = [await aSider(app), await aSider(app)]
  const bonusId = await withIndemnities(app, company)
  await workedMission(app, company, { siderIds: [one], shifts: shifts('2026-12-03', 1) })
  await workedMission(app, company, { siderIds: [one], shifts: shifts('2026-12-07', 4) })
  await workedMission(app, company, { siderIds: [one], shifts: shifts('2026-12-11', 1) })
  const { missionId: taskId } = await workedMission(app, company, {
    siderIds: [other],
    shifts: shifts('2026-12-07', 2),
  })
  const of = { siderId: other, taskId, week: '2026-12-07' }
  const entered = [
    await enter(app, company, { kind: 'transport', amount: 23.4, ...of }),
    await enter(app, company, { kind: 'bonus', bonusId, amount: 12, ...of }),
  ]
  expect(entered.map(({ status }) => status)).toEqual([201, 201])
}

const query = async (sql: string, values: unknown[] = []) =>
  (await ownerQuery(app.database, sql, values)).rows

const billed = async ({ id }: TestCompany) =>
  query(
    `select i.week_start::text as week, i.total_cents as total,
       (select count(*)::int from invoice_lines l where l.invoice_id = i.id) as lines,
       (select count(*)::int from attendances a where a.invoice_id = i.id) as hours,
       (select count(*)::int from entered_indemnities e where e.invoice_id = i.id) as indemnities
     from invoices i where i.organisation_id = $1 order by 1, 2`,
    [id],
  )

/**
 * What `worked` costs: 8 h, then 35 h and 5 h of overtime in two missions, and 16 h of the other Sider, whose
 * transport is 11,70 € and whose bonus is 12 €.
 */
const expected = [
  { week: '2026-11-30', total: 24_336, lines: 1, hours: 1, indemnities: 0 },
  { week: '2026-12-07', total: 177_000, lines: 6, hours: 7, indemnities: 2 },
]

/** Every rule that must hold at any moment of a run, with the rows that break it. */
async function broken(): Promise<unknown> {
  const [row] = await query(`
    select
      (select count(*) from attendances where paid_at is not null and invoice_id is null)::int as lost,
      (select count(*) from invoices i
        where not exists (select from attendances a where a.invoice_id = i.id))::int as empty,
      (select count(*) from entered_indemnities e where (e.invoice_id is not null) <> exists (
        select from invoice_lines l where l.indemnity_id = e.id and l.invoice_id = e.invoice_id
          and l.price_cents = e.price_cents))::int as unmatched,
      (select count(*) from invoices i where net_cents <> (
        select sum(price_cents) from invoice_lines l where l.invoice_id = i.id))::int as wrong,
      (select coalesce(max(last_position), 0) from invoice_series where type = 'invoice')::int
        - (select count(*) from invoices where type = 'invoice')::int as gaps,
      (select count(*) from (
        select reference_number, row_number() over (order by reference_number) as n from invoices
        where type = 'invoice') r
        where r.reference_number <> 'F2026-' || lpad(n::text, 6, '0'))::int as misnumbered,
      (select count(*) from audit_log where action = 'invoice.issue')::int
        - (select count(*) from invoices where type = 'invoice')::int as unrecorded`)
  return row
}
const sound = { lost: 0, empty: 0, unmatched: 0, wrong: 0, gaps: 0, misnumbered: 0, unrecorded: 0 }

describe('a run of invoices', () => {
  it('G-26 users §3 dies at any of its statements, is started again, and has billed everything once', async () => {
    const company = await aCompany(app)
    await worked(company)
    app.clock.set(tuesday)
    const after: unknown[] = []
    let statements = 0
    let hasDied = true
    while (hasDied) {
      statements += 1
      const { db } = failingDb(app.services.db, statements)
      const run = runJob({ services: { ...app.services, db } }, billWeeks)
      hasDied = await run.then(() => false, isDeath)
      // Either nothing of the company is billed, or all of it.
      if (hasDied) after.push([await broken(), await billed(company)])
    }
    expect(after).toEqual(after.map(() => [sound, []]))
    expect(statements).toBeGreaterThan(20)
    expect(await billed(company)).toEqual(expected)
    expect(await broken()).toEqual(sound)
    await runJob(app, billWeeks)
    expect(await billed(company)).toEqual(expected)
  })

  it('G-26 users §3 made by two processes at once, and again, bills each hour once', async () => {
    const companies = [await aCompany(app), await aCompany(app)]
    for (const company of companies) await worked(company)
    app.clock.set(tuesday)
    await Promise.all([runJob(app, billWeeks), runJob(app, billWeeks), runJob(app, billWeeks)])
    for (const company of companies) expect(await billed(company)).toEqual(expected)
    expect(await broken()).toEqual(sound)
  })

  it('TS-28 is made again when its process ends meanwhile, and bills the companies that are left', async () => {
    const companies = [await aCompany(app), await aCompany(app)]
    for (const company of companies) await worked(company)
    app.clock.set(tuesday)
    await withQueues(app, [billWeeks])
    const { db } = app.services
    await db.transaction(nobody, (transaction) => enqueue(transaction, billWeeks, {}))
    const billedOne = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const held = {
      ...db,
      transaction: (async (scope, work) => {
        let isBilled = false
        const done = await db.transaction(scope, async (transaction) => {
          const result = await work(transaction)
          isBilled = transaction.recorded() > 0
          return result
        })
        if (isBilled) {
          billedOne.resolve()
          await stopped.promise
        }
        return done
      }) as typeof db.transaction,
    }
    const ending = { ...app, services: { ...app.services, db: held } }
    const { running } = await startRunner(ending, [billWeeks])
    await billedOne.promise
    const stopping = running.stop()
    stopped.resolve()
    await stopping
    const counts = await Promise.all(companies.map(async (each) => (await billed(each)).length))
    expect(counts.toSorted()).toEqual([0, 2])
    const states = async () => (await storedJobs(app, billWeeks)).map(({ state }) => state)
    // After a credit note, the job waits for no pause.
    expect(await states()).toEqual(['created'])

    await startRunner(app, [billWeeks])
    await expect.poll(states, { timeout: 15_000 }).toEqual(['completed'])
    for (const company of companies) expect(await billed(company)).toEqual(expected)
    expect(await broken()).toEqual(sound)
  })

  it('a second run of the same Tuesday leaves what was validated since to the next', async () => {
    const company = await aCompany(app)
    await worked(company)
    app.clock.set(tuesday)
    await runJob(app, billWeeks)
    await workedMission(app, company, { shifts: shifts('2026-12-07', 1) })
    app.clock.set('2026-12-16T09:00:00.000Z')
    await runJob(app, billWeeks)
    expect(await billed(company)).toEqual(expected)
    app.clock.set('2026-12-22T05:00:00.000Z')
    await runJob(app, billWeeks)
    expect(await billed(company)).toHaveLength(3)
    expect(await broken()).toEqual(sound)
  })
})

function isDeath(error: unknown): boolean {
  if (error instanceof ProcessDied) return true
  throw error
}
