import {
  addDays,
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantInParis,
  instantOfMinute,
  localTime,
} from '../kernel/calendar.ts'
import type { TimeZone } from '../kernel/place-time.ts'
import { signingClocks } from './signing-clocks.ts'

/**
 * What tells of a signature that waits, in order: that there are contracts (G-28), 48 and 24 hours before the
 * start, and the eve of the legal limit.
 */
export const reminders = ['opened', '48h', '24h', 'eve'] as const
export type Reminder = (typeof reminders)[number]

/** The hour of Paris at which the eve’s reminder goes, wherever the work is: no place has another day then. */
const eveAt = localTime('09:00')

/** A batch that nobody has signed, as its reminders see it. */
export interface Remindable {
  readonly openedAt: Instant
  readonly startsAt: Instant
  /** The zone of the place of work. */
  readonly timeZone: TimeZone
  /** The last reminder that was sent. */
  readonly reminded: Reminder | null
}

/** When each reminder of a batch goes. */
export function reminderTimes({
  openedAt,
  startsAt,
  timeZone,
}: Omit<Remindable, 'reminded'>): Readonly<Record<Reminder, Instant>> {
  const hoursBefore = (hours: number) => instantOfMinute(epochMinuteOf(startsAt) - hours * 60)
  return {
    opened: openedAt,
    '48h': hoursBefore(48),
    '24h': hoursBefore(24),
    eve: instantInParis(addDays(signingClocks(startsAt, timeZone).lastDay, -1), eveAt),
  }
}

/** Those that are still to go: after the last one, and not for a time before the batch was opened. */
function ahead({ reminded, ...batch }: Remindable): readonly Reminder[] {
  const times = reminderTimes(batch)
  return reminders
    .slice(reminded === null ? 0 : reminders.indexOf(reminded) + 1)
    .filter(
      (reminder) => reminder === 'opened' || compareInstants(times[reminder], batch.openedAt) > 0,
    )
}

/** The reminder to send now; after a stop the last one that was missed, alone. */
export function dueReminder(batch: Remindable, now: Instant): Reminder | null {
  const times = reminderTimes(batch)
  const due = ahead(batch).filter((reminder) => compareInstants(times[reminder], now) <= 0)
  return due.at(-1) ?? null
}

/** Whether a batch begins within a day: its mail says so where it is read first. */
export function isPressing({ startsAt }: Pick<Remindable, 'startsAt'>, now: Instant): boolean {
  return (
    compareInstants(startsAt, now) > 0 && epochMinuteOf(startsAt) - epochMinuteOf(now) <= 24 * 60
  )
}

/** When the next reminder of a batch goes; `null` after the last. */
export function nextReminderAt(batch: Remindable): Instant | null {
  const [next] = ahead(batch)
  return next === undefined ? null : reminderTimes(batch)[next]
}
