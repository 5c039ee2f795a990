import {
  epochMinuteOfWall,
  instantOfMinute,
  type IsoDate,
  isIsoDate,
  localOf,
  wallMinuteOf,
} from '@renfort/domain/kernel/calendar.ts'
import { minuteOfMoment, readMoment } from '@renfort/domain/reading/read-moment.ts'
import { formatDay } from '../../../ui/format-day.ts'

/** A moment as `importLines` writes it, for any reader. */
const joined = /^(?<date>\d{4}-\d{2}-\d{2}) (?<time>\d{2}:\d{2})$/

/**
 * A cell as its reader would write it: « 07/12/2026 09:00 », which is read back as the same moment.
 * What the file says in another way stays as it is, to be compared with the file; so does a moment with
 * its zone that the clocks of Paris say twice.
 */
export function shownCell(cell: string, locale: string, today: IsoDate): string {
  const { date = '', time } = joined.exec(cell)?.groups ?? zonedParts(cell, today) ?? {}
  return isIsoDate(date) ? `${formatDay(date, locale, 'numeric')} ${time}` : cell
}

function zonedParts(cell: string, today: IsoDate) {
  const moment = readMoment(cell, { today, toward: 'last' })
  if (moment === null || moment.ahead === null) return null
  const minute = minuteOfMoment(moment)
  if (epochMinuteOfWall(wallMinuteOf(minute)) !== minute) return null
  return localOf(instantOfMinute(minute))
}
