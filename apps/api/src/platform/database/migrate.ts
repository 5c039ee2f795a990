import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { ExplainedError } from '../explained-error.ts'
import { asOwner } from './caller-queries.ts'
import type { Database } from './database.ts'

const directory = join(import.meta.dirname, '../../../migrations')

/** Brings the schema up to date: numbered SQL files, forward only, each in its own transaction. */
export function migrate({ ownerPool }: Pick<Database, 'ownerPool'>): Promise<readonly string[]> {
  return asOwner(ownerPool, async (client) => {
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    return applyPending(client)
  })
}

class MigrationChangedError extends ExplainedError {
  constructor(name: string) {
    super(`Migration ${name} changed after it was applied. Install the files of a release anew.`)
  }
}

async function applyPending(client: pg.PoolClient): Promise<readonly string[]> {
  const done = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  const checksums = new Map(done.rows.map((row) => [row.name, row.checksum]))
  const applied: string[] = []
  for (const name of await migrationNames()) {
    const sql = await readFile(join(directory, name), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const known = checksums.get(name)
    if (known === checksum) continue
    if (known !== undefined) throw new MigrationChangedError(name)
    await applyOne(client, name, sql, checksum)
    applied.push(name)
  }
  return applied
}

async function applyOne(
  client: pg.PoolClient,
  name: string,
  sql: string,
  checksum: string,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed.`, { cause: error })
  }
}

async function migrationNames(): Promise<readonly string[]> {
  const names = await readdir(directory)
  return names.filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
}
