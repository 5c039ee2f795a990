import { instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import Clock from 'lucide-react/icons/clock'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { useMissionRecordWords } from '../words.ts'

interface PlaceClocksProps {
  zone: TimeZone
  /** The moment at which the clocks are compared: two zones that agree in winter may differ in summer. */
  at: string
}

/** Names the zone of the shown or typed hours: « heure de La Réunion »; nothing where the reader has the same. */
export function PlaceClocks({ zone, at }: PlaceClocksProps) {
  const name = useZoneName()(zone, instant(at))
  if (name === null) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-table font-normal text-muted">
      <Clock aria-hidden size={15} className="shrink-0" />
      <span className="inline-block first-letter:uppercase">{name}</span>
    </span>
  )
}

/** A break as text: in minutes under an hour. */
export function useBreakLabel(): (minutes: number) => string {
  const t = useMissionRecordWords()
  return (minutes) => {
    if (minutes === 0) return t(($) => $.planning.breaks.none)
    return minutes < 60 ? t(($) => $.planning.breaks.minutes, { minutes }) : formatDuration(minutes)
  }
}
