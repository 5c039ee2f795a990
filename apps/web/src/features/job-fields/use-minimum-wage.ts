import type { Mission } from '@renfort/contract/mission.ts'
import { instant, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import {
  knownMinimumWages,
  type MinimumWage,
  minimumWageOn,
  wageAreaOf,
} from '@renfort/domain/law/minimum-wage.ts'
import type { WorkAddress } from '@renfort/domain/law/territory.ts'
import { useQuery } from '@tanstack/react-query'
import { useProductClock } from '../../platform/product-clock.ts'
import { legalValuesQuery } from './queries.ts'

/** Where and when the work begins; today as long as no day is known, France as long as no place is. */
export interface WageTerms {
  readonly place: WorkAddress | null
  readonly firstDay: IsoDate | null
}

/** Where a mission begins, and on which day: its minimum wage is the one in force there then. */
export function wageTermsOf({
  location,
  shifts,
  flexiblePlanning,
}: Pick<Mission, 'location' | 'shifts' | 'flexiblePlanning'>): WageTerms {
  const days = [
    ...shifts.map(({ startDate, timeZone }) => dateAt(instant(startDate), timeZone)),
    ...(flexiblePlanning === null ? [] : [isoDate(flexiblePlanning.startDate.slice(0, 10))]),
  ]
  return { place: location, firstDay: days.toSorted()[0] ?? null }
}

/** The minimum wages that the API knows; those of this release until it has told them. */
export function useMinimumWages(): readonly MinimumWage[] {
  const { data } = useQuery(legalValuesQuery())
  return (
    data?.minimumWages.map(({ area, validFrom, minimumSalary, source }) => ({
      area,
      validFrom: isoDate(validFrom.slice(0, 10)),
      minimumWage: eurosToCents(minimumSalary),
      source: source ?? '',
    })) ?? knownMinimumWages()
  )
}

/** The minimum wage of a place of work on its first day (POST-64). */
export function useMinimumWage({ place, firstDay }: WageTerms): MinimumWage | null {
  const { today } = useProductClock()
  return minimumWageOn(useMinimumWages(), wageAreaOf(place), firstDay ?? today())
}
