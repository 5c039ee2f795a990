import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { clocksToName } from '../ui/moment-parts.ts'

/**
 * The zone of an instant, « heure de La Réunion », when the reader's clocks show another hour then; `null` when they
 * show the same.
 */
export function useZoneName(): (zone: TimeZone, at: Instant) => string | null {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useCallback((zone, at) => clocksToName(zone, at, language), [language])
}
