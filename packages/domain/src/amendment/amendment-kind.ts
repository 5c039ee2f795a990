/** The changes of a contract in force; each makes an amendment to sign. */
export const amendmentKinds = ['renewal', 'term', 'hours', 'place', 'end'] as const
export type AmendmentKind = (typeof amendmentKinds)[number]

/** What a document to sign is: contracts of a run of hires, or an amendment of theirs. */
export const documentKinds = ['contract', ...amendmentKinds] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Siders and shifts of one act, and characters of a comment. */
export const amendmentLimits = { siders: 500, shifts: 1000, comment: 500 } as const

/**
 * The number of an amendment: that of its contract and its position among its amendments,
 * `M26000042-03-A1`.
 */
export function amendmentNumber(contract: string, place: number): string {
  return `${contract}-A${place}`
}
