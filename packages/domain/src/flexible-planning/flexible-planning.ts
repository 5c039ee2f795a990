import {
  addDays,
  addMonths,
  daysBetween,
  isLocalTime,
  localTime,
  minuteOfTime,
} from '../kernel/calendar.ts'
import type { Instant, IsoDate, LocalTime } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import { instantAt, type TimeZone } from '../kernel/place-time.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { longestMissionMonths, mayStart } from '../mission/mission.ts'
import type { Period } from '../mission/mission.ts'
import { dayTypeOf, isHoliday, daysOfWeekIncluded } from './included-days.ts'
import type { IncludedDays } from './included-days.ts'

/** ENT-06: `weeklyVolume` in hours per Sider and week; both dates included. */
export interface FlexiblePlanning {
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly weeklyVolume: number
  readonly siders: number
  readonly amplitudeStart: LocalTime
  readonly amplitudeEnd: LocalTime
  readonly include: IncludedDays
}

/** FLEX-02, FLEX-04, FLEX-10 to FLEX-12; `hoursPerDay` is the longest working day. */
export const flexibleLimits = {
  weeklyVolume: { min: 7, max: 48 },
  siders: { min: 1, max: 50 },
  days: { min: 7 },
  months: { max: longestMissionMonths },
  hoursPerDay: 10,
} as const

/** FLEX-03, C-15: the volumes offered for the included days, hours per week. */
export function weeklyVolumeOptions(include: IncludedDays): number[] {
  const most = flexibleLimits.hoursPerDay * daysOfWeekIncluded(include)
  return [7, 14, 21, 28, 35, 42, 48].filter((volume) => volume <= most)
}

/** Minutes from the start of the amplitude to its end, which is on the next day when not later. */
export function amplitudeMinutes(
  planning: Pick<FlexiblePlanning, 'amplitudeStart' | 'amplitudeEnd'>,
): number {
  const length = minuteOfTime(planning.amplitudeEnd) - minuteOfTime(planning.amplitudeStart)
  return length > 0 ? length : length + 1440
}

/** From midnight before the first day to midnight after the last, on the clocks of the place. */
export function flexiblePeriod(
  planning: Pick<FlexiblePlanning, 'startDate' | 'endDate'>,
  zone: TimeZone,
): Period {
  const midnight = localTime('00:00')
  return {
    timeZone: zone,
    startsAt: instantAt(planning.startDate, midnight, zone),
    endsAt: instantAt(addDays(planning.endDate, 1), midnight, zone),
  }
}

export interface FlexibleRules {
  readonly now: Instant
  readonly insider: boolean
  readonly calendar: HolidayCalendar
}

/** Every problem of a flexible planning, each at its field (FLEX-02 to FLEX-14, decisions §4.4). */
export function validateFlexiblePlanning(
  planning: FlexiblePlanning,
  rules: FlexibleRules,
): Issue[] {
  return [
    ...countIssues(planning),
    ...periodIssues(planning, rules),
    ...includeIssues(planning, rules.calendar),
    ...amplitudeIssues(planning),
  ]
}

function countIssues({ weeklyVolume, siders, include }: FlexiblePlanning): Issue[] {
  const issues: Issue[] = []
  const { weeklyVolume: volume, siders: people, hoursPerDay } = flexibleLimits
  const legal = hoursPerDay * daysOfWeekIncluded(include)
  if (!isWithin(weeklyVolume, volume)) {
    issues.push(issue(['weeklyVolume'], 'errors.flexible_planning.weekly_volume', volume))
  } else if (legal > 0 && weeklyVolume > legal) {
    issues.push(issue(['weeklyVolume'], 'errors.flexible_planning.legal_volume', { max: legal }))
  }
  if (!isWithin(siders, people)) issues.push(issue(['siders'], 'errors.shift.slots', people))
  return issues
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

/** When the first day of work begins; at its end as long as no hour is given. */
export function firstStart(
  { startDate, amplitudeStart }: Pick<FlexiblePlanning, 'startDate' | 'amplitudeStart'>,
  zone: TimeZone,
): Instant {
  const time = isLocalTime(amplitudeStart) ? amplitudeStart : localTime('23:59')
  return instantAt(startDate, time, zone)
}

function periodIssues(
  planning: FlexiblePlanning,
  { now, insider, calendar: { timeZone } }: FlexibleRules,
): Issue[] {
  const issues: Issue[] = []
  const startsAt = firstStart(planning, timeZone)
  if (!mayStart({ startsAt, timeZone }, now, insider)) {
    issues.push(issue(['startDate'], 'errors.shift.past_forbidden'))
  }
  if (!isPeriodAllowed(planning)) {
    const { days, months } = flexibleLimits
    const params = { minDays: days.min, maxMonths: months.max }
    issues.push(issue(['endDate'], 'errors.flexible_planning.period', params))
  }
  return issues
}

/** FLEX-09, FLEX-10. */
function isPeriodAllowed({ startDate, endDate }: Pick<FlexiblePlanning, 'startDate' | 'endDate'>) {
  const { days, months } = flexibleLimits
  const isLongEnough = daysBetween(startDate, endDate) + 1 >= days.min
  return isLongEnough && endDate < addMonths(startDate, months.max)
}

function includeIssues(
  { startDate, endDate, include }: FlexiblePlanning,
  calendar: HolidayCalendar,
): Issue[] {
  if (daysOfWeekIncluded(include) === 0) {
    return [issue(['include'], 'errors.flexible_planning.no_day')]
  }
  // A refused period is not walked through: it may be very long, or hold no day.
  if (!isPeriodAllowed({ startDate, endDate })) return []
  const missing = new Set((['holidays', 'saturday', 'sunday'] as const).filter((f) => include[f]))
  for (let date = startDate; date <= endDate && missing.size > 0; date = addDays(date, 1)) {
    const type = dayTypeOf(date)
    if (type !== 'weekDays') missing.delete(type)
    if (isHoliday(date, calendar)) missing.delete('holidays')
  }
  return [...missing].map((flag) => issue(['include', flag], 'errors.flexible_planning.no_day'))
}

function amplitudeIssues(planning: FlexiblePlanning): Issue[] {
  const bounds = ['amplitudeStart', 'amplitudeEnd'] as const
  const invalid = bounds.filter((bound) => !isLocalTime(planning[bound]))
  if (invalid.length > 0) {
    return invalid.map((bound) => issue([bound], 'errors.flexible_planning.amplitude_invalid'))
  }
  const days = daysOfWeekIncluded(planning.include)
  if (days === 0) return []
  const needed = Math.ceil((planning.weeklyVolume * 60) / days)
  if (amplitudeMinutes(planning) >= needed) return []
  const params = { minMinutes: needed }
  return [issue(['amplitudeEnd'], 'errors.flexible_planning.amplitude_insufficient', params)]
}
