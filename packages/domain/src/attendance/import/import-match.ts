import { dayAt, type TimeZone } from '../../kernel/place-time.ts'
import type { ImportedHours } from './import-row.ts'

/** A time of a shift, in minutes since 1970, and the zone of its place. */
export interface PlannedMinutes {
  readonly startMinute: number
  readonly endMinute: number
  readonly timeZone: TimeZone
}

type Said = Pick<ImportedHours, 'startMinute' | 'endMinute'>

/** What a line says on the clocks of a place. */
export interface SaidAt {
  readonly zone: TimeZone
  readonly hours: Said
}

/**
 * The shift that some hours are of, among those of their Sider whose place has these clocks: the one with
 * which they share most time, of those that start on the same local day; of two alike, the earlier.
 * `null` where they share time with none (decisions §6).
 */
export function matchedShift<Shift extends PlannedMinutes>(
  { hours, zone }: SaidAt,
  shifts: readonly Shift[],
): Shift | null {
  const day = dayAt(hours.startMinute, zone)
  let best: Shift | null = null
  let most = 0
  for (const shift of shifts) {
    const shared = sharedMinutes(hours, shift)
    const isBetter =
      shared > most || (shared === most && best !== null && shift.startMinute < best.startMinute)
    const isThere = shift.timeZone === zone && dayAt(shift.startMinute, zone) === day
    if (shared > 0 && isBetter && isThere) {
      best = shift
      most = shared
    }
  }
  return best
}

/**
 * The clocks that a line means, of those of the places where its Sider is planned: those by which it
 * shares most time with a shift there; of two alike, the first. `null` where it shares time with none.
 */
export function matchedZone(
  readings: readonly SaidAt[],
  shifts: readonly PlannedMinutes[],
): TimeZone | null {
  let best: TimeZone | null = null
  let most = 0
  for (const reading of readings) {
    const shift = matchedShift(reading, shifts)
    const shared = shift === null ? 0 : sharedMinutes(reading.hours, shift)
    if (shared > most) {
      best = reading.zone
      most = shared
    }
  }
  return best
}

function sharedMinutes(hours: Said, shift: Said): number {
  return Math.min(hours.endMinute, shift.endMinute) - Math.max(hours.startMinute, shift.startMinute)
}
