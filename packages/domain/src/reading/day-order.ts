import type { DayOrder } from './read-day.ts'

/**
 * The order of day and month that the dates of a table show: 25/12 puts the day first, 12/25 the month.
 * A table that shows both is read with the day first, so that the others are refused and not guessed;
 * `undefined` where no date shows it.
 */
export function dayOrderOf(cells: Iterable<string>): DayOrder | undefined {
  let dayFirst = false
  let monthFirst = false
  for (const cell of cells) {
    const found = /(?:^|\s)(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?!\d)/.exec(cell)
    if (found === null) continue
    const [first, second] = [Number(found[1]), Number(found[2])]
    dayFirst ||= first > 12
    monthFirst ||= second > 12
  }
  if (dayFirst) return 'dayFirst'
  return monthFirst ? 'monthFirst' : undefined
}
