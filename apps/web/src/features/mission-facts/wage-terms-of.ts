import type { Mission } from '@renfort/contract/mission.ts'
import { instant, isoDate, localDateOf } from '@renfort/domain/kernel/calendar.ts'
import type { WageTerms } from '../job-fields/use-minimum-wage.ts'

/** Where a mission begins, and on which day: its minimum wage is the one in force there then. */
export function wageTermsOf({
  location,
  shifts,
  flexiblePlanning,
}: Pick<Mission, 'location' | 'shifts' | 'flexiblePlanning'>): WageTerms {
  const days = [
    ...shifts.map(({ startDate }) => localDateOf(instant(startDate))),
    ...(flexiblePlanning === null ? [] : [isoDate(flexiblePlanning.startDate.slice(0, 10))]),
  ]
  return { place: location, firstDay: days.toSorted()[0] ?? null }
}
