import { compareInstants, type Instant, isoDate } from '../kernel/calendar.ts'
import type { TimeZone } from '../kernel/place-time.ts'
import { absenceAt, periodOf, type Unavailability } from './sider-profile.ts'

interface Planned {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: TimeZone
}

/**
 * The first shift that a Sider has promised to work during one of their absences: it is taken off
 * by staff first, who find somebody else.
 */
export function shiftInAbsence<T extends Planned>(
  absences: readonly Unavailability[],
  shifts: readonly T[],
): T | null {
  const periods = absences.map(({ startDate, endDate }) =>
    periodOf(isoDate(startDate), isoDate(endDate)),
  )
  const meets = (shift: T) =>
    periods.some((period) => {
      const { startsAt, endsAt } = absenceAt(period, shift.timeZone)
      return (
        compareInstants(startsAt, shift.endsAt) < 0 && compareInstants(shift.startsAt, endsAt) < 0
      )
    })
  return shifts.find(meets) ?? null
}
