import type { Mission } from '@renfort/contract/mission.ts'
import { addDays, addMonths, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, parisZone } from '@renfort/domain/kernel/place-time.ts'
import { holidaysOf, type LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import { shiftLimits, type ShiftRules } from '@renfort/domain/shift/shift.ts'
import { createContext, use } from 'react'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'

interface ShiftCalendar {
  rules: () => ShiftRules
  today: IsoDate
  /** The days on which a shift may start (SHIFT-12, SHIFT-13). */
  min: IsoDate
  max: IsoDate
  holidays: ReadonlySet<IsoDate>
}

type Place = Pick<Mission, 'localHolidays' | 'timeZone'>

/** Several places at once: days begin as in Paris, and only national holidays are marked. */
const severalPlaces: Place = { localHolidays: [], timeZone: parisZone }

/** The place of the mission on show: its zone, and its local holidays. */
export const ShiftPlace = createContext<Place>(severalPlaces)

export function useLocalHolidays(): readonly LocalHolidaySlug[] {
  return use(ShiftPlace).localHolidays
}

/**
 * When shifts may start for this user at the given place, or at the place on show, and the holidays of those years.
 */
export function useShiftCalendar(given?: Place): ShiftCalendar {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const shown = use(ShiftPlace)
  const { localHolidays, timeZone } = given ?? shown
  const date = dateAt(now(), timeZone)
  const firstYear = Number(date.slice(0, 4))
  const years = Array.from({ length: shiftLimits.maxYearsAhead + 1 }, (_, i) => firstYear + i)
  return {
    rules: () => ({ timeZone, now: now(), insider }),
    today: date,
    min: insider ? addDays(date, -1) : date,
    max: addMonths(date, 12 * shiftLimits.maxYearsAhead),
    holidays: new Set(
      years.flatMap((year) => holidaysOf(year, localHolidays).map((holiday) => holiday.date)),
    ),
  }
}
