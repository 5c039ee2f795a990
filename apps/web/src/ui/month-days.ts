import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import {
  addDays,
  addMonths,
  isoDate,
  mondayOf,
  weekdayOf,
} from '@renfort/domain/kernel/calendar.ts'

export function firstOfMonth(date: IsoDate): IsoDate {
  return isoDate(`${date.slice(0, 8)}01`)
}

export function isSameMonth(one: IsoDate, other: IsoDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

/** The weeks that touch a month, each from Monday to Sunday (I18N-06). */
export function weeksOfMonth(date: IsoDate): IsoDate[][] {
  const first = firstOfMonth(date)
  const last = addDays(addMonths(first, 1), -1)
  const weeks: IsoDate[][] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)))
  }
  return weeks
}

/** The day that a key of the date grid leads to; `null` for other keys. */
export function dayAfterKey(date: IsoDate, key: string, isShifted: boolean): IsoDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return mondayOf(date)
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return addMonths(date, isShifted ? -12 : -1)
    case 'PageDown':
      return addMonths(date, isShifted ? 12 : 1)
    default:
      return null
  }
}
