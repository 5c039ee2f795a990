import { readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../tools/throw-away-postgres.ts'
import type { Fault } from './fault.ts'
import type { Product } from './product.ts'
import type { SilentNetwork } from '../apps/api/src/testing/silent-network.ts'
import { diskFull, processKilled } from './process-faults.ts'
import type { SmallDisk } from './small-disk.ts'

interface Parts {
  readonly product: Product
  readonly cluster: Cluster
  readonly databaseUrl: string
  readonly network: SilentNetwork
  readonly disk: SmallDisk | null
}

/** The faults of a product whose PostgreSQL is a separate server. */
export function postgresFaults({ product, cluster, databaseUrl, network, disk }: Parts): Fault[] {
  const nothing = async () => undefined
  const faults: Fault[] = [
    {
      kind: 'connections ended',
      share: 6,
      begin: async () => void (await run(databaseUrl, endBackends)),
      lasts: 100,
      end: nothing,
      isTold: false,
    },
    {
      kind: 'backend killed',
      share: 2,
      begin: async () => {
        const pids = await run(databaseUrl, somebody)
        for (const { pid } of pids) if (isPostgres(pid)) process.kill(pid, 'SIGKILL')
      },
      lasts: 100,
      end: nothing,
      isTold: false,
    },
    {
      kind: 'database stopped at once',
      share: 2,
      begin: () => cluster.crash(),
      lasts: 700,
      end: () => cluster.start(),
      isTold: true,
    },
    {
      kind: 'network silent',
      share: 1,
      begin: async () => network.silence(),
      lasts: 6_000,
      end: async () => network.restore(),
      isTold: true,
    },
    processKilled(product),
  ]
  if (disk === null) return faults
  const full = diskFull(disk)
  // PostgreSQL ends when it cannot write its log; its operator starts it again.
  const end = async () => {
    await full.end()
    await wait(500)
    if (!cluster.isRunning()) await cluster.start()
  }
  return [...faults, { ...full, end }]
}

const others = `from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`
const endBackends = `select pg_terminate_backend(pid), pid ${others} and random() < 0.5`
const somebody = `select pid ${others} order by random() limit 1`

async function run(databaseUrl: string, text: string): Promise<{ pid: number }[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<{ pid: number }>(text)).rows
  } finally {
    await client.end()
  }
}

/** Checks the name: the process may have ended, and another one may have its number. */
function isPostgres(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`).includes('postgres')
  } catch {
    return false
  }
}
