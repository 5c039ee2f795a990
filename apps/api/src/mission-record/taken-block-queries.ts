import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import type { FlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import {
  addDays,
  compareInstants,
  dateInParis,
  type Instant,
  type IsoDate,
} from '@renfort/domain/kernel/calendar.ts'
import type { AtPlace, TimeZone } from '@renfort/domain/kernel/place-time.ts'
import {
  holidayCalendar,
  type LocalHolidaySlug,
  type SolidaritySlug,
} from '@renfort/domain/law/public-holidays.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface TakenBlock extends AtPlace {
  readonly siderId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

/**
 * The blocks of flexible plannings, in any company, that some Siders will work in a period, on days
 * without shifts so far: a Sider hired for one works each of its blocks (decisions §4.4).
 */
export async function findTakenBlocks(
  queries: Queries,
  siderIds: readonly string[],
  { since, until }: { readonly since: Instant; readonly until: Instant },
): Promise<readonly TakenBlock[]> {
  // Overseas dates differ from those of Paris by a day at most, and a night block may start after
  // midnight.
  const firstDay = addDays(dateInParis(since), -2)
  const lastDay = addDays(dateInParis(until), 1)
  const { rows } = await sql<{
    readonly siderIds: readonly string[]
    readonly planning: FlexiblePlanning
    readonly solidarity: SolidaritySlug | null
    readonly localHolidays: readonly LocalHolidaySlug[]
    readonly timeZone: TimeZone
    readonly shiftsUntil: IsoDate | null
  }>`
    select sider_ids as "siderIds", planning, solidarity,
      local_holidays as "localHolidays", time_zone as "timeZone", shifts_until as "shiftsUntil"
    from taken_plannings(${siderIds}::uuid[], ${firstDay}::date, ${lastDay}::date)
    `.execute(queries)
  return rows.flatMap((row) =>
    blockShifts(row.planning, holidayCalendar(row.solidarity, row.localHolidays, row.timeZone), {
      after: row.shiftsUntil,
    })
      .filter(
        ({ startsAt }) =>
          compareInstants(startsAt, since) >= 0 && compareInstants(startsAt, until) < 0,
      )
      .flatMap((block) => {
        const { startsAt, endsAt, breakMinutes } = block
        return row.siderIds.map((siderId) => ({
          timeZone: block.timeZone,
          siderId,
          startsAt,
          endsAt,
          breakMinutes,
        }))
      }),
  )
}
