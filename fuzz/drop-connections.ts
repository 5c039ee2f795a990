import pg from 'pg'

export interface Drops {
  /** Resolves to how many connections it has ended. */
  stop(): Promise<number>
}

const everyMs = 1_000

const endHalf = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`

/** Ends half of the connections to a database each second. */
export async function dropConnections(databaseUrl: string): Promise<Drops> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let ended = 0
  let dropping = Promise.resolve()
  const timer = setInterval(() => {
    dropping = client.query(endHalf).then(({ rowCount }) => {
      ended += rowCount ?? 0
    })
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await dropping
      await client.end()
      return ended
    },
  }
}
