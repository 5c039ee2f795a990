import { instant, isIsoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import Clock from 'lucide-react/icons/clock'
import { use } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { ShiftPlace } from './use-shift-calendar.ts'

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

/** Those of the place on show, at noon of a day; as of today while no day is typed. */
export function ShownPlaceClocks({ day }: { day: string }) {
  const { now } = useProductClock()
  const { timeZone } = use(ShiftPlace)
  const at = isIsoDate(day) ? instantAt(day, localTime('12:00'), timeZone) : now()
  return <PlaceClocks zone={timeZone} at={at} />
}
