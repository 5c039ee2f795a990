import { epochMinuteOf, localDateOf } from '../kernel/calendar.ts'
import { holidayOn } from '../law/public-holidays.ts'
import type { Span, WorkedTime } from './attendance.ts'
import { workedMinutes } from './worked-time.ts'

/** Why a line of hours deserves a look. */
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
  'holiday',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /** By how much it differs from the plan; of a long day, what was worked; else 0. */
  readonly minutes: number
}

/** From so many hours a day is shown as a long one (TS-32; L3121-18 allows ten). */
export const longDayHours = 10

/**
 * Whether what was declared is the plan: same start, same end and same total break, to the minute. What
 * nobody has declared, or nobody has planned, does not match (N-21).
 */
export function isMatching(plan: WorkedTime | null, declared: WorkedTime | null): boolean {
  if (plan === null || declared === null) return false
  return (
    epochMinuteOf(plan.startDate) === epochMinuteOf(declared.startDate) &&
    epochMinuteOf(plan.endDate) === epochMinuteOf(declared.endDate) &&
    breakMinutes(plan) === breakMinutes(declared)
  )
}

/** Everything about some hours that is not as planned, or that the law or the price treats apart. */
export function differences(
  plan: WorkedTime | null,
  declared: WorkedTime | null,
): readonly Difference[] {
  const last = declared ?? plan
  if (last === null) return []
  const worked = workedMinutes(last)
  const found: Difference[] = []
  const add = (kind: DifferenceKind, minutes: number) => found.push({ kind, minutes })
  if (declared === null) add('notClocked', 0)
  if (plan === null) add('unplanned', 0)
  if (plan !== null && declared !== null) found.push(...fromPlan(plan, declared))
  if (worked >= longDayHours * 60) add('longDay', worked)
  if (touchesHoliday(last)) add('holiday', 0)
  return found
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

/** Minutes of all breaks. */
export function breakMinutes({ breaks }: Pick<WorkedTime, 'breaks'>): number {
  return breaks.reduce((sum, { startDate, endDate }) => sum + minutesBetween(startDate, endDate), 0)
}

function minutesBetween(from: Span['startDate'], to: Span['startDate']): number {
  return epochMinuteOf(to) - epochMinuteOf(from)
}

function touchesHoliday({ startDate, endDate }: Span): boolean {
  const days = [localDateOf(startDate), localDateOf(endDate)]
  return days.some((day) => holidayOn(day) !== null)
}
