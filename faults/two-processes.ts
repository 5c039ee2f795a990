import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../tools/free-port.ts'
import { withPgbouncer } from '../tools/throw-away-pgbouncer.ts'
import { withHaproxy } from './haproxy.ts'
import { type Product, product } from './product.ts'
import { storedMissions } from './stored-missions.ts'

export interface TwoProcesses {
  /** The proxy's, in front of both. */
  readonly address: string
  readonly processes: readonly Product[]
  /** PostgreSQL without the pooler, as the owner of the product's database. */
  readonly direct: string
}

/** Runs some work on two processes with a demo, behind HAProxy, with PgBouncer before a PostgreSQL. */
export function withTwoProcesses<T>(
  folder: string,
  superuserUrl: string,
  stopDelaySeconds: number,
  work: (installation: TwoProcesses) => Promise<T>,
): Promise<T> {
  return withPgbouncer(superuserUrl, {}, async (pooler) => {
    const direct = await ownDatabase(superuserUrl)
    const pooled = new URL(direct)
    pooled.port = String(pooler)
    const ports = [await freePort(), await freePort()] as const
    const processes = ports.map((port) =>
      product(port, {
        DATABASE_URL: pooled.href,
        DATABASE_DIRECT_URL: direct,
        DATA_DIR: join(folder, 'data'),
        SEED: 'brief-demo',
        SIMULATE_PROVIDER: 'true',
        LOG_LEVEL: 'error',
        STOP_DELAY_SECONDS: String(stopDelaySeconds),
      }),
    )
    try {
      // The first prepares the database; together they would only wait for each other.
      for (const each of processes) await each.start()
      return await withHaproxy(folder, ports, (port) =>
        work({ address: `http://127.0.0.1:${port}/api`, processes, direct }),
      )
    } finally {
      await Promise.all(processes.map((each) => each.kill()))
    }
  })
}

/** The proxy looks once a second. */
export async function untilBothServe(): Promise<void> {
  await wait(2_500)
}

/** A database whose owner is no superuser, as an installation has it. */
async function ownDatabase(superuserUrl: string): Promise<string> {
  const password = randomBytes(12).toString('hex')
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`create role renfort login createrole password '${password}'`)
    await client.query('create database renfort owner renfort')
  } finally {
    await client.end()
  }
  const url = new URL(superuserUrl)
  Object.assign(url, { username: 'renfort', password, pathname: '/renfort' })
  return url.href
}

export function missionsOf(databaseUrl: string) {
  return asSystem(databaseUrl, storedMissions)
}

/** Reads what is stored, of every company. */
export async function asSystem<T>(
  databaseUrl: string,
  read: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // The owner meets the policies of the tables; this role meets every row.
    await client.query('set role renfort_system')
    return await read(client)
  } finally {
    await client.end()
  }
}
