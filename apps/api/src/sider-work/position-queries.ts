import type { Position } from '@renfort/domain/attendance/declare/position.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { deleteInParts } from '../platform/database/delete-in-parts.ts'

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
  await deleteInParts(queries, 'clocking_positions', sql`received_at < ${before}::timestamptz`)
}
