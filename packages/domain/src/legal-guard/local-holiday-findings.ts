import { holidaySource, holidaysOn, type LocalHolidaySlug } from '../law/public-holidays.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { ofTheMission } from './finding.ts'
import type { Finding } from './finding.ts'
import { daysTouched } from './worked-days.ts'

/**
 * Work on a local holiday of the place, with its article, because a planner elsewhere may not know
 * it. It needs no acknowledgement, since only the price differs. One finding for each holiday.
 */
export function localHolidayFindings(
  shifts: readonly Pick<ShiftDraft, 'startsAt' | 'endsAt' | 'timeZone'>[],
  local: readonly LocalHolidaySlug[],
): Finding[] {
  if (local.length === 0) return []
  const worked = [...new Set(shifts.flatMap(daysTouched))].toSorted()
  return local.flatMap((slug) => {
    const dates = worked.filter((date) => holidaysOn(date, [slug]).includes(slug))
    if (dates.length === 0) return []
    const source = holidaySource(slug)
    return { ...ofTheMission, severity: 'house', key: 'local_holiday', source, dates } as const
  })
}
