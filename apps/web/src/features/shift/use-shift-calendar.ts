import { addDays, addMonths, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
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

/** The holidays that the place of the mission on show has besides the national ones. */
export const LocalHolidays = createContext<readonly LocalHolidaySlug[]>([])

export function useLocalHolidays(): readonly LocalHolidaySlug[] {
  return use(LocalHolidays)
}

/** When shifts may start for this user, and the public holidays of those years. */
export function useShiftCalendar(): ShiftCalendar {
  const { now, today } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const local = useLocalHolidays()
  const date = today()
  const firstYear = Number(date.slice(0, 4))
  const years = Array.from({ length: shiftLimits.maxYearsAhead + 1 }, (_, i) => firstYear + i)
  return {
    rules: () => ({ now: now(), insider }),
    today: date,
    min: insider ? addDays(date, -1) : date,
    max: addMonths(date, 12 * shiftLimits.maxYearsAhead),
    holidays: new Set(
      years.flatMap((year) => holidaysOf(year, local).map((holiday) => holiday.date)),
    ),
  }
}
