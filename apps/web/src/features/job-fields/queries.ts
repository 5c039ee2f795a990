import { listJobOptions, listSubtasks } from '@renfort/contract/catalogue.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { readLegalValues } from '@renfort/contract/organisation.ts'
import {
  experienceDuration,
  type LanguageLevel,
  type ToolLevel,
} from '@renfort/domain/job-description/skills.ts'
import type { EquipmentProvider } from '@renfort/domain/job-description/work-conditions.ts'
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
import { currentLocale } from '../../platform/i18n.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { useJobFieldWords } from './words.ts'

const aDay = stale.user

/** Everything that can be chosen in a job, in the language of the reader. */
const jobOptionsQuery = () => queryFor(listJobOptions, {}, aDay)

/** Subtasks proposed for a job title. */
export const subtasksQuery = (jobTitleId: string) =>
  queryFor(listSubtasks, { params: { id: jobTitleId } }, aDay)

staleAfter(readLegalValues, ['legalValues'])

/** The legal minimums (POST-64). */
export const legalValuesQuery = () => queryFor(readLegalValues, {}, stale.lists)

export function useJobOptions() {
  return useQuery(jobOptionsQuery()).data
}

/** The requirements of a job as text: with level, length, or who provides it. */
export function useJobLabels() {
  const t = useJobFieldWords()
  const durationOf = (months: number) => {
    const { unit, value } = experienceDuration(months)
    if (unit === 'months') return t(($) => $.experiences.durationMonths, { months: value })
    const years = value.toLocaleString(currentLocale(), { maximumFractionDigits: 1 })
    return t(($) => $.experiences.durationYears, { count: value, years })
  }
  return {
    durationOf,
    language: ({ name, level }: { name: string; level: LanguageLevel }) =>
      t(($) => $.languages.named[level], { name }),
    tool: ({ name, level }: { name: string; level: ToolLevel }) =>
      t(($) => $.tools.named[level], { name }),
    experience: ({ name, duration }: { name: string; duration: number }) =>
      t(($) => $.experiences.named, { name, duration: durationOf(duration) }),
    equipment: ({ name, providedBy }: { name: string; providedBy: EquipmentProvider | null }) =>
      providedBy === null ? name : t(($) => $.providedBy[providedBy], { name }),
  }
}

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
