import { dayNumberOf, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { civilOf, weekdayOfDay } from '@renfort/domain/kernel/civil-day.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { calendarNames } from './calendar-names.ts'

export type DayStyle = 'short' | 'medium' | 'long' | 'date' | 'numeric' | 'weekday' | 'month'

/** A calendar day in words, such as « lun. 7 déc. »: French and British English use the same order, without a comma. */
export function formatDay(date: IsoDate, locale: string, style: DayStyle = 'short'): string {
  const day = dayNumberOf(date)
  const { year, month, dayOfMonth } = civilOf(day)
  const names = calendarNames(locale)
  const weekday = weekdayOfDay(day)
  const written = writtenDayOfMonth(dayOfMonth, locale)
  const shortDate = `${written} ${names.shortMonths[month - 1]}`
  const longDate = `${written} ${names.months[month - 1]} ${year}`
  switch (style) {
    case 'short':
      return `${names.shortDays[weekday]} ${shortDate}`
    case 'medium':
      return `${names.shortDays[weekday]} ${shortDate} ${year}`
    case 'long':
      return `${names.days[weekday]} ${longDate}`
    case 'date':
      return longDate
    case 'numeric':
      return `${twoDigits(dayOfMonth)}/${twoDigits(month)}/${year}`
    case 'weekday':
      return names.days[weekday] ?? ''
    case 'month':
      return `${names.months[month - 1]} ${year}`
  }
}

/** The same for a column or a line that is narrow: it never breaks within the day. */
export function unbrokenDay(date: IsoDate, locale: string, style?: DayStyle): string {
  return formatDay(date, locale, style).replaceAll(' ', '\u00a0')
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
