import type { Instant } from '@renfort/domain/kernel/calendar.ts'

/** The only place that reads the machine's time. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  epochMilliseconds(): number
  now(): Instant
}

/** A clock that starts at a given instant (NOW) and then runs on; the machine's own without one. */
export function startClock(startsAt: string | null = null): Clock {
  const offset = startsAt === null ? 0 : Date.parse(startsAt) - Date.now()
  const epochMilliseconds = () => Date.now() + offset
  return { epochMilliseconds, now: () => toInstant(epochMilliseconds()) }
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
