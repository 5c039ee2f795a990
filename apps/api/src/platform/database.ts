import { join } from 'node:path'
import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import type { Config } from './config.ts'
import type { Schema } from './db-types.gen.ts'
import { lockDataDirectory } from './data-lock.ts'
import { nameFrequentStatements } from './name-frequent-statements.ts'
import { valueParsers } from './pg-values.ts'

export type Engine = 'pglite' | 'postgresql'

export interface Database {
  readonly engine: Engine
  readonly pool: pg.Pool
  readonly kysely: Kysely<Schema>
  close(): Promise<void>
}

/** Opens PostgreSQL when an address is configured, else the embedded database in the data directory. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDirectory)
    : openPostgres(config.databaseUrl)
}

/** `memory` keeps everything in memory: tests only. */
export async function openEmbedded(dataDirectory: string | 'memory'): Promise<Database> {
  const release = dataDirectory === 'memory' ? () => undefined : lockDataDirectory(dataDirectory)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
    const lite = new PGlite(
      dataDirectory === 'memory' ? 'memory://' : join(dataDirectory, 'postgres'),
      {
        startParams: [
          ...PGlite.defaultStartParams,
          '-c',
          'shared_buffers=16MB',
          '-c',
          'timezone=UTC',
        ],
      },
    )
    await lite.waitReady
    const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, types: valueParsers })
    return database('pglite', pool, async () => {
      await pool.end()
      await lite.close()
      release()
    })
  } catch (error) {
    release()
    throw error
  }
}

export function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    types: valueParsers,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  })
  return database('postgresql', pool, () => pool.end())
}

function database(engine: Engine, pool: pg.Pool, close: () => Promise<void>): Database {
  // An idle connection that breaks must not end the process: the pool opens another.
  pool.on('error', () => undefined)
  nameFrequentStatements(pool)
  return {
    engine,
    pool,
    kysely: new DirectKysely(pool),
    close,
  }
}

/** Hands reads that are written as text straight to the pool: the hottest ones spare the layers between. */
class DirectKysely extends Kysely<Schema> {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ dialect: new PostgresDialect({ pool }) })
    this.#pool = pool
  }

  override async executeQuery<Row>(
    query: CompiledQuery<Row> | Compilable<Row>,
  ): Promise<QueryResult<Row>> {
    const { sql, parameters } = 'compile' in query ? query.compile() : query
    const { rows } = await this.#pool.query<Row & pg.QueryResultRow>(sql, [...parameters])
    return { rows }
  }
}
