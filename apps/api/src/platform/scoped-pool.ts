import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/** What a connection may reach: everything, or a company with what its group shares; null is neither. */
export type Reach =
  | 'everything'
  | { readonly organisationId: string | null; readonly groupId: string | null }

export interface ScopedPool extends PostgresPool {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
}

const text = `
  select set_config('role', $1, false), set_config('app.organisation', $2, false),
    set_config('app.group', $3, false)`

/** As what each connection was last used. */
const enteredAs = new WeakMap<pg.PoolClient, string>()

/**
 * Connections that reach only what a caller may reach, by the policies of the tables. A connection
 * that was last used for another caller is told with the first statement, in the same round trip.
 */
export function scopedPool(pool: pg.Pool, reach: Reach): ScopedPool {
  const settings = settingsOf(reach)
  const key = settings.join()
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    if (enteredAs.get(client) === key) return client
    enteredAs.set(client, key)
    const entered = client.query(text, settings)
    // Told by the statement that waits for it; until then it must not end the process.
    entered.catch(() => enteredAs.delete(client))
    return entering(client, entered)
  }
  return {
    connect,
    query: async (statement, values) => {
      const client = await connect()
      try {
        return await client.query(statement, [...values])
      } finally {
        client.release()
      }
    },
    end: () => Promise.resolve(),
    options: pool.options,
  }
}

/** Work on the schema itself, as the user that the connection was opened for. */
export async function asOwner<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    enteredAs.delete(client)
    await client.query('reset role')
    return await work(client)
  } finally {
    client.release()
  }
}

/** The connection, whose answers count only once it is known to speak for the right caller. */
function entering(client: pg.PoolClient, entered: Promise<unknown>): pg.PoolClient {
  const query = async (statement: string, values?: unknown[]) => {
    const [result] = await Promise.all([client.query(statement, values), entered])
    return result
  }
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}

function settingsOf(reach: Reach): string[] {
  return reach === 'everything'
    ? ['renfort_system', '', '']
    : ['renfort_tenant', reach.organisationId ?? '', reach.groupId ?? '']
}
