import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { factsOf, withoutDocuments } from './invoice-data.ts'
import { p99OfSteadyCalls, type Target } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { startServer } from './servers.ts'

const rounds = 5
const documents = 8
const siders = 10
/** Lines of each Sider: sixty in all. */
const kinds = 6
const idleMilliseconds = 3_000
const callEveryMilliseconds = 5
const looksEveryMilliseconds = 20

/**
 * Measures the list of missions while the product makes documents of invoices with 60 lines, and while it makes none.
 */
export async function benchInvoicePaper(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const dataset = await makeDataset(serverUrl, 'bench_invoice_papers', {
      otherCompanies: 2,
      otherWeeks: 1,
    })
    const pool = new pg.Pool({ connectionString: dataset.databaseUrl, max: 2 })
    const server = await startServer('apps/api/src/main.ts', '/api/health', {
      DATABASE_URL: dataset.databaseUrl,
      SEED: 'empty',
    })
    try {
      const made = await documentsOf(pool, dataset)
      const list: Target = {
        port: server.port,
        path: '/api/me/tasks?status=upcoming&limit=10',
        headers: dataset.headers,
      }
      const p99Until = async (end: Promise<unknown>) => {
        let isUnderWay = true
        void end.then(() => (isUnderWay = false))
        return p99OfSteadyCalls(list, callEveryMilliseconds, () => isUnderWay)
      }
      await made.again()
      const { idle, busy } = await interleaved(
        { idle: () => p99Until(wait(idleMilliseconds)), busy: () => p99Until(made.again()) },
        rounds,
      )
      heading(
        `The list of missions while ${documents} invoices of ${siders * kinds} lines become PDF and Factur-X: p99 in milliseconds`,
      )
      figure('nothing else under way', idle.toFixed(1))
      figure('documents are made', busy.toFixed(1))
      gate({ what: 'invoices: times the idle p99', ratio: busy / idle, bound: { atMost: 3 } })
    } finally {
      await server.stop()
      await pool.end()
    }
  })
}

/** The documents of some invoices, which the product makes again on each request. */
async function documentsOf(pool: pg.Pool, { organisationId }: Dataset) {
  const [mission] = (
    await pool.query<{ id: string }>(
      "select id from missions where organisation_id = $1 and name = 'Week 1'",
      [organisationId],
    )
  ).rows
  const people = (
    await pool.query<{ id: string }>(`select id from siders order by phone_number limit ${siders}`)
  ).rows.map(({ id }) => id)
  if (mission === undefined) throw new Error('The bench has no mission.')
  const facts = factsOf({
    missions: { [mission.id]: { number: 'M26000001', name: 'Serveur – Salle' } },
    siders: Object.fromEntries(people.map((id, i) => [id, `Sider ${i + 1} Dupont`])),
  })
  const { rows } = await pool.query<{ id: string }>(withoutDocuments(documents, kinds), [
    organisationId,
    JSON.stringify(facts),
    mission.id,
    people,
  ])
  const ids = rows.map(({ id }) => id)
  const areMade = async () => {
    const { rowCount } = await pool.query(
      'select from invoices where id = any($1::uuid[]) and document_key is null',
      [ids],
    )
    return rowCount === 0
  }
  return {
    /** Resolves once all of them are stored. */
    again: async (): Promise<void> => {
      await pool.query(
        'update invoices set document_key = null, document_sha256 = null where id = any($1::uuid[])',
        [ids],
      )
      await pool.query(
        `select enqueue_job('make-invoice-document', jsonb_build_object(
          'organisationId', $1::text, 'invoiceId', id)) from unnest($2::text[]) id`,
        [organisationId, ids],
      )
      while (!(await areMade())) await wait(looksEveryMilliseconds)
    },
  }
}
