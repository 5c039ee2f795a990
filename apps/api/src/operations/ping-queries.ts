import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

export async function pingDatabase(queries: Queries): Promise<void> {
  await sql`select 1`.execute(queries)
}
