import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { ExplainedError } from '../explained-error.ts'
import { asOwner } from './caller-queries.ts'
import type { Database } from './database.ts'
import { fillInParts, fillOf } from './fill-in-parts.ts'
import { again, lockPatience, untilFree } from './until-free.ts'

const directory = join(import.meta.dirname, '../../../migrations')

/** A file with the schema after a number of migrations: new installations start with it. */
export const baselinePath = join(directory, 'baseline.sql')

/** Brings the schema up to date: numbered SQL files, forward only, each in its own transaction. */
export function migrate(
  { ownerPool }: Pick<Database, 'ownerPool'>,
  folder = directory,
): Promise<readonly string[]> {
  return asOwner(ownerPool, async (client) => {
    // The work of a process that is killed ends with it, instead of holding its locks until it is
    // done. Servers on Windows cannot look.
    await client.query("set client_connection_check_interval = '500ms'").catch(() => undefined)
    const isNew = (await appliedChecksums(client)).size === 0
    const begun = isNew ? await applyBaseline(client) : []
    return [...begun, ...(await applyChain(client, folder))]
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
export async function applyChain(
  client: pg.PoolClient,
  folder = directory,
): Promise<readonly string[]> {
  const known = await appliedChecksums(client)
  const applied: string[] = []
  for (const migration of await readMigrations(folder)) {
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
  const statements = statementsOutside(sql)
  try {
    if (statements !== null) await again(() => runOutside(client, file, statements))
    await untilFree(client, async () => {
      if (statements === null) await client.query(sql)
      else await client.query('drop table if exists migration_parts')
      await noteApplied(client, covered)
    })
  } catch (error) {
    throw new Error(`Migration ${file} failed.`, { cause: error })
  }
}

/** Runs statements one after the other; a file that gave way to others begins with its first. */
async function runOutside(
  client: pg.PoolClient,
  file: string,
  statements: readonly string[],
): Promise<void> {
  try {
    for (const [place, statement] of statements.entries()) {
      const fill = fillOf(`${file} ${place}`, statement)
      if (fill === null) {
        // What runs concurrently waits for every transaction that is open, and nobody behind it.
        const patience = /\bconcurrently\b/i.test(statement) ? '0' : lockPatience
        await client.query(`set lock_timeout = '${patience}'`)
        await client.query(statement)
      } else await fillInParts(client, fill)
    }
  } finally {
    await client.query('reset lock_timeout')
  }
}

async function noteApplied(client: pg.PoolClient, covered: readonly Migration[]): Promise<void> {
  await client.query(
    'insert into migrations (name, checksum) select * from unnest($1::text[], $2::text[])',
    [covered.map(({ name }) => name), covered.map(({ checksum }) => checksum)],
  )
}

/**
 * The statements of a file that says in its first line that it runs outside a transaction, as
 * `create index concurrently` must; null for every other. Each may run twice: a process may end
 * between two.
 */
export function statementsOutside(sql: string): readonly string[] | null {
  const [first = '', ...rest] = sql.split('\n')
  if (first.trim() !== '-- outside a transaction') return null
  return rest
    .join('\n')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
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
export async function readMigrations(folder = directory): Promise<readonly Migration[]> {
  const names = await readdir(folder)
  const numbered = names.filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    numbered.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
