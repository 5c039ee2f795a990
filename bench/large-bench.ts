import pg from 'pg'
import { billedBefore, lastRunOn } from '@renfort/domain/invoice/issue/billing-run.ts'
import { holidaysToBill } from '@renfort/domain/invoice/issue/holiday-lines.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { billCompany } from '../apps/api/src/invoice/issue/bill-company.ts'
import { findCompaniesToBill } from '../apps/api/src/invoice/issue/billing-queries.ts'
import { jobs } from '../apps/api/src/jobs.ts'
import { stoppedClock } from '../apps/api/src/platform/clock.ts'
import { readConfig } from '../apps/api/src/platform/config.ts'
import { type Database, openDatabase } from '../apps/api/src/platform/database/database.ts'
import { createDb, nobody } from '../apps/api/src/platform/database/db.ts'
import { rowsAtOnce } from '../apps/api/src/platform/database/delete-in-parts.ts'
import { installQueues } from '../apps/api/src/platform/jobs/install-queues.ts'
import { removeOldMails } from '../apps/api/src/platform/mail/delivery-queries.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import type { Dataset } from './dataset.ts'
import { companiesToBill, makeLargeDataset } from './large-dataset.ts'
import { load } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { type Contender, paired } from './rounds.ts'
import { type Running, startServer } from './servers.ts'

const companies = 10_000
const pairs = 21
const pairMilliseconds = 300
const sweptMails = 20 * rowsAtOnce
const now = instant('2026-12-15T05:00:00.000Z')
const bound = { atMost: 1.15 }

interface Opened {
  readonly dataset: Dataset
  readonly server: Running
  readonly database: Database
  readonly pool: pg.Pool
}

/**
 * Measures what a company does among 10,000 companies with ten years behind them, and among a hundredth of them.
 * `LARGE_SCALE=0.1` makes a tenth of both; the whole takes hours and some 100 GB. It runs only when it is named.
 */
export async function benchLarge(): Promise<void> {
  const scale = Number(process.env['LARGE_SCALE'] ?? 1)
  const many = Math.max(companiesToBill + 2, Math.round(companies * scale))
  const few = Math.max(companiesToBill + 2, Math.round(many / 100))
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const small = await opened(serverUrl, 'bench_ten_years_few', few)
    const large = await opened(serverUrl, 'bench_ten_years', many)
    try {
      heading(`Ten years of ${few} companies, and of ${many} (milliseconds)`)
      await compareCalls(small, large)
      await compare(`weekly run of ${companiesToBill} companies`, small, large, billed, 5)
      await compare('deletion of a mission with its past', small, large, missionDeleted, 11)
      await compare('deletion of a company with its ten years', small, large, companyDeleted, 3)
      await compare(`sweep of ${sweptMails} mails`, small, large, mailsSwept, 3)
    } finally {
      for (const { server, database, pool } of [small, large]) {
        await server.stop()
        await pool.end()
        await database.close()
      }
    }
  })
}

async function opened(serverUrl: string, name: string, count: number): Promise<Opened> {
  const dataset = await makeLargeDataset(serverUrl, name, count)
  const database = await openDatabase({ databaseUrl: dataset.databaseUrl, dataDirectory: '' })
  await installQueues(database, jobs)
  const pool = new pg.Pool({ connectionString: dataset.databaseUrl, max: 1 })
  const server = await startServer('apps/api/src/main.ts', '/api/health', {
    DATABASE_URL: dataset.databaseUrl,
    SEED: 'empty',
  })
  return { dataset, server, database, pool }
}

async function compareCalls(small: Opened, large: Opened): Promise<void> {
  const { week, year } = small.dataset
  const calls = {
    'list of missions': '/api/me/tasks?status=upcoming&limit=10',
    'week of the planning': `/api/v1/planning?week=${week}&year=${year}`,
    inbox: '/api/v1/inbox',
    'search of a name': '/api/search?q=week',
    'search of a number': '/api/search?q=P1-12',
    'ten years of invoices': '/api/v1/organisations/invoices?startDate=2016-12&endDate=2026-12',
    'export of hours': '/api/attendances/export?format=csv',
  }
  for (const [what, path] of Object.entries(calls)) {
    const milliseconds = async ({ dataset, server }: Opened) => {
      const target = { port: server.port, path, headers: dataset.headers }
      return (await load(target, 1, pairMilliseconds)).medianMilliseconds
    }
    await compare(what, small, large, milliseconds, pairs)
  }
}

async function compare(
  what: string,
  small: Opened,
  large: Opened,
  measure: (of: Opened) => ReturnType<Contender>,
  rounds: number,
): Promise<void> {
  // The first of each reads from the disk and plans.
  await measure(small)
  await measure(large)
  const { first, second, ratio } = await paired(
    () => measure(small),
    () => measure(large),
    rounds,
  )
  figure(what, `${first.toFixed(1)}, then ${second.toFixed(1)}`)
  gate({ what: `${what}: times a hundredth`, ratio, bound })
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function billed({ database, pool }: Opened): Promise<number> {
  const { billing } = readConfig({ SEED: 'brief-demo' })
  if (billing === null) throw new Error('Nobody bills.')
  const db = createDb(database, stoppedClock(now))
  const runOn = lastRunOn(now)
  const spent = await millisecondsOf(async () => {
    const wanted = { before: billedBefore(runOn), holidays: holidaysToBill(runOn) }
    const due = await findCompaniesToBill(db.queries(nobody), wanted)
    if (due.length !== companiesToBill) throw new Error(`${due.length} companies are to bill.`)
    for (const organisationId of due) {
      await db.transaction(nobody, (transaction) =>
        billCompany(transaction, { organisationId, runOn, billing }),
      )
    }
  })
  await pool.query(`
    update attendances a set paid_at = null, invoice_id = null
      from invoices i where i.id = a.invoice_id and i.run_on = '2026-12-15';
    delete from invoices where run_on = '2026-12-15';
    delete from pgboss.job`)
  return spent
}

const missionDeleted = (of: Opened) =>
  rolledBack(
    of,
    `delete from missions where id = (
       select m.id from bench_mission m join bench_company c on c.id = m.organisation_id and c.n = 1 where m.place = 1)`,
  )

/** Invoices stop the deletion of their company: they and its missions go first, as a person would do it. */
const companyDeleted = (of: Opened) => {
  const company = `(select id from bench_company where n = ${companiesToBill + 2})`
  return rolledBack(
    of,
    `delete from invoices where organisation_id = ${company};
     delete from missions where organisation_id = ${company};
     delete from organisations where id = ${company}`,
  )
}

/** Measures a deletion and its children, and takes it back. */
async function rolledBack({ pool }: Opened, statement: string): Promise<number> {
  await pool.query('begin')
  const spent = await millisecondsOf(() => pool.query(statement))
  await pool.query('rollback')
  return spent
}

async function mailsSwept({ database, pool }: Opened): Promise<number> {
  await pool.query(
    `insert into mail_outbox (recipient, locale, subject, body_text, body_html, created_at, sent_at, next_attempt_at)
     select 'a@example.test', 'fr', '', '', '', t, t, t from timestamptz '2026-01-01' t, generate_series(1, $1::int)`,
    [sweptMails],
  )
  const db = createDb(database, stoppedClock(now))
  return millisecondsOf(() => removeOldMails(db.queries(nobody), now))
}
