import { dateAt, instantAt, type TimeZone, timeZones } from '@renfort/domain/kernel/place-time.ts'
import {
  addDays,
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
  isoDate,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { sharedApp, type TestApp } from '../testing/test-app.ts'
import { dayStarts, isBeforeDay, isFromDay } from './place-day-queries.ts'

const midnight = localTime('00:00')

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

it('the database tells the local day of hours as the domain does, in every zone, around every clock change', async () => {
  const queries = app.services.db.queries(nobody)
  // One mission for each time zone, named after it.
  const places = sql.join(timeZones.map((zone) => sql`(${zone}::text, ${zone}::text)`))
  const of = { at: sql`t.at`, missionId: sql`t.zone` }
  // Mondays: one in each season, and those after each clock change in Paris and in Saint-Pierre.
  const days = ['2026-01-05', '2026-03-09', '2026-03-30', '2026-07-06', '2026-10-26', '2026-11-02']
  for (const day of days.map(isoDate)) {
    const hours = timeZones.flatMap((zone) => {
      const around = epochMinuteOf(instantAt(day, midnight, zone))
      const minutes = [-600, -420, -180, -1, 0, 1, 180, 420, 600].map((by) => around + by)
      return minutes.map((minute) => ({ zone, at: instantOfMinute(minute) }))
    })
    const { rows } = await sql<{ zone: TimeZone; at: Instant; before: boolean; from: boolean }>`
      with missions (id, time_zone) as (values ${places})
      select t.zone, t.at, ${isBeforeDay(of, day)} as before, ${isFromDay(of, day)} as "from"
      from unnest(${hours.map(({ zone }) => zone)}::text[], ${hours.map(({ at }) => at)}::timestamptz[])
        with ordinality t (zone, at, position) order by position`.execute(queries)
    expect(rows).toEqual(
      hours.map(({ zone, at }) => {
        const before = dateAt(at, zone) < day
        return { zone, at, before, from: !before }
      }),
    )
  }
})

it('a day begins nowhere before the first of its starts, and nowhere after the last', () => {
  for (let day = isoDate('2026-01-01'); day < '2027-01-01'; day = addDays(day, 1)) {
    const { first, last } = dayStarts(day)
    for (const zone of timeZones) {
      const start = instantAt(day, midnight, zone)
      expect(compareInstants(first, start)).toBeLessThanOrEqual(0)
      expect(compareInstants(start, last)).toBeLessThanOrEqual(0)
    }
  }
})
