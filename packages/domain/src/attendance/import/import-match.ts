import { dayAt, type TimeZone } from '../../kernel/place-time.ts'
import type { ImportedHours } from './import-row.ts'

/** The span of a shift, in minutes since 1970, and the zone of its place. */
export interface PlannedMinutes {
  readonly startMinute: number
  readonly endMinute: number
  readonly timeZone: TimeZone
}

type Said = Pick<ImportedHours, 'startMinute' | 'endMinute'>

/** The span of a line, as the clocks of a place read it. */
export interface SaidAt {
  readonly zone: TimeZone
  readonly hours: Said
}

/**
 * The shift that imported hours belong to, among the shifts of their Sider in that time zone: of
 * those that start on the same local day, the one that shares most time with the hours, the earlier
 * of two equals. `null` where none shares time (decisions §6).
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
 * The time zone of a line, among the zones in which its Sider is planned: the one in which it
 * shares most time with a shift, the first of two equals. `null` where none shares time.
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
