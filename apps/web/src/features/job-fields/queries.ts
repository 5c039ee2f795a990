import { listJobOptions, listSubtasks } from '@renfort/contract/catalogue.ts'
import { readLegalValues } from '@renfort/contract/organisation.ts'
import {
  experienceDuration,
  type LanguageLevel,
  type ToolLevel,
} from '@renfort/domain/job-description/skills.ts'
import type { EquipmentProvider } from '@renfort/domain/job-description/work-conditions.ts'
import { useQuery } from '@tanstack/react-query'
import { currentLocale } from '../../platform/i18n.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor } from '../../platform/query.ts'
import { useJobFieldWords } from './words.ts'

const aDay = stale.user

/** Everything that can be chosen in a job, in the language of the reader. */
const jobOptionsQuery = () => queryFor(listJobOptions, {}, aDay)

/** Subtasks proposed for a job title. */
export const subtasksQuery = (jobTitleId: string) =>
  queryFor(listSubtasks, { params: { id: jobTitleId } }, aDay)

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
