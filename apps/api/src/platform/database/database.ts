import { rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { asCaller, type CallerLogin, callerLoginOf } from './caller-login.ts'
import { isDiskFull, silenceMessage } from './database-failure.ts'
import { lockDataDirectory } from './data-lock.ts'
import { statementTimeoutMs } from './lent-connection.ts'
import { valueParsers } from './pg-values.ts'

export type Engine = 'pglite' | 'postgresql'

export interface Database {
  readonly engine: Engine
  readonly pool: pg.Pool
  /**
   * Connections for queries over all companies, such as the look-up of a session; they never change
   * role.
   */
  readonly systemPool: pg.Pool
  /**
   * Connections of the owner for work on the schema, without a limit on the time of a statement.
   */
  readonly ownerPool: pg.Pool
  /**
   * Whether `pool` and `systemPool` reach PostgreSQL through a pooler that lends a connection for
   * one transaction. `ownerPool` never does.
   */
  readonly isLent: boolean
  /** The account of `pool`, where it has its own: not on the embedded database. */
  readonly callerLogin: CallerLogin | null
  /**
   * Opens a connection that hears what other processes tell; `null` on the embedded database, which
   * has no other.
   */
  readonly openListener: (() => pg.Client) | null
  close(): Promise<void>
}

export interface EmbeddedDatabase extends Database {
  /** The whole database as one file, which `openEmbedded` loads into memory. */
  snapshot(): Promise<Blob>
}

/** Opens PostgreSQL when an address is configured, else the embedded database in the data directory. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'> &
    Partial<Pick<Config, 'databaseDirectUrl'>>,
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDirectory)
    : openPostgres(config.databaseUrl, config.databaseDirectUrl ?? null)
}

/** `memory` starts an in-memory database, empty or from a snapshot, for tests only. */
export async function openEmbedded(
  dataDirectory: string | 'memory',
  snapshot?: Blob,
): Promise<EmbeddedDatabase> {
  const release = dataDirectory === 'memory' ? () => undefined : lockDataDirectory(dataDirectory)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist')
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
    const { DataFolderError, ensureCluster } = await import('./embedded-cluster.ts')
    const settings = ['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC']
    const startParams = [...PGlite.defaultStartParams, ...settings]
    const onDisk = join(dataDirectory, 'postgres')
    if (dataDirectory !== 'memory') await ensureCluster(onDisk)
    const lite = new PGlite(dataDirectory === 'memory' ? 'memory://' : onDisk, {
      startParams,
      extensions: { btree_gist },
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    })
    await lite.waitReady.catch((cause: unknown) => {
      // PostgreSQL in WebAssembly reports errors it does not know without a code.
      throw isDiskFull(cause)
        ? cause
        : new DataFolderError(
            `The database in ${onDisk} cannot be opened: its files are damaged. Put a copy of the folder in its place, or move it away to begin with an empty one. Nothing was changed.`,
            { cause },
          )
    })
    const pool = new pg.Pool({
      ...createPgConfig(lite),
      max: 1,
      types: valueParsers,
      pipeline: true,
    })
    outlivingConnections(pool)
    const close = async () => {
      await pool.end()
      await lite.close()
      release()
    }
    const pools = { pool, systemPool: pool, ownerPool: pool }
    const packed = () => lite.dumpDataDir('none')
    const kind = { engine: 'pglite', isLent: false, callerLogin: null, openListener: null } as const
    return { ...kind, ...pools, close, snapshot: packed }
  } catch (error) {
    release()
    throw error
  }
}

/** Deletes the embedded database and its other files. */
export function dropEmbedded(dataDirectory: string): void {
  const release = lockDataDirectory(dataDirectory)
  for (const name of ['postgres', 'files'])
    rmSync(join(dataDirectory, name), { recursive: true, force: true })
  release()
}

/**
 * A call is answered within five seconds, even if the network drops packets: it waits for a
 * connection, then for an answer. The server cancels a slow statement just before the connection is
 * closed as silent.
 */
const patience = { connectionTimeoutMillis: 1_500 } as const

/** Opens PostgreSQL itself, or over a pooler with `directUrl` for what must not go through it. */
export function openPostgres(databaseUrl: string, directUrl: string | null = null): Database {
  const isLent = directUrl !== null
  const owner = directUrl ?? databaseUrl
  const options = { types: valueParsers, keepAlive: true } as const
  const atSignIn = { options: '-c timezone=UTC' } as const
  // Statements are sent without waiting for the previous answer.
  const ofCalls: pg.PoolConfig = {
    ...options,
    ...patience,
    ...(isLent ? {} : { ...atSignIn, statement_timeout: statementTimeoutMs }),
    pipeline: true,
  }
  const callerLogin = callerLoginOf(owner)
  const ofOwner = { ...options, ...atSignIn, connectionTimeoutMillis: 5_000, max: 2 }
  const pools = {
    pool: new pg.Pool({
      ...ofCalls,
      connectionString: asCaller(databaseUrl, callerLogin),
      max: 20,
    }),
    systemPool: new pg.Pool({ ...ofCalls, connectionString: databaseUrl, max: 4 }),
    ownerPool: new pg.Pool({ ...ofOwner, connectionString: owner }),
  }
  for (const pool of Object.values(pools)) outlivingConnections(pool)
  for (const pool of [pools.pool, pools.systemPool]) giveSilentConnectionsUp(pool)
  return {
    engine: 'postgresql',
    isLent,
    ...pools,
    callerLogin,
    openListener: () =>
      new pg.Client({ connectionString: owner, keepAlive: true, connectionTimeoutMillis: 5_000 }),
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}

/**
 * A broken connection does not end the process: its query fails, and the pool opens another one.
 * The pool only listens to idle connections, so each connection gets a listener for the time of its
 * use.
 */
function outlivingConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
}

/** Milliseconds without any traffic after which a connection in use is closed. */
const longestSilenceMs = 3_300

/**
 * One timer for each socket: a timer for each statement would cost a fifth of the throughput. Idle
 * connections are closed with the silent one, because they use the same network: the next call
 * opens a new one and does not wait as long again.
 */
function giveSilentConnectionsUp(pool: pg.Pool): void {
  const idle = new Map<pg.PoolClient, Socket>()
  pool.on('connect', (client) => {
    const stream = socketOf(client)
    stream.setTimeout(longestSilenceMs)
    stream.on('timeout', () => {
      if (idle.has(client)) return
      stream.destroy(new Error(silenceMessage))
      for (const socket of idle.values()) socket.destroy()
    })
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.set(client, socketOf(client)))
  pool.on('remove', (client) => idle.delete(client))
}

/** The driver has the socket, but its types do not. */
export function socketOf(client: pg.PoolClient): Socket {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
  return connection.stream
}
