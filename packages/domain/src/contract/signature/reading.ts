/**
 * Documents with more contracts than this must be read to their last page before they are signed
 * (CTR-12).
 */
export const readToTheEndAbove = 10

/** The most pages of a PDF that are counted as read, and the characters of a contestation. */
export const contractLimits = {
  pages: 2000,
  description: 2000,
  note: 1000,
  batches: 100,
  listed: 1000,
} as const

/**
 * Whether a document with this many contracts can be signed only after its last page was shown
 * (CTR-12).
 */
export function mustBeReadToTheEnd(contracts: number): boolean {
  return contracts > readToTheEndAbove
}

/** Contracts on a page of the list (CTR-03). */
export const contractPageSize = 20

interface Reading {
  /** Pages of the PDF; `null` while it is not made. */
  readonly pages: number | null
  readonly pagesRead: number
}

/** Whether the last page was shown: only such documents can be signed together with others. */
export function isReadToTheEnd({ pages, pagesRead }: Reading): boolean {
  return pages !== null && pagesRead >= pages
}
