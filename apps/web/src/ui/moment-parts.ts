import {
  epochMinuteOf,
  type Instant,
  instant,
  localInParis,
} from '@renfort/domain/kernel/calendar.ts'
import { offsetAt, parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { zoneNames } from '@renfort/domain/law/zone-names.ts'
import { languageOf } from './calendar-names.ts'
import { type DayStyle, formatDay } from './format-day.ts'

/**
 * The day and the time of a moment in Paris, for sentences; a reader in another zone also reads « 22:00 (heure de
 * Paris) ».
 */
export function momentParts(
  at: string,
  locale: string,
  style: DayStyle = 'short',
  { withSeconds = false } = {},
) {
  const moment = instant(at)
  const { date, time: minute } = localInParis(moment)
  // Zones differ by whole minutes.
  const time = withSeconds ? `${minute}${at.slice(16, 19)}` : minute
  const clocks = clocksToName(parisZone, moment, locale)
  return {
    day: formatDay(date, locale, style),
    time: clocks === null ? time : `${time} (${clocks})`,
  }
}

/** The name of a zone; `null` when the reader’s clocks show the same hour at that moment. */
export function clocksToName(zone: TimeZone, at: Instant, locale: string): string | null {
  const readerOffset = -new Date(at).getTimezoneOffset()
  const isSame = offsetAt(epochMinuteOf(at), zone) === readerOffset
  return isSame ? null : zoneNames[languageOf(locale)][zone]
}
