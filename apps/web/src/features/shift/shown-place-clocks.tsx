import { isIsoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt } from '@renfort/domain/kernel/place-time.ts'
import { use } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { PlaceClocks } from '../mission-record/planning/place-clocks.tsx'
import { ShiftPlace } from './use-shift-calendar.ts'

/** Names the zone of the place on show, at noon of a day; of today while no day is typed. */
export function ShownPlaceClocks({ day }: { day: string }) {
  const { now } = useProductClock()
  const { timeZone } = use(ShiftPlace)
  const at = isIsoDate(day) ? instantAt(day, localTime('12:00'), timeZone) : now()
  return <PlaceClocks zone={timeZone} at={at} />
}
