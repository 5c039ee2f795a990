import { dayNumberOf, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { civilOf } from '@renfort/domain/kernel/civil-day.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { calendarNames } from '../../ui/calendar-names.ts'

/** The dates of a week: « 30 novembre – 6 décembre 2026 », with no more months and years than needed. */
export function formatWeek(days: readonly IsoDate[], locale: string): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const { months } = calendarNames(locale)
  const [start, end] = [civilOf(dayNumberOf(first)), civilOf(dayNumberOf(last))]
  const [from, to] = [start, end].map(({ dayOfMonth }) => writtenDayOfMonth(dayOfMonth, locale))
  const until = `${to} ${months[end.month - 1]} ${end.year}`
  if (start.month === end.month) return `${from}–${until}`
  const year = start.year === end.year ? '' : ` ${start.year}`
  return `${from} ${months[start.month - 1]}${year}\u2009–\u2009${until}`
}
