import type { Instant } from '@renfort/domain/kernel/calendar.ts'

/** The only place that reads the machine's time. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  epochMilliseconds(): number
  now(): Instant
  /** Whether the clock is being moved forward; meanwhile the mover runs the jobs that come due. */
  isMoving(): boolean
}

/** A clock that a demo moves forward; a past instant changes nothing. */
export interface MovableClock extends Clock {
  moveTo(instant: Instant): void
  setMoving(isMoving: boolean): void
}

/** A run of a job at one instant on the clock of the product. */
export interface DueRun {
  readonly job: string
  readonly at: Instant
}

/**
 * Runs everything that comes due up to an instant, and returns the instant; `null` for a past one.
 */
export type ClockMover = (to: Instant) => Promise<readonly DueRun[] | null>

/**
 * A clock that starts at a given instant (NOW) and runs on from there; without one, the machine's
 * own.
 */
export function startClock(startsAt: string | null = null): MovableClock {
  let moving = false
  let offset = startsAt === null ? 0 : Date.parse(startsAt) - Date.now()
  const epochMilliseconds = () => Date.now() + offset
  return {
    epochMilliseconds,
    now: () => toInstant(epochMilliseconds()),
    isMoving: () => moving,
    setMoving: (isMoving) => {
      moving = isMoving
    },
    moveTo: (instant) => {
      offset = Math.max(offset, Date.parse(instant) - Date.now())
    },
  }
}

/** A clock that stands still. */
export function stoppedClock(now: Instant): Clock {
  return { now: () => now, epochMilliseconds: () => Date.parse(now), isMoving: () => false }
}

export function toInstant(epochMilliseconds: number): Instant {
  return new Date(epochMilliseconds).toISOString() as Instant
}

/** An instant some milliseconds after another. */
export function instantAfter(instant: Instant, milliseconds: number): Instant {
  return toInstant(Date.parse(instant) + milliseconds)
}

/** Milliseconds from one instant to another. */
export function millisecondsBetween(from: string, to: Instant): number {
  return Date.parse(to) - Date.parse(from)
}

/** An instant for a library that asks for a `Date`. */
export function dateOf(instant: Instant): Date {
  return new Date(instant)
}

/** Whether one HTTP date is no later than another; never where one cannot be read. */
export function isNoLater(date: string, than: string): boolean {
  return Date.parse(date) <= Date.parse(than)
}
