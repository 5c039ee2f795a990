import { addMonths } from '../kernel/calendar.ts'
import type { Instant, IsoDate } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import { dateAt } from '../kernel/place-time.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { expandRule } from './occurrences.ts'
import { isPositional, recurrenceLimits } from './recurrence.ts'
import type { RecurrenceRule } from './recurrence.ts'
import { shiftLimits } from './shift.ts'

/** Every problem of a rule (SHIFT-17 to SHIFT-22); a valid rule has 1 to 1000 occurrences. */
export function validateRecurrence(
  rule: RecurrenceRule,
  { now, calendar }: { readonly now: Instant; readonly calendar: HolidayCalendar },
): Issue[] {
  const problems = fieldIssues(rule, dateAt(now, calendar.timeZone))
  if (problems.length > 0) return problems
  const { dates } = expandRule(rule, calendar, recurrenceLimits.occurrences + 1)
  if (dates.length === 0) return [issue(['until'], 'errors.recurrence.empty')]
  if (dates.length > recurrenceLimits.occurrences) {
    return [issue(['until'], 'errors.recurrence.too_many', { max: recurrenceLimits.occurrences })]
  }
  return []
}

function fieldIssues(rule: RecurrenceRule, today: IsoDate): Issue[] {
  const issues: Issue[] = []
  const { interval, day, setPos } = recurrenceLimits
  if (!isWithin(rule.interval, interval)) {
    issues.push(issue(['interval'], 'errors.recurrence.interval', interval))
  }
  if (!rule.days.every((each) => isWithin(each, day))) {
    issues.push(issue(['days'], 'errors.recurrence.days'))
  }
  if (rule.setPos !== null && !isWithin(rule.setPos, setPos)) {
    issues.push(issue(['setPos'], 'errors.recurrence.position', setPos))
  }
  if (rule.days.length === 0 && (rule.type === 'weekly' || isPositional(rule))) {
    issues.push(issue(['days'], 'errors.recurrence.days_missing'))
  }
  if (rule.until < rule.startDate) {
    issues.push(issue(['until'], 'errors.recurrence.until_before_start'))
  } else if (rule.until > addMonths(today, 12 * shiftLimits.maxYearsAhead)) {
    const years = { years: shiftLimits.maxYearsAhead }
    issues.push(issue(['until'], 'errors.shift.too_far_ahead', years))
  }
  return issues
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
