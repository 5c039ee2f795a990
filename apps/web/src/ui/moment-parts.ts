import { instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { type DayStyle, formatDay } from './format-day.ts'

/** The day and the time of a moment by the clock of Paris, as sentences take them. */
export function momentParts(at: string, locale: string, style: DayStyle = 'short') {
  const { date, time } = localInParis(instant(at))
  return { day: formatDay(date, locale, style), time }
}
