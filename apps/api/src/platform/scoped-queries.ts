import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './db-types.gen.ts'
import { type Reach, type ScopedPool, scopedPool } from './scoped-pool.ts'

/** Companies whose query builder is kept: making one costs more than a short query. */
const mostKept = 1_000

/** Gives each reach its query builder, over the connections of the database. */
export function scopedQueries({
  pool,
  systemPool,
}: Pick<Database, 'pool' | 'systemPool'>): (reach: Reach) => Kysely<Schema> {
  const everything = new DirectKysely(scopedPool(systemPool, 'everything'))
  const kept = new Map<string, Kysely<Schema>>()
  return (reach) => {
    if (reach === 'everything') return everything
    const key = `${reach.organisationId}/${reach.groupId}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= mostKept) kept.clear()
    const queries = new DirectKysely(scopedPool(pool, reach))
    kept.set(key, queries)
    return queries
  }
}

/** Hands reads that are written as text straight to the pool: the hottest ones spare the layers between. */
class DirectKysely extends Kysely<Schema> {
  readonly #pool: ScopedPool

  constructor(pool: ScopedPool) {
    super({ dialect: new PostgresDialect({ pool }) })
    this.#pool = pool
  }

  override async executeQuery<Row>(
    query: CompiledQuery<Row> | Compilable<Row>,
  ): Promise<QueryResult<Row>> {
    const { sql, parameters } = 'compile' in query ? query.compile() : query
    const { rows } = await this.#pool.query(sql, parameters)
    return { rows }
  }
}
