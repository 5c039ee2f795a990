import { dateOfDay, dayNumberOf, weekdayOf } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { isUnworkedHoliday } from '../law/public-holidays.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'

/** The kinds of days worked. `holidays`: an included day that is a public holiday is worked too (C-35). */
export interface IncludedDays {
  readonly holidays: boolean
  readonly weekDays: boolean
  readonly saturday: boolean
  readonly sunday: boolean
}

/** Days worked in a week without public holidays, 0 to 7 (FLEX-14). */
export function daysOfWeekIncluded(include: IncludedDays): number {
  return (include.weekDays ? 5 : 0) + (include.saturday ? 1 : 0) + (include.sunday ? 1 : 0)
}

export function dayTypeOf(date: IsoDate): 'weekDays' | 'saturday' | 'sunday' {
  const weekday = weekdayOf(date)
  if (weekday === 5) return 'saturday'
  return weekday === 6 ? 'sunday' : 'weekDays'
}

/** Whether a date is a public holiday; the solidarity day of the organisation is an ordinary day (C-35). */
export function isHoliday(date: IsoDate, calendar: HolidayCalendar): boolean {
  return isUnworkedHoliday(date, calendar)
}

/** Day numbers of the dates worked in a period, in order (decisions §4.4). */
export function eligibleDays(
  period: {
    readonly startDate: IsoDate
    readonly endDate: IsoDate
    readonly include: IncludedDays
  },
  calendar: HolidayCalendar,
): number[] {
  const days: number[] = []
  const last = dayNumberOf(period.endDate)
  for (let day = dayNumberOf(period.startDate); day <= last; day++) {
    const date = dateOfDay(day)
    const worked = period.include.holidays || !isHoliday(date, calendar)
    if (worked && period.include[dayTypeOf(date)]) days.push(day)
  }
  return days
}
