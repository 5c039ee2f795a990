import { useRemunerationWords } from './words.ts'

/** A month of the screens (REM-20, C-19). */
export const daysPerMonth = 30

/** « 3 mois », or days where they make no whole months. */
export function useSeniorityText(): (days: number) => string {
  const t = useRemunerationWords()
  return (days) =>
    days % daysPerMonth === 0
      ? t(($) => $.seniority.months, { count: days / daysPerMonth })
      : t(($) => $.seniority.days, { count: days })
}
