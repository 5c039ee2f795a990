import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { type Dataset, makeDataset } from './dataset.ts'
import { p99OfSteadyCalls, type Target } from './load.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'
import { startServer } from './servers.ts'

const rounds = 7
const contracts = 200
const slots = 50
const idleMilliseconds = 3_000
const callEveryMilliseconds = 5
const looksEveryMilliseconds = 20

/** Measures the list of missions while the product writes a paper of 200 contracts, and while it writes none. */
export async function benchPaperLoad(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const dataset = await makeDataset(serverUrl, 'bench_papers', {
      otherCompanies: 2,
      otherWeeks: 1,
    })
    const pool = new pg.Pool({ connectionString: dataset.databaseUrl })
    const server = await startServer('apps/api/src/main.ts', '/api/health', {
      DATABASE_URL: dataset.databaseUrl,
      SEED: 'empty',
    })
    try {
      const batchId = await largeBatch(pool, dataset)
      const list: Target = {
        port: server.port,
        path: '/api/me/tasks?status=upcoming&limit=10',
        headers: dataset.headers,
      }
      const paper = paperOf(pool, { batchId, organisationId: dataset.organisationId })
      const p99Until = async (end: Promise<unknown>) => {
        let isUnderWay = true
        void end.then(() => (isUnderWay = false))
        return p99OfSteadyCalls(list, callEveryMilliseconds, () => isUnderWay)
      }
      await p99Until(paper.isWritten(await paper.ask()))
      const { idle, busy } = await interleaved(
        {
          idle: () => p99Until(wait(idleMilliseconds)),
          busy: async () => p99Until(paper.isWritten(await paper.ask())),
        },
        rounds,
      )
      heading('The list of missions while a paper of 200 contracts is written: p99 in milliseconds')
      figure('nothing else under way', idle.toFixed(1))
      figure('a paper is written', busy.toFixed(1))
      gate({ what: 'meanwhile: times the idle p99', ratio: busy / idle, bound: { atMost: 3 } })
    } finally {
      await server.stop()
      await pool.end()
    }
  })
}

/** 200 people with five days each, in missions of fifty, and their contracts. */
async function largeBatch(pool: pg.Pool, { organisationId }: Dataset): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with mission as (
      select * from missions where organisation_id = $1 and name = 'Week 1'
    ), people as (
      select id, row_number() over (order by phone_number) as place from siders
      order by phone_number limit ${contracts}
    ), days as (
      insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      select m.organisation_id, m.id, timestamptz '2026-12-14 06:00+01' + d * interval '1 day' + turn * interval '4 hours',
        timestamptz '2026-12-14 12:00+01' + d * interval '1 day' + turn * interval '4 hours', 30, ${slots}, true
      from mission m, generate_series(0, 4) d, generate_series(0, ${contracts / slots - 1}) turn
      returning *
    ), work as (
      insert into assignments (shift_id, sider_id, mission_id, organisation_id, starts_at)
      select d.id, p.id, d.mission_id, d.organisation_id, d.starts_at from days d join people p
        on (p.place - 1) / ${slots} = (extract(hour from d.starts_at at time zone 'Europe/Paris') - 6) / 4
    ), batch as (
      insert into contract_batches (organisation_id, mission_id, starts_at, created_at, version, reminded)
      select organisation_id, id, starts_at, now(), 1, 'opened' from mission returning *
    ), first_version as (
      insert into contract_versions (batch_id, version, organisation_id, made_at)
      select id, 1, organisation_id, now() from batch
    ), made as (
      insert into contracts (organisation_id, mission_id, batch_id, sider_id, position, created_at)
      select b.organisation_id, b.mission_id, b.id, p.id, p.place, now() from batch b, people p
      returning *
    ), documents as (
      insert into contract_documents (batch_id, contract_id, organisation_id, number)
      select batch_id, id, organisation_id, 0 from made
    )
    select id from batch`,
    [organisationId],
  )
  const [batch] = rows
  if (batch === undefined) throw new Error('The bench has no batch of contracts.')
  return batch.id
}

/** The papers of one batch: each request makes a new version, as the product does. */
function paperOf(
  pool: pg.Pool,
  { batchId, organisationId }: { readonly batchId: string; readonly organisationId: string },
) {
  const underWay = async (): Promise<boolean> => {
    const { rowCount } = await pool.query(
      "select from pgboss.job where name = 'make-contract-document' and state = 'active'",
    )
    return rowCount !== null && rowCount > 0
  }
  return {
    /** Resolves once the product has started to write the paper. */
    ask: async (): Promise<number> => {
      const { rows } = await pool.query<{ version: number }>(
        `with next as (
          insert into contract_versions (batch_id, version, organisation_id, made_at)
          select batch_id, max(version) + 1, organisation_id, now() from contract_versions
          where batch_id = $1 group by batch_id, organisation_id returning version
        )
        select version, enqueue_job('make-contract-document', jsonb_build_object(
          'organisationId', $2::text, 'batchId', $1::text, 'version', version)) from next`,
        [batchId, organisationId],
      )
      while (!(await underWay())) await wait(looksEveryMilliseconds)
      return rows[0]?.version ?? 0
    },
    isWritten: async (version: number): Promise<void> => {
      const written = async () => {
        const { rowCount } = await pool.query(
          'select from contract_versions where batch_id = $1 and version = $2 and pages > 200',
          [batchId, version],
        )
        return rowCount === 1
      }
      while (!(await written())) await wait(looksEveryMilliseconds)
    },
  }
}
