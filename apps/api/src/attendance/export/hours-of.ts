/**
 * Minutes as hours for a spreadsheet. Four decimals, so that a column of thirds of hours adds up to its
 * total to the hundredth.
 */
export function hoursOf(minutes: number): number {
  return Math.round((minutes * 10_000) / 60) / 10_000
}
