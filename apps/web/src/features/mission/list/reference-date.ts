import type { MissionRow } from '@renfort/contract/mission.ts'
import { instant, type IsoDate, isoWeekOf, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, lastDayOf } from '@renfort/domain/kernel/place-time.ts'

type Dates = Pick<MissionRow, 'startDate' | 'endDate' | 'createdAt' | 'timeZone'>

export interface ReferenceDate {
  readonly date: IsoDate
  /** The last day, where it differs from the first. */
  readonly until: IsoDate | null
  readonly isPlanned: boolean
}

/** The start of a planned mission, else the day of its creation (N-12). */
export function referenceDate({ startDate, endDate, createdAt, timeZone }: Dates): ReferenceDate {
  if (startDate === null) {
    return { date: dateInParis(instant(createdAt)), until: null, isPlanned: false }
  }
  const date = dateAt(instant(startDate), timeZone)
  const last = endDate === null ? date : lastDayOf({ endsAt: instant(endDate), timeZone })
  return { date, until: last === date ? null : last, isPlanned: true }
}

/** The week of the planning where a mission starts (TASK-18). */
export function startWeek({ startDate, timeZone }: Pick<Dates, 'startDate' | 'timeZone'>) {
  return startDate === null ? null : isoWeekOf(dateAt(instant(startDate), timeZone))
}
