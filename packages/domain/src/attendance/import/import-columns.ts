/** The columns of a file of worked hours (TS-43). */
export const importColumns = ['siderId', 'startDate', 'endDate', 'breakDuration'] as const
export type ImportColumn = (typeof importColumns)[number]

/** The problems of a line of a file of hours, in the order in which a line is checked (TS-44). */
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

/** The limits of a file of hours: lines and megabytes (TS-42). */
export const importLimits = { rows: 16_000, megabytes: 1 } as const

/** Characters of a heading that are stored. */
export const longestHeading = 100
