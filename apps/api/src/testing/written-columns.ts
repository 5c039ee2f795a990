import type { Database } from '../platform/database/database.ts'
import { ownerQuery } from './owner-query.ts'

export interface WrittenColumn {
  readonly table: string
  readonly column: string
}

/** Every column of every table but those that the database fills by itself. */
export async function writtenColumns(
  database: Pick<Database, 'ownerPool'>,
): Promise<readonly WrittenColumn[]> {
  const { rows } = await ownerQuery(
    database,
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
      order by table_name, ordinal_position`,
  )
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }))
}
