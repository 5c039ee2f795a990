/** The columns of a file of worked hours (TS-43). */
export const importColumns = ['siderId', 'startDate', 'endDate', 'breakDuration'] as const
export type ImportColumn = (typeof importColumns)[number]

/** What is wrong with a line of a file of hours, in the order in which a line is checked (TS-44). */
export const importCategories = [
  'column',
  'empty',
  'format',
  'siderId',
  'endBeforeStart',
  'fileAttDuplicate',
  'dbAttDuplicate',
  'shiftsNotFound',
] as const
export type ImportCategory = (typeof importCategories)[number]

/** What a file of hours may hold: lines, and bytes (TS-42). */
export const importLimits = { rows: 16_000, megabytes: 1 } as const

/** Signs of a heading that are kept. */
export const longestHeading = 100
