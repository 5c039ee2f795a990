import { billedBefore, lastRunOn } from '@renfort/domain/invoice/issue/billing-run.ts'
import { holidaysToBill } from '@renfort/domain/invoice/issue/holiday-lines.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { billCompany } from '../apps/api/src/invoice/issue/bill-company.ts'
import { findCompaniesToBill } from '../apps/api/src/invoice/issue/billing-queries.ts'
import { stoppedClock } from '../apps/api/src/platform/clock.ts'
import { readConfig } from '../apps/api/src/platform/config.ts'
import { createDb, nobody } from '../apps/api/src/platform/database/db.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type BillingDataset, hoursEach, makeBillingDataset } from './billing-dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'

const rounds = 1
const companies = 500
const weeksBefore = 1
const now = instant('2026-12-15T05:00:00.000Z')

/** Measures the billing run of a Tuesday against the bare SQL that reads the same rows and writes the same lines. */
export async function benchBilling(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const half = await makeBillingDataset(serverUrl, 'bench_bills_half', {
      companies: companies / 2,
      weeksBefore: 0,
    })
    const whole = await makeBillingDataset(serverUrl, 'bench_bills', { companies, weeksBefore: 0 })
    const later = await makeBillingDataset(serverUrl, 'bench_bills_later', {
      companies,
      weeksBefore,
    })
    try {
      await run(whole)
      await keepLines(whole)
      await reset(whole)
      // Rows that were written before have larger indexes: all meet the same.
      for (const other of [half, later]) await billed(other)
      const { product, bare, halved, late } = await interleaved(
        {
          product: () => billed(whole),
          bare: () => bareBilled(whole),
          halved: () => billed(half),
          late: () => billed(later),
        },
        rounds,
      )
      heading(`Invoices: the weekly run over ${whole.hours} hours, ${companies} invoices (seconds)`)
      const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
      figure('the product, and the bare statements', `${seconds(product)} of ${seconds(bare)}`)
      gate({ what: 'times the bare SQL', ratio: product / bare, bound: { atMost: 15 } })
      figure(`${half.hours} hours, and twice as many`, `${seconds(halved)}, ${seconds(product)}`)
      gate({ what: 'twice the hours', ratio: product / halved, bound: { atMost: 2.3 } })
      figure(
        `after ${weeksBefore} weeks that are billed, ${weeksBefore * companies * hoursEach} hours`,
        seconds(late),
      )
      gate({ what: 'with a history', ratio: late / product, bound: { atMost: 1.3 } })
    } finally {
      for (const { database, pool } of [half, whole, later]) {
        await pool.end()
        await database.close()
      }
    }
  })
}

/** The run of the job, with one transaction for each company. */
async function run({ database }: BillingDataset): Promise<void> {
  const { billing } = readConfig({ SEED: 'brief-demo' })
  if (billing === null) throw new Error('Nobody bills.')
  const db = createDb(database, stoppedClock(now))
  const runOn = lastRunOn(now)
  const due = await findCompaniesToBill(db.queries(nobody), {
    before: billedBefore(runOn),
    holidays: holidaysToBill(runOn),
  })
  for (const organisationId of due) {
    await db.transaction(nobody, (transaction) =>
      billCompany(transaction, { organisationId, runOn, billing }),
    )
  }
}

async function billed(of: BillingDataset): Promise<number> {
  const start = performance.now()
  await run(of)
  const spent = performance.now() - start
  const { rows } = await of.pool.query<{ open: number }>(
    'select count(*)::int as open from attendances where paid_at is null',
  )
  if (rows[0]?.open !== 0) throw new Error('The bench left hours without a bill.')
  await reset(of)
  return spent
}

/** Stores the lines of the product, so that the bare SQL can write them again. */
async function keepLines({ pool }: BillingDataset): Promise<void> {
  await pool.query(`
    create table kept_invoices as select * from invoices;
    create table kept_lines as select * from invoice_lines;
    create table kept_hours as select id, invoice_id, paid_at from attendances;
    create index on kept_hours (id); create index on kept_invoices (organisation_id);
    create index on kept_lines (organisation_id);`)
}

/** Reads and writes the same rows, company by company, without rules. */
async function bareBilled(of: BillingDataset): Promise<number> {
  const { pool } = of
  const start = performance.now()
  const { rows } = await pool.query<{ id: string }>('select id from organisations order by id')
  for (const { id } of rows) {
    await pool.query('begin')
    await pool.query(
      `select a.*, v.starts_at, v.ends_at, v.breaks from attendances a
       join attendance_versions v on v.attendance_id = a.id
       where a.organisation_id = $1 and a.status = 'att.validated' and a.paid_at is null`,
      [id],
    )
    await pool.query(
      'insert into invoices select * from kept_invoices where organisation_id = $1',
      [id],
    )
    await pool.query(
      'insert into invoice_lines select * from kept_lines where organisation_id = $1',
      [id],
    )
    await pool.query(
      `update attendances a set paid_at = k.paid_at, invoice_id = k.invoice_id from kept_hours k
       where a.organisation_id = $1 and a.paid_at is null and k.id = a.id`,
      [id],
    )
    await pool.query('commit')
  }
  const spent = performance.now() - start
  await reset(of)
  return spent
}

async function reset({ pool }: BillingDataset): Promise<void> {
  await pool.query(`
    update attendances a set paid_at = null, invoice_id = null
      from invoices i where i.id = a.invoice_id and i.run_on = '2026-12-15';
    delete from invoices where run_on = '2026-12-15';
    delete from pgboss.job`)
  await pool.query('vacuum analyze attendances, invoices, invoice_lines')
}
