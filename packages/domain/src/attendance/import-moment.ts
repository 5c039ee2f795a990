import { dayNumberOf, epochMinuteOfWall, isIsoDate } from '../kernel/calendar.ts'

const isoDay = String.raw`(\d{4})-(\d{2})-(\d{2})`
const frenchDay = String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})`
const clock = String.raw`(\d{1,2})[:h](\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?`
const zone = String.raw`\s?(Z|[+-]\d{2}(?::?\d{2})?)?`
const form = new RegExp(
  String.raw`^(?:${isoDay}|${frenchDay})(?:[T ]|, | à )\s*${clock}${zone}$`,
  'i',
)

/** Years that a line of hours may be of; anything else was mistyped. */
const years = { first: 2000, last: 2099 } as const

/**
 * The minute since 1970 of a day with its time, as files write them: 2026-12-07T08:00:00Z with any
 * offset, or without one the time on a Paris clock (2026-12-07 09:00, 07/12/2026 09:00, 7/12/2026 9h00).
 * Seconds are dropped. `null` when it is none: a day alone, or a formula, says no moment.
 */
export function typedMoment(text: string): number | null {
  const found = form.exec(text)
  if (found === null) return null
  const [year, month, day] =
    found[1] === undefined ? [found[6], found[5], found[4]] : [found[1], found[2], found[3]]
  const date = `${year}-${pad(month)}-${pad(day)}`
  const [hours, minutes] = [Number(found[7]), Number(found[8])]
  if (!isIsoDate(date) || hours > 23 || minutes > 59) return null
  if (Number(year) < years.first || Number(year) > years.last) return null
  const wall = dayNumberOf(date) * 1440 + hours * 60 + minutes
  const ahead = minutesAhead(found[9])
  if (ahead === undefined) return epochMinuteOfWall(wall)
  return ahead === null ? null : wall - ahead
}

function pad(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0')
}

/** Minutes by which a zone is ahead of UTC; `null` for an offset that no zone has. */
function minutesAhead(zone: string | undefined): number | null | undefined {
  if (zone === undefined) return undefined
  if (zone.toUpperCase() === 'Z') return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))]
  if (hours > 14 || minutes > 59) return null
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
