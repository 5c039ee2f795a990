import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { useTranslation } from 'react-i18next'
import { clocksToName } from '../ui/moment-parts.ts'

/**
 * Names the clocks by which an instant is told, « heure de La Réunion », where those of the reader's
 * machine show another hour then; `null` where they show the same.
 */
export function useZoneName(): (zone: TimeZone, at: Instant) => string | null {
  const { i18n } = useTranslation()
  return (zone, at) => clocksToName(zone, at, i18n.language)
}
