import type { Position } from '@renfort/domain/attendance/declare/position.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'

interface StoredPosition extends Position {
  readonly siderId: string
  readonly clockingId: string
  readonly organisationId: string
  /** How far from the place it is; `null` for a place whose position is not known. */
  readonly metres: number | null
  readonly receivedAt: Instant
}

export async function insertPosition(queries: Queries, of: StoredPosition): Promise<void> {
  await queries
    .insertInto('clocking_positions')
    .values({
      sider_id: of.siderId,
      clocking_id: of.clockingId,
      organisation_id: of.organisationId,
      lat: of.lat,
      lng: of.lng,
      metres: of.metres,
      received_at: of.receivedAt,
    })
    .execute()
}

export async function deletePositions(queries: Queries, before: Instant): Promise<void> {
  await queries.deleteFrom('clocking_positions').where('received_at', '<', before).execute()
}
