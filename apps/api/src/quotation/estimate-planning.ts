import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import type { FlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { localAt, startDayOf, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import type { QuotedPlanning } from '@renfort/domain/quotation/quotation.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import { type ShiftDraft, workedMinutes } from '@renfort/domain/shift/shift.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { wordsOf } from './words-of.ts'

/** A table of texts: the first column holds names, the others figures. */
export interface EstimateTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The planning of an estimate: one row for each shift, or for each week of a flexible planning. */
export function estimatePlanning(
  planning: QuotedPlanning,
  calendar: HolidayCalendar,
  locale: Locale,
): EstimateTable {
  return 'flexible' in planning
    ? weeksTable(planning.flexible, calendar, locale)
    : shiftsTable(shiftsOf(planning, calendar), calendar.timeZone, locale)
}

/** The shifts of a planning, in order; a flexible planning is generated. */
export function shiftsOf(
  planning: QuotedPlanning,
  calendar: HolidayCalendar,
): readonly ShiftDraft[] {
  if ('flexible' in planning) return blockShifts(planning.flexible, calendar)
  if ('generatedShifts' in planning) return planning.generatedShifts
  const { timeZone } = calendar
  return planning.shifts
    .map((shift) => ({ ...shift, timeZone }))
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
}

function shiftsTable(shifts: readonly ShiftDraft[], zone: TimeZone, locale: Locale): EstimateTable {
  const words = wordsOf(locale).estimate
  const formats = formatsOf(locale)
  const clocks = overseasZoneName(zone, locale)
  const timesHead = clocks === null ? words.times : fillWords(words.timesThere, { zone: clocks })
  return {
    head: [words.day, timesHead, words.break, words.siders, words.hours],
    rows: shifts.map((shift) => {
      const [start, end] = [localAt(shift.startsAt, zone), localAt(shift.endsAt, zone)]
      const times = start.date === end.date ? words.sameDay : words.nextDay
      return [
        formats.day(start.date),
        fillWords(times, { start: start.time, end: end.time }),
        shift.breakMinutes === 0 ? words.noBreak : formats.duration(shift.breakMinutes),
        String(shift.slots),
        formats.duration(minutesOf([shift])),
      ]
    }),
  }
}

function weeksTable(
  planning: FlexiblePlanning,
  calendar: HolidayCalendar,
  locale: Locale,
): EstimateTable {
  const words = wordsOf(locale).estimate
  const formats = formatsOf(locale)
  const weeks = Map.groupBy(blockShifts(planning, calendar), (shift) => {
    const { year, week } = isoWeekOf(startDayOf(shift))
    return year * 100 + week
  })
  return {
    head: [words.week, words.period, words.workedDays, words.siders, words.hoursEach, words.hours],
    rows: [...weeks].map(([key, shifts]) => {
      const days = shifts.map(startDayOf)
      const [start, end] = [days[0], days.at(-1)].map((day) => (day ? formats.day(day) : ''))
      return [
        fillWords(words.weekNumber, { week: key % 100 }),
        `${start} – ${end}`,
        String(days.length),
        String(planning.siders),
        formats.duration(minutesOf(shifts) / planning.siders),
        formats.duration(minutesOf(shifts)),
      ]
    }),
  }
}

/** Minutes of work of all Siders together. */
export function minutesOf(shifts: readonly ShiftDraft[]): number {
  return shifts.reduce((sum, shift) => sum + workedMinutes(shift) * shift.slots, 0)
}
