import { minuteOfTime } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import { solidaritySlugs } from '../law/public-holidays.ts'
import type { HoursTypes, SeniorityIncrease } from './policy.ts'

/** Percents, hours of the week, days (REM-02 to REM-10, C-05, C-19). */
export const hoursTypesLimits = {
  increase: { min: 0, max: 200 },
  threshold: { min: 35, max: 48 },
  seniorityDays: { min: 1, max: 360 },
} as const

type Path = Issue['path']

/** Every problem of the hour types of a policy, each at its field (REM-02 to REM-11). */
export function validateHoursTypes(hoursTypes: HoursTypes): Issue[] {
  const { extra, night, sundays, bankHolidays } = hoursTypes
  return [
    ...thresholdIssues(extra.map((rule) => rule.threshold)),
    ...extra.flatMap((rule, i) =>
      increaseIssues(['extra', i, 'increase'], rule.increase, 'from 0'),
    ),
    ...nightWindowIssues(night.startHour, night.endHour),
    ...increaseIssues(['night', 'increase'], night.increase, 'above 0'),
    ...seniorityIssues(['night', 'seniority'], night.seniority),
    ...increaseIssues(['sundays', 'increase'], sundays.increase, 'from 0'),
    ...seniorityIssues(['sundays', 'seniority'], sundays.seniority),
    ...(sundays.ztiIncrease === null
      ? []
      : increaseIssues(['sundays', 'ztiIncrease'], sundays.ztiIncrease, 'above 0')),
    ...increaseIssues(['bankHolidays', 'increase'], bankHolidays.increase, 'from 0'),
    ...seniorityIssues(['bankHolidays', 'seniority'], bankHolidays.seniority),
    ...solidarityIssues(bankHolidays.solidarity),
  ]
}

function thresholdIssues(thresholds: readonly number[]): Issue[] {
  const { min, max } = hoursTypesLimits.threshold
  if (thresholds.length === 0) return [issue(['extra'], 'errors.field.required')]
  return thresholds.flatMap((threshold, i) => {
    const before = thresholds[i - 1] ?? Number.NEGATIVE_INFINITY
    const right = threshold >= min && threshold <= max && threshold > before
    return right
      ? []
      : [issue(['extra', i, 'threshold'], 'errors.remuneration.threshold', { min, max })]
  })
}

function increaseIssues(path: Path, percent: number, bound: 'from 0' | 'above 0'): Issue[] {
  const { min, max } = hoursTypesLimits.increase
  const enough = bound === 'from 0' ? percent >= min : percent > min
  const twoDecimals = Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6
  if (enough && percent <= max && twoDecimals) return []
  return [issue(path, 'errors.remuneration.increase', { min, max })]
}

function seniorityIssues(path: Path, seniority: SeniorityIncrease | null): Issue[] {
  if (seniority === null) return []
  const { min, max } = hoursTypesLimits.seniorityDays
  const days = seniority.daysThreshold
  const daysPath = [...path, 'daysThreshold']
  const issues = increaseIssues([...path, 'increase'], seniority.increase, 'above 0')
  if (!Number.isInteger(days)) return [issue(daysPath, 'errors.field.format'), ...issues]
  if (days < min) return [issue(daysPath, 'errors.field.too_small', { min }), ...issues]
  if (days > max) return [issue(daysPath, 'errors.field.too_big', { max }), ...issues]
  return issues
}

/** C-26: from midnight to 06:00 with a later end up to 09:00, or from 18:00 to 23:45 with an end up to 09:00 of the next day. */
function nightWindowIssues(startHour: string, endHour: string): Issue[] {
  const issues: Issue[] = []
  const start = timeOrNull(startHour)
  const end = timeOrNull(endHour)
  const [six, nine, eighteen, lastStart] = [6 * 60, 9 * 60, 18 * 60, 23 * 60 + 45]
  const early = start !== null && start <= six
  const late = start !== null && start >= eighteen && start <= lastStart
  if (!early && !late)
    issues.push(issue(['night', 'startHour'], 'errors.remuneration.night_window'))
  const endsRight =
    end !== null && (early ? end > start && end <= nine : end <= nine || end === 24 * 60)
  if (!endsRight) issues.push(issue(['night', 'endHour'], 'errors.remuneration.night_window'))
  return issues
}

function timeOrNull(text: string): number | null {
  return isNightBound(text) ? minuteOfTime(text) : null
}

function isNightBound(text: string): text is HoursTypes['night']['endHour'] {
  return text === '24:00' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function solidarityIssues(slug: string | null): Issue[] {
  if (slug === null || solidaritySlugs.some((known) => known === slug)) return []
  return [issue(['bankHolidays', 'solidarity'], 'errors.field.unknown_choice')]
}
