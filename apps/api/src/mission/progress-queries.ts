import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MissionStatus, ProgressStep } from '@renfort/domain/mission/mission.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

/** The company's missions whose stored step the clock has passed, locked. */
export async function lockDueMissions(queries: Queries, organisationId: string, now: Instant) {
  return queries
    .selectFrom('missions')
    .select(['id', 'status', 'starts_at as startsAt', 'ends_at as endsAt'])
    .$narrowType<{ status: MissionStatus }>()
    .where('organisation_id', '=', organisationId)
    .where('next_step_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export interface ProgressUpdate {
  readonly id: string
  readonly step: ProgressStep
  readonly next: Instant | null
}

export async function saveProgress(
  queries: Queries,
  updates: readonly ProgressUpdate[],
): Promise<void> {
  await sql`
    update missions m set progress_step = u.step, next_step_at = u.next
    from jsonb_to_recordset(${json(updates)}::jsonb) u (id uuid, step text, next timestamptz)
    where m.id = u.id`.execute(queries)
}
