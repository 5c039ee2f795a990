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
  mondayOf,
  weekdayOf,
} from '../../kernel/calendar.ts'
import { dateAt, type TimeZone } from '../../kernel/place-time.ts'
import { nextRun, type Schedule } from '../../kernel/schedule.ts'

/**
 * Mondays at 22:00 in Paris, the undecided hours of the weeks before are validated automatically
 * (C-21, TS-27).
 */
export const validationSchedule = {
  every: 'week',
  on: 0,
  at: localTime('22:00'),
} as const satisfies Schedule

/** The time that a Sider has to answer hours that the company has changed. */
const answerMinutes = 24 * 60

/**
 * When hours with this start are validated automatically: on the Monday after their week, at 22:00
 * in Paris. The week is that of their place; by then it is over everywhere.
 */
export function validationDeadline(startsAt: Instant, zone: TimeZone): Instant {
  return deadlineOfWeek(dateAt(startsAt, zone))
}

/** When the hours of the week of a day are validated automatically. */
export function deadlineOfWeek(day: IsoDate): Instant {
  return instantInParis(addDays(day, 7 - weekdayOf(day)), validationSchedule.at)
}

/**
 * When hours disputed by the company are validated if the Sider does not answer: at least 24 hours
 * later.
 */
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
 * When hours that still wait are validated: at the deadline, or on the next Monday at 22:00 once it
 * has passed. Hours that are declared after the run of their Monday wait for the next one.
 */
export function stillToCome(deadline: Instant, now: Instant): Instant {
  return compareInstants(deadline, now) > 0 ? deadline : nextRun(validationSchedule, now)
}

interface DueHours {
  /** A Monday: hours with a local start before it are due. */
  readonly startedBefore: IsoDate
  /** Disputed hours are due when they were disputed before this instant. */
  readonly disputedUntil: Instant
  /**
   * The Monday at 22:00 itself. Unplanned work that is declared after it waits for the next one.
   */
  readonly deadline: Instant
}

/** Which hours the last Monday at 22:00 has validated, or should have validated. */
export function dueAt(now: Instant): DueHours {
  const day = dateInParis(now)
  const thisMonday = mondayOf(day)
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
  /** Hours with a local start before this day are validated at the deadline. */
  readonly startedBefore: IsoDate
}

/** The next Monday at 22:00, and which hours it validates. */
export function nextValidation(now: Instant): Validation {
  const deadline = nextRun(validationSchedule, now)
  return { deadline, startedBefore: dateInParis(deadline) }
}
