import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'
import { asOwner } from '../database/caller-queries.ts'
import type { Database } from '../database/database.ts'
import { beginAs, inTransaction } from '../database/lent-connection.ts'

const asSystem = beginAs({ role: 'renfort_system', organisation: '', group: '' })

/** The product's connections for pg-boss, in the role that sees every company. */
export function bossDatabase({
  systemPool,
  isLent,
}: Pick<Database, 'systemPool' | 'isLent'>): BossDatabase {
  if (isLent) return { executeSql: (text, values) => runLent(systemPool, text, values) }
  return {
    executeSql: (text, values) =>
      asOwner(systemPool, async (client) => {
        try {
          await client.query('set role renfort_system')
          return await runStatements(client, text, values)
        } catch (error) {
          // The text may begin a transaction and fail inside it, which must not stay open for the
          // next user.
          await client.query('rollback').catch(() => undefined)
          throw error
        }
      }),
  }
}

/**
 * The text runs in a transaction that has the role. Where it is one itself, its `begin` changes
 * nothing and its `commit` ends ours.
 */
async function runLent(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect()
  try {
    return await inTransaction(
      (statement) => client.query(statement),
      asSystem,
      () => runStatements(client, text, values),
    )
  } finally {
    client.release()
  }
}

/** Runs one statement with values, or several without values. */
export async function runStatements(
  client: pg.PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return client.query(text, values)
  const results: pg.QueryResult | pg.QueryResult[] = await client.query(text)
  return { rows: [results].flat().flatMap(({ rows }) => rows) }
}
