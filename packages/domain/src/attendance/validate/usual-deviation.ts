import { epochMinuteOf } from '../../kernel/calendar.ts'
import type { Span } from '../attendance.ts'

/** How many of their last validated shifts tell what is usual for a Sider. */
export const usualShifts = { least: 3, most: 10 } as const

export interface UsualDeviation {
  /** Minutes by which they usually start after the plan; before it when negative. */
  readonly startMinutes: number
  readonly endMinutes: number
  /** The shifts that tell it. */
  readonly count: number
}

interface Worked {
  readonly plan: Span
  readonly worked: Span
}

/** The median deviation from the plan, in whole minutes; `null` of too few shifts to tell. */
export function usualDeviation(shifts: readonly Worked[]): UsualDeviation | null {
  if (shifts.length < usualShifts.least) return null
  const medianOf = (bound: keyof Span) =>
    median(
      shifts.map(({ plan, worked }) => epochMinuteOf(worked[bound]) - epochMinuteOf(plan[bound])),
    )
  return {
    startMinutes: medianOf('startDate'),
    endMinutes: medianOf('endDate'),
    count: shifts.length,
  }
}

/** Between two of them the one nearer to the plan, so that nothing is said that nobody did. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    sorted[Math.floor(sorted.length / 2)] ?? 0,
  ]
  return Math.abs(low) <= Math.abs(high) ? low : high
}
