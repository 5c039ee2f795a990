import { euros } from '@renfort/contract/kernel/fields.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { salaryRefusal } from '@renfort/domain/job-description/salary.ts'
import { instant, type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
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

/** The place and day on which the work begins; without a day it is today, without a place France. */
export interface WageTerms {
  readonly place: WorkAddress | null
  readonly firstDay: IsoDate | null
}

/** The place and day on which a mission begins: they decide its minimum wage. */
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

/** The minimum wages that the API knows; the built-in ones until it has answered. */
function useMinimumWages(): readonly MinimumWage[] {
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

type RateProblem = 'required' | 'format' | 'tooLow' | 'lowered'

interface RateFacts {
  /** Euros; `NaN` while the typed text is no amount. */
  readonly rate: number | null
  /** The legal minimum of the place. */
  readonly minimum: MinimumWage | null
  /** The saved rate, which may only rise (POST-63). */
  readonly saved?: number | null
  readonly mayLower?: boolean
}

/** What is wrong with an hourly rate: the same rules as the API's (POST-61 to POST-63). */
export function rateProblem({
  rate,
  minimum,
  saved = null,
  mayLower = false,
}: RateFacts): RateProblem | null {
  if (rate === null) return 'required'
  if (!euros.safeParse(rate).success) return 'format'
  const typed = eurosToCents(rate)
  if (minimum !== null && salaryRefusal(typed, minimum) !== null) return 'tooLow'
  return saved !== null && !mayLower && typed < eurosToCents(saved) ? 'lowered' : null
}
