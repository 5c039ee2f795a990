import { dayNumberOf, type IsoDate } from '@renfort/domain/kernel/calendar.ts'

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The dates of a week: « 30 novembre – 6 décembre 2026 ». */
export function formatWeek(days: readonly IsoDate[], locale: string): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const format = formats.get(locale) ?? newFormat(locale)
  return format.formatRange(dayNumberOf(first) * dayMs, dayNumberOf(last) * dayMs)
}

/** Days have no zone, hence UTC on both sides. */
function newFormat(locale: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  formats.set(locale, format)
  return format
}
