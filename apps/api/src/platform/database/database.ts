import { rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { asCaller, type CallerLogin, callerLoginOf } from './caller-login.ts'
import { isDiskFull, silenceMessage } from './database-failure.ts'
import { lockDataDirectory } from './data-lock.ts'
import { valueParsers } from './pg-values.ts'

export type Engine = 'pglite' | 'postgresql'

export interface Database {
  readonly engine: Engine
  readonly pool: pg.Pool
  /** For what reaches everything, such as who calls: connections that need not change for it. */
  readonly systemPool: pg.Pool
  /** For work on the schema, as its owner: a statement may last as long as it needs. */
  readonly ownerPool: pg.Pool
  /** How `pool` signs in where it does so by itself: not on the embedded database. */
  readonly callerLogin: CallerLogin | null
  close(): Promise<void>
}

export interface EmbeddedDatabase extends Database {
  /** All of it as one file, which `openEmbedded` opens again in memory. */
  snapshot(): Promise<Blob>
}

/** Opens PostgreSQL when an address is configured, else the embedded database in the data directory. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDirectory)
    : openPostgres(config.databaseUrl)
}

/** `memory` keeps everything in memory, from nothing or from a snapshot: tests only. */
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
      // PostgreSQL in WebAssembly ends without a code, whatever it does not understand.
      throw isDiskFull(cause)
        ? cause
        : new DataFolderError(
            `The database in ${onDisk} cannot be opened: its files are damaged. Put a copy of the folder in its place, or move it away to begin with an empty one. Nothing was changed.`,
            { cause },
          )
    })
    const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, types: valueParsers })
    outlivingConnections(pool)
    const close = async () => {
      await pool.end()
      await lite.close()
      release()
    }
    const pools = { pool, systemPool: pool, ownerPool: pool }
    const packed = () => lite.dumpDataDir('none')
    return { engine: 'pglite', ...pools, callerLogin: null, close, snapshot: packed }
  } catch (error) {
    release()
    throw error
  }
}

/** Deletes the embedded database and the files that belong to it. */
export function dropEmbedded(dataDirectory: string): void {
  const release = lockDataDirectory(dataDirectory)
  for (const name of ['postgres', 'files'])
    rmSync(join(dataDirectory, name), { recursive: true, force: true })
  release()
}

/**
 * A call is answered within five seconds, also when the network swallows what is sent: it waits for a
 * connection, then for an answer. The server gives a slow statement up just before a silent connection
 * is given up.
 */
const patience = {
  connectionTimeoutMillis: 1_500,
  statement_timeout: 3_200,
} as const

export function openPostgres(databaseUrl: string): Database {
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    types: valueParsers,
    options: '-c timezone=UTC',
    keepAlive: true,
  }
  // A statement need not wait for the answer to the one before it.
  const ofCalls = { ...options, ...patience, pipeline: true }
  const callerLogin = callerLoginOf(databaseUrl)
  const connectionString = asCaller(databaseUrl, callerLogin)
  const pools = {
    pool: new pg.Pool({ ...ofCalls, connectionString, max: 20 }),
    systemPool: new pg.Pool({ ...ofCalls, max: 4 }),
    ownerPool: new pg.Pool({ ...options, connectionTimeoutMillis: 5_000, max: 2 }),
  }
  for (const pool of Object.values(pools)) outlivingConnections(pool)
  for (const pool of [pools.pool, pools.systemPool]) giveSilentConnectionsUp(pool)
  return {
    engine: 'postgresql',
    ...pools,
    callerLogin,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}

/**
 * A connection that breaks does not end the process: its query fails, and the pool opens another. The
 * pool listens to idle connections alone, so each gets a listener for when it is in use.
 */
function outlivingConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
}

/** A connection in use that neither says nor is told anything for so long is given up. */
const longestSilenceMs = 3_300

/**
 * One timer for each socket: one for each statement would cost a fifth of what is answered. Idle
 * connections go with the silent one, since they lead through the same network: the next call opens
 * its own instead of waiting as long again.
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

/** The driver shows its socket, its types do not. */
function socketOf(client: pg.PoolClient): Socket {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
  return connection.stream
}
