/** Batches of more contracts than this are read to their last page before they are signed (CTR-12). */
export const readToTheEndAbove = 10

/** Pages of a paper that are counted as read, and characters of a contestation. */
export const contractLimits = {
  pages: 2000,
  description: 2000,
  note: 1000,
  batches: 100,
  listed: 1000,
} as const

/** Whether a batch of so many contracts can only be signed once its last page was in sight (CTR-12). */
export function mustBeReadToTheEnd(contracts: number): boolean {
  return contracts > readToTheEndAbove
}

/** Contracts on a page of the list (CTR-03). */
export const contractPageSize = 20

interface Reading {
  /** Pages of a paper; `null` where it is not there. */
  readonly pages: number | null
  readonly pagesRead: number
}

/** Whether the last page of a paper was in sight: only then is it signed together with others. */
export function isReadToTheEnd({ pages, pagesRead }: Reading): boolean {
  return pages !== null && pagesRead >= pages
}
