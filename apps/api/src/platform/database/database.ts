import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { lockDataDirectory } from './data-lock.ts'
import { valueParsers } from './pg-values.ts'

export type Engine = 'pglite' | 'postgresql'

export interface Database {
  readonly engine: Engine
  readonly pool: pg.Pool
  /** For what reaches everything, such as who calls: connections that need not change for it. */
  readonly systemPool: pg.Pool
  close(): Promise<void>
}

/** Opens PostgreSQL when an address is configured, else the embedded database in the data directory. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDirectory)
    : openPostgres(config.databaseUrl)
}

/** `memory` keeps everything in memory: tests only. */
export async function openEmbedded(dataDirectory: string | 'memory'): Promise<Database> {
  const release = dataDirectory === 'memory' ? () => undefined : lockDataDirectory(dataDirectory)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
    const { ensureCluster } = await import('./embedded-cluster.ts')
    const settings = ['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC']
    const startParams = [...PGlite.defaultStartParams, ...settings]
    const onDisk = join(dataDirectory, 'postgres')
    if (dataDirectory !== 'memory') await ensureCluster(onDisk)
    const lite = new PGlite(dataDirectory === 'memory' ? 'memory://' : onDisk, { startParams })
    await lite.waitReady
    const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, types: valueParsers })
    outlivingConnections(pool)
    const close = async () => {
      await pool.end()
      await lite.close()
      release()
    }
    return { engine: 'pglite', pool, systemPool: pool, close }
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

export function openPostgres(databaseUrl: string): Database {
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    types: valueParsers,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // A statement need not wait for the answer to the one before it.
    pipeline: true,
  }
  const pool = new pg.Pool({ ...options, max: 20 })
  const systemPool = new pg.Pool({ ...options, max: 4 })
  return {
    engine: 'postgresql',
    pool: outlivingConnections(pool),
    systemPool: outlivingConnections(systemPool),
    close: async () => {
      await Promise.all([pool.end(), systemPool.end()])
    },
  }
}

/** An idle connection that breaks does not end the process: the pool opens another. */
function outlivingConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined)
  return pool
}
