import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../../ui/format-day.ts'

/** A moment as `importLines` and most programs write it, with the zone that it names. */
const written =
  /^(?<date>\d{4}-\d{2}-\d{2})[ T](?<time>\d{2}:\d{2})(?::00(?:\.0+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?$/

/**
 * A cell as its reader would write it, « 07/12/2026 09:00 », with its zone where it names one: it is read
 * back as the same moment. What the file says in another way stays as it is, to be compared with the file.
 */
export function shownCell(cell: string, locale: string): string {
  const { date = '', time = '', zone = '' } = written.exec(cell)?.groups ?? {}
  return isIsoDate(date) ? `${formatDay(date, locale, 'numeric')} ${time}${zone}` : cell
}
