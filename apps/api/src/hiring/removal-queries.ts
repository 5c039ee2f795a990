import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { RemovalReason } from '@renfort/domain/hiring/removal.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { HiringMission } from './hire-queries.ts'

interface StoredRemoval {
  readonly siderId: string
  readonly shiftIds: readonly string[]
  /**
   * Whether they leave the whole of a flexible planning: then that is stored, and not each of its
   * shifts.
   */
  readonly isWhole: boolean
  readonly replacementId: string | null
  readonly reason: RemovalReason
  readonly comment: string | null
  readonly removedBy: string | null
  readonly removedAt: Instant
}

/** Frees the slots of a Sider and stores the reason; all these shifts are theirs. */
export async function storeRemoval(
  queries: Queries,
  mission: HiringMission,
  removal: StoredRemoval,
): Promise<void> {
  const { siderId, shiftIds, isWhole } = removal
  await queries
    .deleteFrom('assignments')
    .where('mission_id', '=', mission.id)
    .where('sider_id', '=', siderId)
    .where(sql<boolean>`shift_id = any(${shiftIds}::uuid[])`)
    .execute()
  await queries
    .insertInto('removed_hires')
    .values(
      (isWhole ? [null] : shiftIds).map((shiftId) => ({
        organisation_id: mission.organisationId,
        mission_id: mission.id,
        shift_id: shiftId,
        sider_id: siderId,
        replacement_id: removal.replacementId,
        reason: removal.reason,
        comment: removal.comment,
        removed_by: removal.removedBy,
        removed_at: removal.removedAt,
      })),
    )
    .execute()
}

/** Removes a Sider from those whom the company asked for by name. */
export async function declineRequest(
  queries: Queries,
  { id }: HiringMission,
  siderId: string,
): Promise<void> {
  await queries
    .updateTable('requested_siders')
    .set({ status: 'declined' })
    .where('mission_id', '=', id)
    .where('sider_id', '=', siderId)
    .execute()
}

/** The Siders who have left a mission after they were hired. */
export async function findRemoved(
  queries: Queries,
  { id, organisationId }: HiringMission,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('removed_hires')
    .select('sider_id as siderId')
    .where('organisation_id', '=', organisationId)
    .where('mission_id', '=', id)
    .execute()
  return new Set(rows.map(({ siderId }) => siderId))
}
