/** Days as integers since 1970-01-01, in the proleptic Gregorian calendar. */

/** 0 is Monday, 6 is Sunday (SHIFT-19). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export function dayNumber(year: number, month: number, dayOfMonth: number): number {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * 146097 + yearOfEra * 365 + leapDays + dayOfYear - 719468
}

export function civilOf(day: number): { year: number; month: number; dayOfMonth: number } {
  const shifted = day + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const leapless =
    dayOfEra -
    Math.floor(dayOfEra / 1460) +
    Math.floor(dayOfEra / 36524) -
    Math.floor(dayOfEra / 146096)
  const yearOfEra = Math.floor(leapless / 365)
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth }
}

export function yearOfDay(day: number): number {
  return civilOf(day).year
}

export function weekdayOfDay(day: number): Weekday {
  return ((((day + 3) % 7) + 7) % 7) as Weekday
}

/** Counts ISO weeks: one integer per week, changing on Mondays. */
export function weekNumberOfDay(day: number): number {
  return Math.floor((day + 3) / 7)
}

/** The day number of the Monday of ISO week 1. */
export function firstMonday(year: number): number {
  const fourth = dayNumber(year, 1, 4)
  return fourth - weekdayOfDay(fourth)
}

export function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)
}
