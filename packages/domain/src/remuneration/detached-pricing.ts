import { type Issue, issue } from '../kernel/issue.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { hoursTypesLimits } from './hours-types.ts'
import { basisPointsOf } from './policy.ts'
import { type HourType, hourTypes, type PricingRow, repriced } from './pricing-rows.ts'

/** A row of a price list as the provider’s staff set it: its rate follows from the hourly rate (N-17). */
export interface DetachedRow {
  readonly hourType: HourType
  /** Hours of the week, of an overtime row alone. */
  readonly threshold?: number | undefined
  readonly coefficient: number
  /** Percent; normal hours and the solidarity day have none. */
  readonly increaseRate?: number | undefined
}

/** Below 1, an hour would be billed for less than it is paid. */
export const coefficientLimits = { min: 1, max: 10, decimals: 4 } as const

/** A coefficient as it is stored: 1.95 is 19500. */
export function coefficientBasisPoints(coefficient: number): number {
  return Math.round(coefficient * 10 ** coefficientLimits.decimals)
}

/** Whether storing a coefficient rounds nothing away. */
export function isExactCoefficient(coefficient: number): boolean {
  const scale = 10 ** coefficientLimits.decimals
  return Math.abs(coefficient * scale - coefficientBasisPoints(coefficient)) < 1e-6
}

const withoutIncrease: readonly HourType[] = ['normal', 'solidarity']

/** A list has one row for each type of hour, and one for each overtime threshold, in their order. */
export function detachedRowsIssues(rows: readonly DetachedRow[]): Issue[] {
  const types = rows.map(({ hourType }) => hourType)
  return [
    ...hourTypes.filter((type) => !types.includes(type)).map(() => noRow),
    ...rows.flatMap((row, i) => [
      ...twiceIssues(types, i),
      ...thresholdIssues(rows, i),
      ...increaseIssues(row, i),
    ]),
  ]
}

const noRow = issue([], 'errors.field.required')

function twiceIssues(types: readonly HourType[], i: number): Issue[] {
  const type = types[i]
  const isSecond = type !== undefined && type !== 'extra' && types.indexOf(type) < i
  return isSecond ? [issue([i, 'hourType'], 'errors.field.unknown_choice')] : []
}

function thresholdIssues(rows: readonly DetachedRow[], i: number): Issue[] {
  const row = rows[i]
  if (row?.hourType !== 'extra') return []
  const { min, max } = hoursTypesLimits.threshold
  const before = rows.slice(0, i).findLast(({ hourType }) => hourType === 'extra')
  const { threshold = 0 } = row
  const isRight = threshold >= min && threshold <= max && threshold > (before?.threshold ?? 0)
  return isRight ? [] : [issue([i, 'threshold'], 'errors.remuneration.threshold', { min, max })]
}

function increaseIssues({ hourType, increaseRate }: DetachedRow, i: number): Issue[] {
  const hasNone = withoutIncrease.includes(hourType)
  if (increaseRate === undefined) {
    return hasNone ? [] : [issue([i, 'increaseRate'], 'errors.field.required')]
  }
  const { min } = hoursTypesLimits.increase
  const max = hasNone ? 0 : hoursTypesLimits.increase.max
  const isWhole = Math.abs(increaseRate * 100 - Math.round(increaseRate * 100)) < 1e-6
  if (isWhole && increaseRate >= min && increaseRate <= max) return []
  return [issue([i, 'increaseRate'], 'errors.remuneration.increase', { min, max })]
}

/** The rows of one list at an hourly rate. */
export function detachedRows(rows: readonly DetachedRow[], hourlyRate: Cents): PricingRow[] {
  const stored = rows.map(({ hourType, threshold, coefficient, increaseRate }) => ({
    hourType,
    thresholdHours: hourType === 'extra' ? (threshold ?? null) : null,
    coefficientBasisPoints: coefficientBasisPoints(coefficient),
    increaseBasisPoints:
      increaseRate === undefined || withoutIncrease.includes(hourType)
        ? null
        : basisPointsOf(increaseRate),
    hourlyRateCents: hourlyRate,
    increaseCents: cents(0),
    tags: [hourType],
  }))
  return repriced(stored, hourlyRate)
}
