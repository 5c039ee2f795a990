/** CONST-01. */
const mostNumbers = 5

/** The pages to show, up to five, with the current one as near to the middle as the ends allow. */
export function pageNumbers(current: number, last: number): number[] {
  const count = Math.min(mostNumbers, last)
  const first = Math.max(1, Math.min(current - Math.floor(count / 2), last - count + 1))
  return Array.from({ length: count }, (_, offset) => first + offset)
}
