import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import type { Indemnities, LunchIndemnity, OtherParameters, TransportIndemnity } from './policy.ts'

/** Euros a day, percents, days and hours (REM-13 to REM-17, C-04, C-06, C-19). Bounds of `above` and `below` are excluded. */
export const indemnityLimits = {
  lunchAmount: { above: 0, below: 30 },
  coverRate: { above: 0, below: 100 },
  publicCoverRate: { min: 50, max: 100 },
  seniorityDays: { min: 1, max: 360 },
  hoursPerDay: { above: 0, below: 13 },
} as const

/** Hours of a day of work from which a meal is paid, where the policy says nothing else (REM-17). */
export const defaultHoursPerDay = 4
/** Days of seniority that a rule proposes (REM-20). */
export const defaultSeniorityDays = 30

type Path = Issue['path']

/** Every problem of the indemnities of a policy, each at its field (REM-12 to REM-17, REM-21). */
export function validateIndemnities({ lunch, transportation }: Indemnities): Issue[] {
  return [
    ...singleIssues('lunch', lunch.length),
    ...lunch.flatMap((indemnity, i) => lunchIssues(['lunch', i], indemnity)),
    ...singleIssues('transportation', transportation.length),
    ...transportation.flatMap((indemnity, i) => transportIssues(['transportation', i], indemnity)),
  ]
}

/** REM-21: one of each kind. */
function singleIssues(kind: 'lunch' | 'transportation', count: number): Issue[] {
  return count <= 1 ? [] : [issue([kind, 1], 'errors.remuneration.duplicate_benefit')]
}

/** Every problem of a meal: a voucher is shared between the employer and the Sider, an indemnity is not. */
export function lunchIssues(
  path: Path,
  { type, amount, coverRate, otherParameters }: Omit<LunchIndemnity, 'id'>,
): Issue[] {
  const issues = betweenIssues([...path, 'amount'], amount, indemnityLimits.lunchAmount)
  if (type === 'ticket') {
    const at = [...path, 'coverRate']
    if (coverRate === null) issues.push(issue(at, 'errors.field.required'))
    else issues.push(...betweenIssues(at, coverRate, indemnityLimits.coverRate))
  }
  return [...issues, ...parameterIssues([...path, 'otherParameters'], otherParameters)]
}

export function transportIssues(
  path: Path,
  { publicCoverRate, otherParameters }: Omit<TransportIndemnity, 'id'>,
): Issue[] {
  const { publicCoverRate: bounds } = indemnityLimits
  return [
    ...withinIssues([...path, 'publicCoverRate'], publicCoverRate, bounds),
    ...parameterIssues([...path, 'otherParameters'], otherParameters),
  ]
}

function parameterIssues(path: Path, { seniority, hoursPerDay }: OtherParameters): Issue[] {
  const { seniorityDays, hoursPerDay: hours } = indemnityLimits
  const days =
    seniority === null
      ? []
      : withinIssues(
          [...path, 'seniority', 'daysThreshold'],
          seniority.daysThreshold,
          seniorityDays,
        )
  if (hoursPerDay === null) return days
  return [
    ...days,
    ...betweenIssues([...path, 'hoursPerDay', 'threshold'], hoursPerDay.threshold, hours),
  ]
}

function betweenIssues(
  path: Path,
  value: number,
  { above, below }: { above: number; below: number },
): Issue[] {
  if (!(value > above)) return [issue(path, 'errors.field.too_small', { min: above })]
  return value < below ? [] : [issue(path, 'errors.field.too_big', { max: below })]
}

function withinIssues(
  path: Path,
  value: number,
  { min, max }: { min: number; max: number },
): Issue[] {
  if (!(value >= min)) return [issue(path, 'errors.field.too_small', { min })]
  return value <= max ? [] : [issue(path, 'errors.field.too_big', { max })]
}
