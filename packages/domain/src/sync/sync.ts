/** The lists by which other software keeps a copy of the records of a company. */
export const syncKinds = ['missions', 'shifts', 'contracts', 'hours', 'invoices', 'siders'] as const
export type SyncKind = (typeof syncKinds)[number]

/** Records of a page. */
export const syncLimits = { usual: 200, most: 1_000 } as const

/** Days for which a list still says that a record is gone. */
export const goneRecordsKeptDays = 90
