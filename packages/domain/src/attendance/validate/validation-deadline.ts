import {
  addDays,
  compareInstants,
  dateInParis,
  epochMinuteOf,
  type Instant,
  instantInParis,
  instantOfMinute,
  type IsoDate,
  localTime,
  weekdayOf,
} from '../../kernel/calendar.ts'
import { dateAt, type TimeZone } from '../../kernel/place-time.ts'
import { nextRun, type Schedule } from '../../kernel/schedule.ts'

/** Mondays at 22:00 in Paris: hours of the weeks before that nobody has decided are validated (C-21, TS-27). */
export const validationSchedule = {
  every: 'week',
  on: 0,
  at: localTime('22:00'),
} as const satisfies Schedule

/** What a Sider has to answer hours that the company has changed. */
const answerMinutes = 24 * 60

/**
 * When hours that start then are validated by themselves: the Monday after their week, at 22:00 in Paris.
 * Their week is that of their place; it is over everywhere by then.
 */
export function validationDeadline(startsAt: Instant, zone: TimeZone): Instant {
  return deadlineOfWeek(dateAt(startsAt, zone))
}

/** When the hours of the week of a day are validated by themselves. */
export function deadlineOfWeek(day: IsoDate): Instant {
  return instantInParis(addDays(day, 7 - weekdayOf(day)), validationSchedule.at)
}

/** When hours that the company has disputed are validated without an answer: not before 24 hours have passed. */
export function disputeDeadline(
  { startsAt, disputedAt }: { readonly startsAt: Instant; readonly disputedAt: Instant },
  zone: TimeZone,
): Instant {
  const week = validationDeadline(startsAt, zone)
  const answered = epochMinuteOf(disputedAt) + answerMinutes
  const answer = nextRun(validationSchedule, instantOfMinute(answered - 1))
  return compareInstants(week, answer) > 0 ? week : answer
}

/**
 * When hours are validated that still wait now: the deadline, or the next Monday at 22:00 once it has
 * passed. Hours that come after the run of their Monday wait for the next one.
 */
export function stillToCome(deadline: Instant, now: Instant): Instant {
  return compareInstants(deadline, now) > 0 ? deadline : nextRun(validationSchedule, now)
}

interface DueHours {
  /** A Monday: hours that start before it at their place are due. */
  readonly startedBefore: IsoDate
  /** Of disputed ones, those that were disputed until then. */
  readonly disputedUntil: Instant
  /** The Monday at 22:00 itself. Work that no shift planned, and that was told later, waits for the next one. */
  readonly deadline: Instant
}

/** Which hours the last Monday at 22:00 has validated, or should have. */
export function dueAt(now: Instant): DueHours {
  const day = dateInParis(now)
  const thisMonday = addDays(day, -weekdayOf(day))
  const isBefore = compareInstants(instantInParis(thisMonday, validationSchedule.at), now) > 0
  const monday = isBefore ? addDays(thisMonday, -7) : thisMonday
  const deadline = instantInParis(monday, validationSchedule.at)
  return {
    startedBefore: monday,
    disputedUntil: instantOfMinute(epochMinuteOf(deadline) - answerMinutes),
    deadline,
  }
}

interface Validation {
  readonly deadline: Instant
  /** Hours that start before this day at their place are validated at the deadline. */
  readonly startedBefore: IsoDate
}

/** The next Monday at 22:00, and which hours it validates. */
export function nextValidation(now: Instant): Validation {
  const deadline = nextRun(validationSchedule, now)
  return { deadline, startedBefore: dateInParis(deadline) }
}
