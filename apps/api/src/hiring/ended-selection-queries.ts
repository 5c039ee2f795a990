import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { openSelectionStates } from '@renfort/domain/mission/selection-transitions.ts'
import type { Queries } from '../platform/database/db.ts'

/** A mission that is over and whose selection is still open; `null` when there is none. */
export async function findEndedSelection(queries: Queries, now: Instant): Promise<string | null> {
  const row = await queries
    .selectFrom('missions')
    .select('id')
    .where('selection_status', 'in', openSelectionStates)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The first end of a mission with an open selection, in the past or the future. */
export async function findNextEnd(queries: Queries): Promise<Instant | null> {
  const row = await queries
    .selectFrom('missions')
    .select('ends_at as endsAt')
    .where('selection_status', 'in', openSelectionStates)
    .where('ends_at', 'is not', null)
    .orderBy('ends_at')
    .limit(1)
    .executeTakeFirst()
  return row?.endsAt ?? null
}
