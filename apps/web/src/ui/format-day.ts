import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dayNumberOf } from '@renfort/domain/kernel/calendar.ts'

export type DayStyle = 'short' | 'medium' | 'long' | 'numeric' | 'weekday' | 'month'

const options: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, style: DayStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { ...options[style], timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

const dayMs = 86_400_000

/** A calendar day in words, such as « lun. 7 déc. »; it has no zone, hence UTC on both sides. */
export function formatDay(date: IsoDate, locale: string, style: DayStyle = 'short'): string {
  return formatOf(locale, style).format(dayNumberOf(date) * dayMs)
}
