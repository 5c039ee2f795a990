/** From the lowest to the highest: the grade of a level is its index, 0 to 3 (JD-39). */
export const languageLevels = ['beginner', 'intermediate', 'fluent', 'native'] as const
export type LanguageLevel = (typeof languageLevels)[number]

/** ISO 639-2 codes that lists show first (JD-38). */
export const preferredLanguageCodes = ['fre', 'eng', 'ger', 'spa', 'ara', 'ita', 'por'] as const

/** From the lowest to the highest (JD-40). */
export const toolLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type ToolLevel = (typeof toolLevels)[number]

/** How an experience is shown: in months up to twelve, above in years to one decimal (JD-41). */
export function experienceDuration(months: number): { unit: 'months' | 'years'; value: number } {
  if (months <= 12) return { unit: 'months', value: months }
  return { unit: 'years', value: Math.round((months * 10) / 12) / 10 }
}
