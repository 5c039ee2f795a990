import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../database/db.ts'

/**
 * Stores a move of the clock, and extends the open sessions, because their users were not away for
 * that time.
 */
export async function keepMove(queries: Queries, from: Instant, to: Instant): Promise<void> {
  await queries.insertInto('clock_moves').values({ moved_from: from, moved_to: to }).execute()
  await sql`
    update sessions
    set last_seen_at = last_seen_at + (${to}::timestamptz - ${from}::timestamptz),
      expires_at = expires_at + (${to}::timestamptz - ${from}::timestamptz)
    where expires_at > ${from}::timestamptz`.execute(queries)
}

/** The instant to which the clock was last moved; `null` if it never was. */
export async function findMovedTo(queries: Queries): Promise<Instant | null> {
  const row = await queries
    .selectFrom('clock_moves')
    .select('moved_to as movedTo')
    .orderBy('moved_to', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.movedTo ?? null
}
