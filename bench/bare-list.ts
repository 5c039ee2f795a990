import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import type { MissionPageRequest } from '../apps/api/src/mission/list/mission-list-queries.ts'
import type { Queries } from '../apps/api/src/platform/database/db.ts'
import { statementNames } from '../apps/api/src/platform/database/statement-names.ts'
import { instant } from '../packages/domain/src/kernel/calendar.ts'

/**
 * Queries without the platform: each statement goes straight to the pool. A prepared statement has a name, so that
 * each connection plans it once.
 */
export function bareQueries(pool: pg.Pool, isPrepared = true): Queries {
  const nameOf = isPrepared ? statementNames() : () => undefined
  return {
    executeQuery: ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      const name = nameOf(text)
      return pool.query({ text, values: [...parameters], ...(name === undefined ? {} : { name }) })
    },
  } as unknown as Queries // only executeQuery is asked of it
}

/** The first list of an admin: ten upcoming missions, and their total. */
export function firstPage(organisationId: string): MissionPageRequest {
  return {
    organisationId,
    reach: { kind: 'organisation' },
    sight: { shown: 'visible', owner: null },
    steps: ['upcoming'],
    selections: [],
    buckets: ['upcoming:new', 'upcoming:completed'],
    words: [],
    limit: 10,
    offset: 0,
    now: instant(new Date().toISOString()),
  }
}

/** The statements of some work, recorded and not sent. */
export async function statementsOf(
  work: (queries: Queries) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const written: CompiledQuery[] = []
  class Recorder extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection()
      return {
        ...connection,
        streamQuery: connection.streamQuery.bind(connection),
        executeQuery: async <Row>(query: CompiledQuery) => {
          written.push(query)
          return { rows: [{}] as Row[] }
        },
      }
    }
  }
  await work(
    new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new Recorder(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
  )
  return written
}
