import {
  addDays,
  compareInstants,
  dateInParis,
  type Instant,
  instantInParis,
  type IsoDate,
  localTime,
  weekdayOf,
} from '../../kernel/calendar.ts'
import { type Schedule, weekly } from '../../kernel/schedule.ts'
import { validationSchedule } from './validation-deadline.ts'

const times = [localTime('09:00'), localTime('18:00')] as const

/**
 * Mondays at 09:00 and at 18:00 in Paris: managers are told which hours they have to decide before
 * 22:00.
 */
export const reminderSchedules = {
  morning: weekly(validationSchedule.on, times[0]),
  evening: weekly(validationSchedule.on, times[1]),
} as const satisfies Record<string, Schedule>

interface ValidationReminder {
  /** When the reminder was due: nobody gets the same reminder twice. */
  readonly dueAt: Instant
  /** A Monday: hours with a local start before it are validated at 22:00. */
  readonly startedBefore: IsoDate
}

/** The last reminder that is due; `null` on other days, and once the deadline of its Monday has passed. */
export function validationReminder(now: Instant): ValidationReminder | null {
  const today = dateInParis(now)
  const monday = addDays(today, -((weekdayOf(today) - validationSchedule.on + 7) % 7))
  if (compareInstants(now, instantInParis(monday, validationSchedule.at)) >= 0) return null
  const dueAt = times
    .map((time) => instantInParis(monday, time))
    .findLast((time) => compareInstants(time, now) <= 0)
  return dueAt === undefined ? null : { dueAt, startedBefore: monday }
}
