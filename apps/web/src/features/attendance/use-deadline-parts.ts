import { instant } from '@renfort/domain/kernel/calendar.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'

/** The day and the time of a deadline, which is one of Paris: « 22:00 (heure de Paris) » for a reader elsewhere. */
export function useDeadlineParts(): (at: string) => { day: string; time: string } {
  const { locale } = useUiWords()
  const zoneNameOf = useZoneName()
  return (at) => {
    const { day, time } = momentParts(at, locale)
    const zone = zoneNameOf(parisZone, instant(at))
    return { day, time: zone === null ? time : `${time} (${zone})` }
  }
}
