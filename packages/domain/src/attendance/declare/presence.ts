import { epochMinuteOf, type Instant } from '../../kernel/calendar.ts'
import { type Issue, issue } from '../../kernel/issue.ts'

/**
 * Minutes after the planned start from which a Sider who has not arrived is late: a product rule.
 */
export const lateAfterMinutes = 10

/** Hours before the planned start from which an arrival is accepted. */
const earliestHours = 4

/**
 * The presence of a Sider at a shift. `absent`: they did not work, as the company or internal staff
 * say. `over`: the shift has ended, or they have clocked its end, and its hours say the rest.
 */
export const presences = ['expected', 'here', 'late', 'absent', 'over'] as const
export type Presence = (typeof presences)[number]

export interface ExpectedAtShift {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly arrivedAt: Instant | null
  /** Whether they have clocked the end of it. */
  readonly hasLeft: boolean
  /** Whether the current version of the hours says that nobody worked. */
  readonly isAbsent: boolean
  /** Whether the Siders clock in by themselves; only then is somebody without an arrival late. */
  readonly clocks: boolean
}

/** The presence of a Sider at a shift at a moment; minutes are real ones. */
export function presenceAt(shift: ExpectedAtShift, now: Instant): Presence {
  if (shift.isAbsent) return 'absent'
  const minute = epochMinuteOf(now)
  if (shift.hasLeft || minute >= epochMinuteOf(shift.endsAt)) return 'over'
  if (shift.arrivedAt !== null) return 'here'
  const isLate = shift.clocks && minute >= epochMinuteOf(shift.startsAt) + lateAfterMinutes
  return isLate ? 'late' : 'expected'
}

/** What is wrong with an arrival: it is long before its shift, after its end, or in the future. */
export function arrivalIssues(
  arrivedAt: Instant,
  { startsAt, endsAt }: Pick<ExpectedAtShift, 'startsAt' | 'endsAt'>,
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
