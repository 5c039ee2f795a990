import pg from 'pg'

export interface Drops {
  stop(): Promise<void>
}

const everyMs = 1_000

const endHalf = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`

/** Ends half of the connections to a database each second. */
export async function dropConnections(databaseUrl: string): Promise<Drops> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let dropping = Promise.resolve()
  const timer = setInterval(() => {
    dropping = client.query(endHalf).then(() => undefined)
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await dropping
      await client.end()
    },
  }
}
