import { addDays, type IsoDate, isoWeekOf, mondayOfWeek } from '@renfort/domain/kernel/calendar.ts'

/** An ISO week: it starts on a Monday, and week 1 holds 4 January (PLAN-04). */
export interface Week {
  readonly week: number
  readonly year: number
}

/** The week in an address, not yet checked. */
interface WantedWeek {
  readonly week?: number | undefined
  readonly year?: number | undefined
}

export function weekBeside({ week, year }: Week, weeks: number): Week {
  return isoWeekOf(addDays(mondayOfWeek(year, week), weeks * 7))
}

/** The weeks loaded along with a week, the nearest first (PLAN-05). */
export function neighbours(week: Week): Week[] {
  return [1, -1, 2, -2].map((step) => weekBeside(week, step))
}

/**
 * The week of the address, today's week by default; week 53 of a year with 52 weeks is the first of the next year.
 */
export function wantedWeek(search: WantedWeek, today: IsoDate): Week {
  const current = isoWeekOf(today)
  const { year = current.year, week = year === current.year ? current.week : 1 } = search
  return isoWeekOf(mondayOfWeek(year, week))
}

/** A day for a week: today in the present week, the Monday of any other. */
export function dayIn({ week, year }: Week, today: IsoDate): IsoDate {
  return isSameWeek(isoWeekOf(today), { week, year }) ? today : mondayOfWeek(year, week)
}

/** From Monday to Sunday. */
export function daysOf({ week, year }: Week): IsoDate[] {
  const monday = mondayOfWeek(year, week)
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day))
}

export function isSameWeek(a: Week, b: Week): boolean {
  return a.week === b.week && a.year === b.year
}
