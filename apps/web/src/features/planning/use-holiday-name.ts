import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { holidaysOn } from '@renfort/domain/law/public-holidays.ts'
import { usePlanningWords } from './words.ts'

/** The public holiday of a day by its name; `null` on other days. */
export function useHolidayName(): (date: IsoDate) => string | null {
  const t = usePlanningWords()
  return (date) =>
    holidaysOn(date, [])
      .map((slug) => t(($) => $.holidays[slug]))
      .join(', ') || null
}
