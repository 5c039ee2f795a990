import { compareInstants, epochMinuteOf, type Instant } from '../../kernel/calendar.ts'
import { type Issue, issue } from '../../kernel/issue.ts'
import type { Span, WorkedTime } from '../attendance.ts'

/** Limits of a declared time: days from the plan, hours (a day) and breaks (TS-29, TS-31). */
export const workedTimeLimits = { daysFromPlan: 1, hours: 24, breaks: 10 } as const

const dayMinutes = 1440

function minutesBetween(from: Instant, to: Instant): number {
  return epochMinuteOf(to) - epochMinuteOf(from)
}

/** Minutes of a worked time without its breaks. */
export function workedMinutes({ startDate, endDate, breaks }: WorkedTime): number {
  const rest = breaks.reduce((sum, { startDate: a, endDate: b }) => sum + minutesBetween(a, b), 0)
  return minutesBetween(startDate, endDate) - rest
}

/**
 * What is wrong with a declared time, at its fields: an end that is not after the start, more than
 * 24 hours, a start or an end more than a day from the original, breaks that overlap, lie outside
 * the time, or leave no work. A time without work is an absence, which needs its reason (TS-19).
 */
export function workedTimeIssues(time: WorkedTime, original: Span | null): Issue[] {
  const { startDate, endDate, breaks } = time
  const minutes = minutesBetween(startDate, endDate)
  if (minutes <= 0) return [issue(['endDate'], 'errors.attendance.end_before_start')]
  const issues: Issue[] = []
  if (isFar(startDate, endDate)) {
    issues.push(issue(['endDate'], 'errors.attendance.too_long', { max: workedTimeLimits.hours }))
  }
  if (original !== null) {
    for (const field of ['startDate', 'endDate'] as const) {
      if (isFar(original[field], time[field])) {
        issues.push(issue([field], 'errors.attendance.far_from_plan'))
      }
    }
  }
  const wrongBreaks = breakIssues(breaks, time)
  if (wrongBreaks.length === 0 && workedMinutes(time) <= 0) {
    return [...issues, issue(['breaks', 0], 'errors.attendance.nothing_worked')]
  }
  return [...issues, ...wrongBreaks]
}

/** Whether two instants are more than a day apart, to the second. */
function isFar(a: Instant, b: Instant): boolean {
  const [first, last] = compareInstants(a, b) < 0 ? [a, b] : [b, a]
  const minutes = minutesBetween(first, last)
  if (minutes !== dayMinutes) return minutes > dayMinutes
  return Number(last.slice(17, -1)) > Number(first.slice(17, -1))
}

function breakIssues(breaks: readonly Span[], { startDate, endDate }: Span): Issue[] {
  return breaks.flatMap((one, i) => {
    const isReal = compareInstants(one.startDate, one.endDate) < 0
    const isInside =
      compareInstants(startDate, one.startDate) <= 0 && compareInstants(one.endDate, endDate) <= 0
    const overlaps = breaks
      .slice(0, i)
      .some(
        (other) =>
          compareInstants(other.startDate, one.endDate) < 0 &&
          compareInstants(one.startDate, other.endDate) < 0,
      )
    return isReal && isInside && !overlaps
      ? []
      : [issue(['breaks', i], 'errors.attendance.break_outside')]
  })
}
