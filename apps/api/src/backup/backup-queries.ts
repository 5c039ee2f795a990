import type pg from 'pg'
import { asOwner } from '../platform/database/caller-queries.ts'
import type { Database } from '../platform/database/database.ts'
import { chainOf } from '../platform/database/migrate.ts'
import type { Manifest, TableSum } from './manifest.ts'

export interface StoredState extends Pick<Manifest, 'schema' | 'tables'> {
  /** The keys of all uploaded files. */
  readonly fileKeys: readonly string[]
}

/** What a database holds: its schema, and the rows and the sum of each table. */
export function readStoredState({ ownerPool }: Pick<Database, 'ownerPool'>): Promise<StoredState> {
  return asOwner(ownerPool, async (client) => ({
    schema: await readSchema(client),
    tables: await readTableSums(client),
    fileKeys: await readFileKeys(client),
  }))
}

async function readSchema(client: pg.PoolClient): Promise<Manifest['schema']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  return { lastMigration: rows.at(-1)?.name ?? '', chain: chainOf(rows) }
}

async function readTableSums(client: pg.PoolClient): Promise<TableSum[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  )
  const sums: TableSum[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows,
         coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum
       from ${name} t`,
    )
    sums.push({ table: name, rows: rows[0]?.rows ?? 0, sum: rows[0]?.sum ?? '0' })
  }
  return sums
}

async function readFileKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select key from stored_files where in_place order by key',
  )
  return rows.map(({ key }) => key)
}
