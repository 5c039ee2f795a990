import { epochMinuteOf, instant } from '@renfort/domain/kernel/calendar.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { dateAt, offsetAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { formatDuration } from '../ui/format-duration.ts'
import { useSpoken } from './spoken.tsx'

/** Days, times and amounts in the language of the pages, by the clocks of a place. */
export function useFormats() {
  const { language } = useSpoken()
  // English of Europe: the day before the month.
  const locale = language === 'en' ? 'en-GB' : language
  const dated = (timeZone: TimeZone | undefined, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...(timeZone && { timeZone }), ...options })
  const day = (at: string, timeZone: TimeZone) =>
    dated(timeZone, { weekday: 'long', day: 'numeric', month: 'long' })
      .formatToParts(new Date(at))
      .map(({ type, value }) => (type === 'day' ? writtenDayOfMonth(Number(value), locale) : value))
      .join('')
  const time = (at: string, timeZone?: TimeZone) =>
    dated(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at))
  return {
    day,
    time,
    moment: (at: string, timeZone: TimeZone) => `${day(at, timeZone)}, ${time(at, timeZone)}`,
    span: (start: string, end: string, timeZone: TimeZone) =>
      `${time(start, timeZone)} – ${time(end, timeZone)}`,
    duration: formatDuration,
    money: (euros: number) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(euros),
    /** The name of the clocks of a place, where those of the phone show another hour. */
    clocksOf: (at: string, timeZone: TimeZone): string | null => {
      const here = -new Date(at).getTimezoneOffset()
      if (offsetAt(epochMinuteOf(instant(at)), timeZone) === here) return null
      const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
      const name = parts.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')
      return name?.value ?? timeZone
    },
  }
}

/** Whether two instants are on the same day of a place. */
export function isSameDay(one: string, other: string, timeZone: TimeZone): boolean {
  return dateAt(instant(one), timeZone) === dateAt(instant(other), timeZone)
}
