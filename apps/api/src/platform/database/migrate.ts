import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { ExplainedError } from '../explained-error.ts'
import { asOwner } from './caller-queries.ts'
import type { Database } from './database.ts'

const directory = join(import.meta.dirname, '../../../migrations')

/** A file with the schema after a number of migrations: new installations start with it. */
export const baselinePath = join(directory, 'baseline.sql')

/** Brings the schema up to date: numbered SQL files, forward only, each in its own transaction. */
export function migrate({ ownerPool }: Pick<Database, 'ownerPool'>): Promise<readonly string[]> {
  return asOwner(ownerPool, async (client) => {
    const isNew = (await appliedChecksums(client)).size === 0
    const begun = isNew ? await applyBaseline(client) : []
    return [...begun, ...(await applyChain(client))]
  })
}

class MigrationChangedError extends ExplainedError {
  constructor(name: string) {
    super(`Migration ${name} changed after it was applied. Install the files of a release anew.`)
  }
}

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Applies each migration that the database does not have yet, in order, and returns their names. */
export async function applyChain(client: pg.PoolClient): Promise<readonly string[]> {
  const known = await appliedChecksums(client)
  const applied: string[] = []
  for (const migration of await readMigrations()) {
    const { name, sql, checksum } = migration
    if (known.get(name) === checksum) continue
    if (known.has(name)) throw new MigrationChangedError(name)
    await apply(client, name, sql, [migration])
    applied.push(name)
  }
  return applied
}

async function applyBaseline(client: pg.PoolClient): Promise<readonly string[]> {
  const sql = await readFile(baselinePath, 'utf8')
  const last = /\d{4}_[a-z0-9_]+\.sql/.exec(sql)?.[0] ?? ''
  const covered = (await readMigrations()).filter(({ name }) => name <= last)
  await apply(client, 'baseline.sql', sql, covered)
  return covered.map(({ name }) => name)
}

async function apply(
  client: pg.PoolClient,
  file: string,
  sql: string,
  covered: readonly Migration[],
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query(
      'insert into migrations (name, checksum) select * from unnest($1::text[], $2::text[])',
      [covered.map(({ name }) => name), covered.map(({ checksum }) => checksum)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${file} failed.`, { cause: error })
  }
}

async function appliedChecksums(client: pg.PoolClient): Promise<ReadonlyMap<string, string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** One checksum for migrations that were applied one after the other. */
export function chainOf(migrations: readonly Pick<Migration, 'name' | 'checksum'>[]): string {
  const lines = migrations.map(({ name, checksum }) => `${name} ${checksum}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/** The migrations of this version, in their order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = await readdir(directory)
  const numbered = names.filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    numbered.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
