import { wallMinuteInParis } from '../kernel/calendar.ts'
import type { ImportedHours } from './import-row.ts'

/** A time of a shift, in minutes since 1970. */
export interface PlannedMinutes {
  readonly startMinute: number
  readonly endMinute: number
}

/** The day in Paris of a minute, as a number of days since 1970. */
export function parisDayOf(minute: number): number {
  return Math.floor(wallMinuteInParis(minute) / 1440)
}

/**
 * The shift that some hours are of, among those of their Sider: the one with which they share most
 * time, of those that start on the same day in Paris; of two alike, the earlier. `null` where they
 * share time with none (decisions §6).
 */
export function matchedShift<Shift extends PlannedMinutes>(
  hours: Pick<ImportedHours, 'startMinute' | 'endMinute'>,
  shifts: readonly Shift[],
): Shift | null {
  const day = parisDayOf(hours.startMinute)
  let best: Shift | null = null
  let most = 0
  for (const shift of shifts) {
    const shared =
      Math.min(hours.endMinute, shift.endMinute) - Math.max(hours.startMinute, shift.startMinute)
    const isBetter =
      shared > most || (shared === most && best !== null && shift.startMinute < best.startMinute)
    if (shared > 0 && isBetter && parisDayOf(shift.startMinute) === day) {
      best = shift
      most = shared
    }
  }
  return best
}
