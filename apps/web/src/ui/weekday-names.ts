import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from './format-day.ts'

const someMonday = isoDate('2026-11-16')

interface WeekdayName {
  long: string
  /** Three letters at most. */
  short: string
}

/** From Monday to Sunday (I18N-06). */
export function weekdayNames(locale: string): WeekdayName[] {
  return Array.from({ length: 7 }, (_, day): WeekdayName => {
    const date: IsoDate = addDays(someMonday, day)
    const long = formatDay(date, locale, 'weekday')
    return { long, short: long.slice(0, 2) }
  })
}
