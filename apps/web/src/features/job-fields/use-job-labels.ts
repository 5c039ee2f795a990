import {
  experienceDuration,
  type LanguageLevel,
  type ToolLevel,
} from '@renfort/domain/job-description/skills.ts'
import type { EquipmentProvider } from '@renfort/domain/job-description/work-conditions.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { useJobFieldWords } from './words.ts'

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
