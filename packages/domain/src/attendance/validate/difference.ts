import { epochMinuteOf } from '../../kernel/calendar.ts'
import { dateAt, type TimeZone } from '../../kernel/place-time.ts'
import { at } from '../../law/dated.ts'
import { holidayOn, type LocalHolidaySlug } from '../../law/public-holidays.ts'
import { dailyRestMinutes, longestSpanMinutes } from '../../law/working-time.ts'
import { isOfTwoNights } from '../../shift/split-day.ts'
import type { Span, WorkedTime } from '../attendance.ts'
import { workedMinutes } from '../declare/worked-time.ts'

/** Why a line of hours needs a look. */
export const differenceKinds = [
  'notClocked',
  'unplanned',
  'late',
  'early',
  'leftEarly',
  'stayed',
  'shorterBreak',
  'longerBreak',
  'longDay',
  'longSpan',
  'holiday',
  'restTooShort',
  'absent',
  'overlap',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /**
   * Minutes of difference from the plan; for a long day the minutes worked, for a span its length,
   * for a rest its length; else 0.
   */
  readonly minutes: number
}

/** A day with more hours than this shows as a long one (TS-32; L3121-18 allows ten). */
export const longDayHours = 10

/**
 * Whether declared hours equal the plan: same start, same end and same total break, to the minute.
 * Without a declaration or a plan, they do not match (N-21).
 */
export function isMatching(plan: WorkedTime | null, declared: WorkedTime | null): boolean {
  if (plan === null || declared === null) return false
  return (
    epochMinuteOf(plan.startDate) === epochMinuteOf(declared.startDate) &&
    epochMinuteOf(plan.endDate) === epochMinuteOf(declared.endDate) &&
    breakMinutes(plan) === breakMinutes(declared)
  )
}

interface Circumstances {
  /** The Sider's previous work for the company. */
  readonly before?: Span | null
  /** Whether these hours overlap other hours of the Sider. */
  readonly overlaps?: boolean
  /** The time zone of the place of work. */
  readonly timeZone: TimeZone
  /** The local holidays of the place, in addition to the national ones. */
  readonly localHolidays: readonly LocalHolidaySlug[]
}

/**
 * Every way in which some hours differ from the plan, or that the law or the price treats
 * specially.
 */
export function differences(
  plan: WorkedTime | null,
  declared: WorkedTime | null,
  { before = null, overlaps = false, timeZone, localHolidays }: Circumstances,
): readonly Difference[] {
  const last = declared ?? plan
  if (last === null) return []
  if (isAbsence(last)) return [{ kind: 'absent', minutes: 0 }]
  const worked = workedMinutes(last)
  const found: Difference[] = []
  const add = (kind: DifferenceKind, minutes: number) => found.push({ kind, minutes })
  if (declared === null) add('notClocked', 0)
  if (plan === null) add('unplanned', 0)
  if (plan !== null && declared !== null) found.push(...fromPlan(plan, declared))
  if (worked >= longDayHours * 60) add('longDay', worked)
  const span = longSpan(before, last, timeZone)
  if (span !== null) add('longSpan', span)
  if (touchesHoliday(last, timeZone, localHolidays)) add('holiday', 0)
  const rest = before === null ? null : shortRest(before, last, timeZone)
  if (rest !== null) add('restTooShort', rest)
  if (overlaps) add('overlap', 0)
  return found
}

/** Whether a span is an absence: its end equals its start (TS-17). */
export function isAbsence({ startDate, endDate }: Span): boolean {
  return epochMinuteOf(startDate) === epochMinuteOf(endDate)
}

/**
 * The rest before some hours, when it is shorter than the law requires (L3131-1): it is measured
 * between two days, never within one.
 */
function shortRest(before: Span, { startDate }: Span, zone: TimeZone): number | null {
  const day = dateAt(startDate, zone)
  const rest = minutesBetween(before.endDate, startDate)
  const isSameDay = dateAt(before.startDate, zone) === day
  return isSameDay || rest < 0 || rest >= at(dailyRestMinutes, day).value ? null : rest
}

/**
 * The span from the first to the last hour of a day, when it is longer than the law allows
 * (L3131-1). If it spans more than 24 hours together with a night that ended on this day, the hours
 * belong to another night.
 */
function longSpan(before: Span | null, last: Span, zone: TimeZone): number | null {
  const day = dateAt(last.startDate, zone)
  const own = minutesBetween(last.startDate, last.endDate)
  const isSameDay = before !== null && dateAt(before.startDate, zone) === day
  const whole = isSameDay ? minutesBetween(before.startDate, last.endDate) : own
  const pause = isSameDay ? minutesBetween(before.endDate, last.startDate) : 0
  const span = isOfTwoNights(whole, pause, at(dailyRestMinutes, day).value) ? own : whole
  return span > at(longestSpanMinutes, day).value ? span : null
}

function fromPlan(plan: WorkedTime, declared: WorkedTime): Difference[] {
  const start = minutesBetween(plan.startDate, declared.startDate)
  const end = minutesBetween(plan.endDate, declared.endDate)
  const rest = breakMinutes(declared) - breakMinutes(plan)
  const each: readonly (readonly [number, DifferenceKind, DifferenceKind])[] = [
    [start, 'late', 'early'],
    [end, 'stayed', 'leftEarly'],
    [rest, 'longerBreak', 'shorterBreak'],
  ]
  return each.flatMap(([minutes, more, less]) =>
    minutes === 0 ? [] : [{ kind: minutes > 0 ? more : less, minutes: Math.abs(minutes) }],
  )
}

/** Total minutes of the breaks. */
export function breakMinutes({ breaks }: Pick<WorkedTime, 'breaks'>): number {
  return breaks.reduce((sum, { startDate, endDate }) => sum + minutesBetween(startDate, endDate), 0)
}

function minutesBetween(from: Span['startDate'], to: Span['startDate']): number {
  return epochMinuteOf(to) - epochMinuteOf(from)
}

function touchesHoliday(
  { startDate, endDate }: Span,
  zone: TimeZone,
  localHolidays: readonly LocalHolidaySlug[],
): boolean {
  const days = [dateAt(startDate, zone), dateAt(endDate, zone)]
  return days.some((day) => holidayOn(day, localHolidays) !== null)
}
