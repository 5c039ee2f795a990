import type { IsoDate } from '../kernel/calendar.ts'
import { issue, type Issue } from '../kernel/issue.ts'

/** For how long a recruitment is guaranteed (HRZ-02). */
export const guaranteeDays = 30

/** Positions of one request (HRZ-07). */
export const fewestPositions = 1

export const requestLimits = {
  jobName: 80,
  address: 200,
  city: 100,
  commentary: 1_000,
  positions: 100,
} as const

/** Gross euros a year. */
export interface SalaryRange {
  readonly min: number
  readonly max: number
}

/** The range, or `undefined` while one of its ends is missing (HRZ-08). */
export function completeRange(range: {
  readonly min: number | null
  readonly max: number | null
}): SalaryRange | undefined {
  const { min, max } = range
  return min === null || max === null ? undefined : { min, max }
}

export function salaryIssues({ min, max }: SalaryRange): Issue[] {
  return max < min ? [issue(['max'], 'errors.field.too_small', { min })] : []
}

/** The address on one line; an address from the maps holds the town already. */
export function workplaceLine(place: {
  readonly address: string
  readonly postalCode: string
  readonly city: string
}): string {
  const town = `${place.postalCode} ${place.city}`.trim()
  return place.address.includes(town) ? place.address : `${place.address}, ${town}`
}

/** Refuses a start in the past (HRZ-05). */
export function startDateIssues(startDate: IsoDate, today: IsoDate): Issue[] {
  return startDate < today ? [issue(['startDate'], 'errors.permanent.start_in_past')] : []
}
