import { addMonths, type IsoDate, isoDate } from '../../kernel/calendar.ts'

/** Weeks by their Mondays; the end is exclusive. */
export interface SpendingMonth {
  readonly from: IsoDate
  readonly to: IsoDate
}

/**
 * The month whose spending holds a day. A week is spent in the month of its Monday, because its
 * invoice is one: no invoice is split between two months.
 */
export function monthOf(day: IsoDate): SpendingMonth {
  const from = isoDate(`${day.slice(0, 7)}-01`)
  return { from, to: addMonths(from, 1) }
}
