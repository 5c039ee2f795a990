import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { millisecondsBetween } from '../clock.ts'

/** A bucket of calls: this many at once, which come back evenly within the seconds. */
export interface CallAllowance {
  readonly calls: number
  readonly seconds: number
}

/** What is left of an allowance. */
export interface CallCount {
  readonly of: 'key' | 'session'
  readonly allowance: CallAllowance
  /** Milliseconds until all calls are back. */
  readonly fullAfter: number
  readonly isRefused: boolean
}

/** Milliseconds in which one call comes back. */
export function stepOf({ calls, seconds }: CallAllowance): number {
  return (seconds * 1_000) / calls
}

/** Milliseconds from now until an allowance is whole again. */
export function fullAfter(fullAt: Instant, now: Instant): number {
  return Math.max(0, millisecondsBetween(now, fullAt))
}
