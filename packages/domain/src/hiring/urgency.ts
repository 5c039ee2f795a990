import { epochMinuteOf, type Instant } from '../kernel/calendar.ts'

/** How near the next slot is that nobody has been hired for. */
export const urgencies = ['late', 'day', 'threeDays', 'week', 'later'] as const
export type Urgency = (typeof urgencies)[number]

const hours = { day: 24, threeDays: 72, week: 168 } as const

/** The urgency of a slot that begins at an instant: `late` once it has begun, then by the hours that are left. */
export function urgencyOf(startsAt: Instant, now: Instant): Urgency {
  const left = epochMinuteOf(startsAt) - epochMinuteOf(now)
  if (left <= 0) return 'late'
  if (left <= hours.day * 60) return 'day'
  if (left <= hours.threeDays * 60) return 'threeDays'
  return left <= hours.week * 60 ? 'week' : 'later'
}
