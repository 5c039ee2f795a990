import { epochMinuteOf, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { offsetAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { zoneNames } from '@renfort/domain/law/zone-names.ts'
import { useTranslation } from 'react-i18next'

/**
 * Names the clocks by which an instant is told, « heure de La Réunion », where those of the reader's
 * machine show another hour then; `null` where they show the same.
 */
export function useZoneName(): (zone: TimeZone, at: Instant) => string | null {
  const { i18n } = useTranslation()
  const names = zoneNames[i18n.language === 'en' ? 'en' : 'fr']
  return (zone, at) => {
    const readerOffset = -new Date(at).getTimezoneOffset()
    return offsetAt(epochMinuteOf(at), zone) === readerOffset ? null : names[zone]
  }
}
