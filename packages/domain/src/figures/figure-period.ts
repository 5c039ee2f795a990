import { addDays, addMonths, type IsoDate, isoDate, weekdayOf } from '../kernel/calendar.ts'

/** The longest period that is counted at once. */
export const mostFigureMonths = 12

export interface FigurePeriod {
  /** The first day of each month. */
  readonly months: readonly IsoDate[]
  /** The first day after the last month. */
  readonly end: IsoDate
}

/** The months from that of a day to that of another, at most a year, the last ones of those asked for. */
export function figurePeriod(from: IsoDate, to: IsoDate): FigurePeriod {
  const last = firstOf(from <= to ? to : from)
  const first = firstOf(from <= to ? from : to)
  const months: IsoDate[] = []
  for (let month = last; month >= first && months.length < mostFigureMonths;) {
    months.unshift(month)
    month = addMonths(month, -1)
  }
  return { months, end: addMonths(last, 1) }
}

/** The weeks of the month of a day: those whose Monday is in it. The end is exclusive. */
export function weeksOfMonth(day: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } {
  const first = firstOf(day)
  return {
    from: mondayFrom(first),
    to: first < lastMonth ? mondayFrom(addMonths(first, 1)) : lastDay,
  }
}

/** A year has four digits. */
const lastMonth = isoDate('9999-12-01')
const lastDay = isoDate('9999-12-31')

/** The first Monday on or after a day. */
function mondayFrom(day: IsoDate): IsoDate {
  return addDays(day, (7 - weekdayOf(day)) % 7)
}

/** The same month of the year before. */
export function yearBefore(month: IsoDate): IsoDate {
  return addMonths(month, -12)
}

function firstOf(day: IsoDate): IsoDate {
  return isoDate(`${day.slice(0, 7)}-01`)
}
