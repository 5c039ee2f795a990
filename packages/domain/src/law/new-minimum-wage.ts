import { addMonths, type IsoDate } from '../kernel/calendar.ts'
import { type Issue, issue } from '../kernel/issue.ts'
import { type Cents, cents, centsToEuros, mulDiv } from '../kernel/money.ts'
import type { MinimumWage } from './minimum-wage.ts'

type DatedMinimumWage = Omit<MinimumWage, 'source'>

// The minimum wage has never fallen, and since 2019 no rise was above 3 %.
const mostRisePercent = 20
/** Rows cannot be removed: a row with a wrong year would stay. */
export const mostMonthsAway = 12

/**
 * Refuses a row that looks like a typing mistake next to its neighbours of the same area (N-06).
 */
export function newMinimumWageIssues(
  known: readonly DatedMinimumWage[],
  { area, validFrom, minimumWage }: DatedMinimumWage,
  today: IsoDate,
): Issue[] {
  const isAway =
    validFrom < addMonths(today, -mostMonthsAway) || validFrom > addMonths(today, mostMonthsAway)
  if (isAway)
    return [issue(['validFrom'], 'errors.legal_value.too_far', { months: mostMonthsAway })]
  const { min, max } = boundsAt(
    known.filter((row) => row.area === area),
    validFrom,
  )
  if (minimumWage < min) {
    return [issue(['minimumSalary'], 'errors.legal_value.too_low', { min: centsToEuros(min) })]
  }
  if (minimumWage > max) {
    return [issue(['minimumSalary'], 'errors.legal_value.too_high', { max: centsToEuros(max) })]
  }
  return []
}

function boundsAt(known: readonly DatedMinimumWage[], day: IsoDate): { min: Cents; max: Cents } {
  const ordered = known.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  const before = ordered.findLast(({ validFrom }) => validFrom <= day)?.minimumWage
  const after = ordered.find(({ validFrom }) => validFrom > day)?.minimumWage
  const highest = raised(before ?? after ?? cents(0))
  return { min: before ?? cents(1), max: after === undefined || after > highest ? highest : after }
}

function raised(wage: Cents): Cents {
  return cents(mulDiv(wage, 100 + mostRisePercent, 100))
}
