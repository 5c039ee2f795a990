import { useSiderDirectoryWords } from './words.ts'

/** A length in years and months: « 1 an et 4 mois ». */
export function useLengthOf(): (months: number) => string {
  const t = useSiderDirectoryWords()
  return (total) => {
    const years = t(($) => $.experiences.years, { count: Math.floor(total / 12) })
    const months = t(($) => $.experiences.months, { count: total % 12 })
    if (total < 12) return months
    return total % 12 === 0 ? years : t(($) => $.experiences.yearsAndMonths, { years, months })
  }
}
