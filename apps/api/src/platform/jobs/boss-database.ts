import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'
import { asOwner } from '../database/caller-queries.ts'

/** The connections of the product, as pg-boss uses them: in the role that reaches every company. */
export function bossDatabase(pool: pg.Pool): BossDatabase {
  return {
    executeSql: (text, values) =>
      asOwner(pool, async (client) => {
        try {
          await client.query('set role renfort_system')
          return await runStatements(client, text, values)
        } catch (error) {
          // A text may begin a transaction and fail inside: the next user must not find it open.
          await client.query('rollback').catch(() => undefined)
          throw error
        }
      }),
  }
}

/** Runs one statement with values, or several without. */
export async function runStatements(
  client: pg.PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return client.query(text, values)
  const results: pg.QueryResult | pg.QueryResult[] = await client.query(text)
  return { rows: [results].flat().flatMap(({ rows }) => rows) }
}
