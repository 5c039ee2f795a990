import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../../platform/database/db.ts'

interface Arrival {
  readonly shiftId: string
  readonly siderId: string
  readonly organisationId: string
  readonly arrivedAt: Instant
}

export async function findArrival(
  queries: Queries,
  { shiftId, siderId }: Pick<Arrival, 'shiftId' | 'siderId'>,
): Promise<Instant | null> {
  const found = await queries
    .selectFrom('arrivals')
    .select('arrived_at as arrivedAt')
    .where('shift_id', '=', shiftId)
    .where('sider_id', '=', siderId)
    .executeTakeFirst()
  return found?.arrivedAt ?? null
}

export async function saveArrival(
  queries: Queries,
  { shiftId, siderId, organisationId, arrivedAt }: Arrival,
  now: Instant,
): Promise<void> {
  await queries
    .insertInto('arrivals')
    .values({
      shift_id: shiftId,
      sider_id: siderId,
      organisation_id: organisationId,
      arrived_at: arrivedAt,
      noted_at: now,
    })
    .onConflict((same) =>
      same.columns(['shift_id', 'sider_id']).doUpdateSet({ arrived_at: arrivedAt, noted_at: now }),
    )
    .execute()
}
