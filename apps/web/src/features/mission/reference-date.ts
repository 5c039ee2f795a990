import type { MissionRow } from '@renfort/contract/mission.ts'
import {
  instant,
  type IsoDate,
  isoWeekOf,
  lastDateInParis,
  dateInParis,
} from '@renfort/domain/kernel/calendar.ts'

type Dates = Pick<MissionRow, 'startDate' | 'endDate' | 'createdAt'>

export interface ReferenceDate {
  readonly date: IsoDate
  /** The last day, where the mission ends on another day than it starts. */
  readonly until: IsoDate | null
  readonly isPlanned: boolean
}

/** The start when the mission is planned, else the day when it was created (N-12). */
export function referenceDate({ startDate, endDate, createdAt }: Dates): ReferenceDate {
  if (startDate === null) {
    return { date: dateInParis(instant(createdAt)), until: null, isPlanned: false }
  }
  const date = dateInParis(instant(startDate))
  const last = endDate === null ? date : lastDateInParis({ endsAt: instant(endDate) })
  return { date, until: last === date ? null : last, isPlanned: true }
}

/** The week of the planning where a mission starts (TASK-18). */
export function startWeek({ startDate }: Pick<Dates, 'startDate'>) {
  return startDate === null ? null : isoWeekOf(dateInParis(instant(startDate)))
}
