import type { WorkedTime } from '../attendance/attendance.ts'
import { type Instant, type IsoDate, mondayOf } from '../kernel/calendar.ts'
import { dateAt, startDayOf, type TimeZone } from '../kernel/place-time.ts'
import type { HourTerms } from '../quotation/worked-hour.ts'

/** Validated hours in their retained version, with the real breaks. */
export interface BillableHours {
  readonly attendanceId: string
  readonly missionId: string
  readonly siderId: string
  /** The time zone of their place, which decides their day and their ISO week. */
  readonly timeZone: TimeZone
  /**
   * The start that decides their ISO week: that of the plan, or of the clocking for unplanned work.
   */
  readonly startsAt: Instant
  readonly time: WorkedTime
}

/** Hours of an earlier bill: they still count in the week and the day of their Sider. */
export type BilledHours = Pick<BillableHours, 'siderId' | 'time' | 'timeZone'>

/** The terms that bill the hours of a mission, frozen when it was posted. */
export interface BilledMission {
  readonly missionId: string
  readonly terms: HourTerms
  readonly jobTitleId: string
  /** The first day of the mission, from which seniority counts. */
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
}

/** The local day of hours: the day of their start, even when they end on the next. */
export function dayOf({ time, timeZone }: Pick<BilledHours, 'time' | 'timeZone'>): IsoDate {
  return dateAt(time.startDate, timeZone)
}

/** The Monday of the ISO week that hours are billed in. */
export function weekOf(hours: Pick<BillableHours, 'startsAt' | 'timeZone'>): IsoDate {
  return mondayOf(startDayOf(hours))
}
