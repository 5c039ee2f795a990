import { epochMinuteOf } from '../../kernel/calendar.ts'
import type { Span } from '../attendance.ts'

/** How many of a Sider's last validated shifts their usual deviation is computed from. */
export const usualShifts = { least: 3, most: 10 } as const

export interface UsualDeviation {
  /** Minutes between the planned and the usual start; negative when they usually start early. */
  readonly startMinutes: number
  readonly endMinutes: number
  /** The number of shifts that it is computed from. */
  readonly count: number
}

interface Worked {
  readonly plan: Span
  readonly worked: Span
}

/**
 * The median deviation from the plan, in whole minutes; `null` for fewer shifts than
 * `usualShifts.least`.
 */
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

/** Of two middle values the one nearer to the plan, so that the result is a value that occurred. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    sorted[Math.floor(sorted.length / 2)] ?? 0,
  ]
  return Math.abs(low) <= Math.abs(high) ? low : high
}
