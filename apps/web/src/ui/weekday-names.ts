import { calendarNames } from './calendar-names.ts'

interface WeekdayName {
  long: string
  /** Three letters at most. */
  short: string
}

/** From Monday to Sunday (I18N-06). */
export function weekdayNames(locale: string): WeekdayName[] {
  return calendarNames(locale).days.map((long) => ({ long, short: long.slice(0, 2) }))
}
