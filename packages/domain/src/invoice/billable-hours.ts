import type { WorkedTime } from '../attendance/attendance.ts'
import { addDays, type Instant, type IsoDate, weekdayOf } from '../kernel/calendar.ts'
import { dateAt, startDayOf, type TimeZone } from '../kernel/place-time.ts'
import type { HourTerms } from '../quotation/worked-hour.ts'

/** Validated hours in their retained version, with the real breaks. */
export interface BillableHours {
  readonly attendanceId: string
  readonly missionId: string
  readonly siderId: string
  /** That of their place, by which their day and their ISO week are told. */
  readonly timeZone: TimeZone
  /** What their ISO week is told by: the plan, or the clocking where there is none. */
  readonly startsAt: Instant
  readonly time: WorkedTime
}

/** Hours of an earlier bill: they count in the week and the day of their Sider. */
export type BilledHours = Pick<BillableHours, 'siderId' | 'time' | 'timeZone'>

/** What the hours of a mission are billed by, as it was frozen when the mission was posted. */
export interface BilledMission {
  readonly missionId: string
  readonly terms: HourTerms
  readonly jobTitleId: string
  /** Seniority counts from the first day. */
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
}

/** The local day that hours belong to: that of their start, also when they end on the next. */
export function dayOf({ time, timeZone }: Pick<BilledHours, 'time' | 'timeZone'>): IsoDate {
  return dateAt(time.startDate, timeZone)
}

/** The Monday of the ISO week that hours are billed in. */
export function weekOf(hours: Pick<BillableHours, 'startsAt' | 'timeZone'>): IsoDate {
  return mondayOf(startDayOf(hours))
}

/** The Monday of the ISO week of a day. */
export function mondayOf(day: IsoDate): IsoDate {
  return addDays(day, -weekdayOf(day))
}
