import { instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import Clock from 'lucide-react/icons/clock'
import { useZoneName } from '../../../platform/use-zone-name.ts'

interface PlaceClocksProps {
  zone: TimeZone
  /** An instant that is told there: clocks that agree in winter may not in summer. */
  at: string
}

/** Names the clocks by which hours are told or typed: « heure de La Réunion »; nothing where the reader has the same. */
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
