import { epochMinuteOf, type Instant } from '../../kernel/calendar.ts'
import { type Issue, issue } from '../../kernel/issue.ts'

/** Minutes after the planned start from which somebody who has not come is late: a house rule. */
export const lateAfterMinutes = 10

/** Hours before the planned start from which somebody may have come to a shift. */
const earliestHours = 4

/**
 * How somebody stands to a shift: `absent` is who did not work, as the company or internal staff say;
 * `over` is a shift that has ended, whose hours say the rest.
 */
export const presences = ['expected', 'here', 'late', 'absent', 'over'] as const
export type Presence = (typeof presences)[number]

interface Expected {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly arrivedAt: Instant | null
  /** Whether the hours in force say that nobody worked. */
  readonly isAbsent: boolean
  /** Whether Siders clock by themselves: who sends no arrival is not late otherwise. */
  readonly clocks: boolean
}

/** How somebody stands to a shift at a moment; minutes are real ones. */
export function presenceAt(shift: Expected, now: Instant): Presence {
  if (shift.isAbsent) return 'absent'
  const minute = epochMinuteOf(now)
  if (minute >= epochMinuteOf(shift.endsAt)) return 'over'
  if (shift.arrivedAt !== null) return 'here'
  const isLate = shift.clocks && minute >= epochMinuteOf(shift.startsAt) + lateAfterMinutes
  return isLate ? 'late' : 'expected'
}

/** What is wrong with an arrival: one long before its shift, after its end, or still to come. */
export function arrivalIssues(
  arrivedAt: Instant,
  { startsAt, endsAt }: Pick<Expected, 'startsAt' | 'endsAt'>,
  now: Instant,
): Issue[] {
  const minute = epochMinuteOf(arrivedAt)
  if (minute > epochMinuteOf(now)) {
    return [issue(['arrivedAt'], 'errors.attendance.in_the_future')]
  }
  const isNear =
    minute >= epochMinuteOf(startsAt) - earliestHours * 60 && minute < epochMinuteOf(endsAt)
  return isNear ? [] : [issue(['arrivedAt'], 'errors.attendance.far_from_plan')]
}
