import { holidayTitle } from '@renfort/domain/law/holiday-names.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { holidaysOn, type LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import { currentLocale } from '../../platform/i18n.ts'
import type { WeekSheet } from './week-sheet.ts'

/** The public holiday of a day in all of France by its name; `null` on other days. */
export function useHolidayName(): (date: IsoDate) => string | null {
  return (date) =>
    holidaysOn(date, [])
      .map((slug) => holidayTitle(slug, currentLocale()))
      .join(', ') || null
}

/** The name of a public holiday that only this place has on a day; `null` on other days. */
export function useLocalHolidayName(): typeof localHolidayName {
  return localHolidayName
}

function localHolidayName(date: IsoDate, local: readonly LocalHolidaySlug[]): string | null {
  const names = local
    .filter((slug) => holidaysOn(date, [slug]).includes(slug))
    .map((slug) => holidayTitle(slug, currentLocale()))
  return names.join(', ') || null
}

/** The local holidays of a week, by day, for all places of its missions. */
export function useHolidayOfPlaces(
  sheets: readonly Pick<WeekSheet, 'days' | 'missions'>[],
): (date: IsoDate) => string | null {
  const nameOf = useLocalHolidayName()
  return (date) => {
    const missions = sheets.find(({ days }) => days.includes(date))?.missions ?? []
    return nameOf(date, [...new Set(missions.flatMap(({ localHolidays }) => localHolidays))])
  }
}
