import { addDays, daysBetween, epochMinuteOf } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { lastDayOf, startDayOf } from '../kernel/place-time.ts'
import { at } from '../law/dated.ts'
import { holidaysOn, isUnworkedHoliday } from '../law/public-holidays.ts'
import type { HolidaySlug, HolidayCalendar } from '../law/public-holidays.ts'
import { compulsoryBreak, dailyRestMinutes, daysPerWeek } from '../law/working-time.ts'
import { plannedRows } from './planned-rows.ts'
import { wallMinutes } from './shift.ts'
import type { ShiftDraft } from './shift.ts'

/** A warning about a planning, which is accepted all the same. */
export type ShiftWarning =
  | { readonly kind: 'public_holiday'; readonly date: IsoDate; readonly holiday: HolidaySlug }
  | {
      readonly kind: 'consecutive_days'
      readonly startDate: IsoDate
      readonly endDate: IsoDate
      readonly days: number
    }
  | {
      readonly kind: 'short_rest'
      readonly fromDate: IsoDate
      readonly toDate: IsoDate
      readonly restMinutes: number
    }
  | { readonly kind: 'missing_break'; readonly date: IsoDate; readonly workedMinutes: number }

type Planned = Omit<ShiftDraft, 'slots'>

/**
 * Public holidays worked (but for the solidarity day), more than 6 days in a row, less than 11 hours
 * between two working days of the mission, long shifts without break (SHIFT-25, SHIFT-27, SUM-12,
 * SUM-13, law §3.6). A shift falls on every date it touches; a working day is where a shift starts.
 */
export function shiftWarnings(
  shifts: readonly Planned[],
  calendar: HolidayCalendar,
): ShiftWarning[] {
  return [
    ...holidayWarnings(shifts, calendar),
    ...consecutiveDayWarnings(shifts),
    ...restWarnings(shifts),
    ...breakWarnings(shifts),
  ]
}

/** The warnings that added shifts cause in a planning, without those it already had (SHIFT-25). */
export function addedWarnings(
  planned: readonly Planned[],
  added: readonly Planned[],
  calendar: HolidayCalendar,
): ShiftWarning[] {
  const known = new Set(shiftWarnings(planned, calendar).map((each) => JSON.stringify(each)))
  return shiftWarnings([...planned, ...added], calendar).filter(
    (warning) => !known.has(JSON.stringify(warning)),
  )
}

/** The public holidays with shifts, except the solidarity day (SUM-12). */
export function holidayWarnings(
  shifts: readonly Planned[],
  calendar: HolidayCalendar,
): ShiftWarning[] {
  const touched = new Set(shifts.flatMap(datesOf))
  return [...touched].toSorted().flatMap((date) => {
    if (!isUnworkedHoliday(date, calendar)) return []
    return holidaysOn(date, calendar.local)
      .slice(0, 1)
      .map((holiday) => ({ kind: 'public_holiday', date, holiday }) as const)
  })
}

function datesOf(shift: Planned): IsoDate[] {
  const first = startDayOf(shift)
  const last = lastDayOf(shift)
  const count = Math.max(0, daysBetween(first, last)) + 1
  return Array.from({ length: count }, (_, i) => addDays(first, i))
}

function consecutiveDayWarnings(shifts: readonly Planned[]): ShiftWarning[] {
  return plannedRows(shifts)
    .filter(({ startDate, days }) => days > at(daysPerWeek, startDate).value)
    .map((row) => ({ kind: 'consecutive_days', ...row }))
}

function restWarnings(shifts: readonly Planned[]): ShiftWarning[] {
  const bounds = new Map<IsoDate, { first: number; last: number }>()
  for (const shift of shifts) {
    const date = startDayOf(shift)
    const [start, end] = [epochMinuteOf(shift.startsAt), epochMinuteOf(shift.endsAt)]
    const known = bounds.get(date) ?? { first: start, last: end }
    bounds.set(date, { first: Math.min(known.first, start), last: Math.max(known.last, end) })
  }
  const days = [...bounds].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return days.slice(1).flatMap(([toDate, day], i) => {
    const [fromDate, previous] = days[i] ?? [toDate, day]
    const restMinutes = day.first - previous.last
    if (restMinutes >= at(dailyRestMinutes, toDate).value) return []
    return [{ kind: 'short_rest', fromDate, toDate, restMinutes } as const]
  })
}

function breakWarnings(shifts: readonly Planned[]): ShiftWarning[] {
  return shifts.flatMap((shift) => {
    const date = startDayOf(shift)
    const { afterMinutes, breakMinutes } = at(compulsoryBreak, date).value
    const worked = wallMinutes(shift) - shift.breakMinutes
    if (worked < afterMinutes || shift.breakMinutes >= breakMinutes) return []
    return [{ kind: 'missing_break', date, workedMinutes: worked } as const]
  })
}
