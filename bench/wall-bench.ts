import { findMissionPage } from '../apps/api/src/mission/list/mission-list-queries.ts'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import type { Queries } from '../apps/api/src/platform/database/db.ts'
import { callerQueries } from '../apps/api/src/platform/database/caller-queries.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { bareQueries, firstPage } from './bare-list.ts'
import { makeDataset } from './dataset.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved } from './rounds.ts'

const rounds = 7
const callsAtOnce = 8
const roundMilliseconds = 1_000

/**
 * Measures the list of missions with row-level security against the list without, for one company, and for two in
 * turn.
 */
export async function benchWall(): Promise<void> {
  await withPostgres({ durability: 'normal' }, async (serverUrl) => {
    const dataset = await makeDataset(serverUrl, 'bench_wall', {
      otherCompanies: 50,
      otherWeeks: 1,
    })
    const database = openPostgres(dataset.databaseUrl)
    const queriesOf = callerQueries(database)
    const owner = bareQueries(database.systemPool)
    const company = (organisationId: string) => queriesOf({ organisationId, groupId: null })
    const one = dataset.organisationId
    const { rows } = await database.systemPool.query<{ id: string }>(
      'select id from organisations where id <> $1 limit 1',
      [one],
    )
    const [{ id: other } = { id: one }] = rows
    const turns = [one, other] as const
    const list = (queries: Queries, organisationId: string) =>
      findMissionPage(queries, firstPage(organisationId))
    try {
      const each = await interleaved(
        {
          owner: throughput(() => list(owner, one)),
          company: throughput(() => list(company(one), one)),
          inTurn: throughput((call) => {
            const asked = turns[call % 2] ?? one
            return list(company(asked), asked)
          }),
        },
        rounds,
      )
      heading('Row-level security: lists of missions per second, the database alone')
      figure('by the owner of the tables, without policies', each.owner.toFixed(0))
      figure('by one company', each.company.toFixed(0))
      figure('by two companies in turn', each.inTurn.toFixed(0))
      gate({
        what: 'one company: share of the owner',
        ratio: each.company / each.owner,
        bound: { atLeast: 0.8 },
      })
    } finally {
      await database.close()
    }
  })
}

/** Calls per second, with several running at a time. */
function throughput(work: (call: number) => Promise<unknown>): () => Promise<number> {
  return async () => {
    const start = performance.now()
    let calls = 0
    const worker = async () => {
      while (performance.now() - start < roundMilliseconds) await work(calls++)
    }
    await Promise.all(Array.from({ length: callsAtOnce }, worker))
    return (calls * 1_000) / (performance.now() - start)
  }
}
