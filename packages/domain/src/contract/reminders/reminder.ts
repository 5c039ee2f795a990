import {
  addDays,
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantInParis,
  instantOfMinute,
  localTime,
} from '../../kernel/calendar.ts'
import type { TimeZone } from '../../kernel/place-time.ts'
import { signingClocks } from '../signature/signing-clocks.ts'

/**
 * The mails about a document to sign, in order: it is ready (G-28), 48 and 24 hours before the
 * start, and on the eve of the legal limit.
 */
export const reminders = ['opened', '48h', '24h', 'eve'] as const
export type Reminder = (typeof reminders)[number]

/**
 * The hour, in Paris, of the reminder on the eve: at this hour every place of work has the same
 * date.
 */
const eveAt = localTime('09:00')

/** An unsigned document, with the data of its reminders. */
export interface Remindable {
  readonly openedAt: Instant
  readonly startsAt: Instant
  /** The zone of the place of work. */
  readonly timeZone: TimeZone
  /** The last reminder that was sent. */
  readonly reminded: Reminder | null
}

/** When each reminder of a document is sent. */
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

/**
 * The reminders still to send: after the last one, and not earlier than the creation of the
 * document.
 */
function ahead({ reminded, ...batch }: Remindable): readonly Reminder[] {
  const times = reminderTimes(batch)
  return reminders
    .slice(reminded === null ? 0 : reminders.indexOf(reminded) + 1)
    .filter(
      (reminder) => reminder === 'opened' || compareInstants(times[reminder], batch.openedAt) > 0,
    )
}

/** The reminder to send now; after a stop of the server, only the last missed one. */
export function dueReminder(batch: Remindable, now: Instant): Reminder | null {
  const times = reminderTimes(batch)
  const due = ahead(batch).filter((reminder) => compareInstants(times[reminder], now) <= 0)
  return due.at(-1) ?? null
}

/** Whether the work begins within a day: the subject of the mail then says so. */
export function isPressing({ startsAt }: Pick<Remindable, 'startsAt'>, now: Instant): boolean {
  return (
    compareInstants(startsAt, now) > 0 && epochMinuteOf(startsAt) - epochMinuteOf(now) <= 24 * 60
  )
}

/** When the next reminder is sent; `null` after the last. */
export function nextReminderAt(batch: Remindable): Instant | null {
  const [next] = ahead(batch)
  return next === undefined ? null : reminderTimes(batch)[next]
}
