import type pg from 'pg'
import type { Db as BossDatabase } from 'pg-boss'
import { asOwner } from '../database/caller-queries.ts'

/** The product's connections for pg-boss, in the role that sees every company. */
export function bossDatabase(pool: pg.Pool): BossDatabase {
  return {
    executeSql: (text, values) =>
      asOwner(pool, async (client) => {
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
