import { dayNumberOf, type IsoDate } from '../kernel/calendar.ts'
import { epochMinuteAt, type TimeZone } from '../kernel/place-time.ts'
import { readClock } from './read-clock.ts'
import { type DayReading, readDay } from './read-day.ts'

/** A day with a time: on the clocks of the place, or with the minutes by which its zone is ahead of UTC. */
export interface SaidMoment {
  readonly date: IsoDate
  /** After midnight, up to 1440. */
  readonly minutes: number
  readonly ahead: number | null
}

/** Years that a line of hours may be of; anything else was mistyped. */
const years = { first: '2000', last: '2099' } as const

const form =
  /^(?<day>.*?\d.*?)(?:(?<=\d)T(?=\d)|[\s,]+(?:à|a|at)\s+|[\s,]+)(?<clock>\d{1,2}(?:\s?[:h.]\s?\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?|\s?h)?(?:\s?[ap]\.?m\.?)?|minuit|midi)\s?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?$/iu

/**
 * A day and a time in one cell: 2026-12-07T08:00:00Z, 07/12/2026 09:00, 7/12/26 9h00, 12/7/2026 9:00 AM,
 * « lun. 7 déc. 2026 à 9h00 ». Seconds are dropped. `null` when it is none: a day alone says no moment.
 */
export function readMoment(text: string, reading: DayReading): SaidMoment | null {
  const { day = '', clock = '', zone } = form.exec(text.normalize('NFC').trim())?.groups ?? {}
  if (!/[:h.]|m/i.test(clock)) return null
  const date = readDay(day, reading)
  const minutes = readClock(clock)
  const ahead = zone === undefined ? null : minutesAhead(zone)
  if (date === null || minutes === null || ahead === undefined) return null
  return date < years.first || date.slice(0, 4) > years.last ? null : { date, minutes, ahead }
}

/** The minute since 1970 of a moment; an hour that a clock skips or repeats as everywhere. */
export function minuteOfMoment({ date, minutes, ahead }: SaidMoment, zone: TimeZone): number {
  const wall = dayNumberOf(date) * 1440 + minutes
  return ahead === null ? epochMinuteAt(wall, zone) : wall - ahead
}

/** `undefined` for an offset that no zone has. */
function minutesAhead(zone: string): number | undefined {
  if (zone.toUpperCase() === 'Z') return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))]
  if (hours > 14 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
