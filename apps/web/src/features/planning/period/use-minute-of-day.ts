import { type IsoDate, minuteOfTime } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { useEffect, useState } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'

/** The minute of a day that it is now by the clocks of a place, kept up; `null` where it is another day. */
export function useMinuteOfDay(day: IsoDate): (zone: TimeZone) => number | null {
  const { now } = useProductClock()
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (zone) => {
    const { date, time } = localAt(now(), zone)
    return date === day ? minuteOfTime(time) : null
  }
}
