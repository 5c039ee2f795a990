import { type Instant, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { zoneAt } from '@renfort/domain/law/legal-time.ts'
import { findLocationsById } from '../../organisation/location-queries.ts'
import type { Queries } from '../../platform/database/db.ts'
import type { missionRowFromJob } from './mission-row-from-job.ts'

/** Stores a draft, with the time zone of its place. */
export async function insertMission(
  queries: Queries,
  row: ReturnType<typeof missionRowFromJob>,
): Promise<string> {
  const { location_id: locationId } = row
  const places = await findLocationsById(queries, locationId === null ? [] : [locationId])
  const { id } = await queries
    .insertInto('missions')
    .values({ ...row, time_zone: zoneAt(places.get(locationId ?? '') ?? null) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The next number of the year in Paris (N-16): M26000123. The year's row stays locked until the
 * transaction ends, so call this right before the insert.
 */
export async function nextUniqueIdentifier(queries: Queries, now: Instant): Promise<string> {
  const year = Number(dateInParis(now).slice(0, 4))
  const row = await queries
    .insertInto('mission_number_years')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((update) => ({
        last_number: update('mission_number_years.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return `M${String(year % 100).padStart(2, '0')}${String(row.last_number).padStart(6, '0')}`
}
