import { type IsoDate, localInParis, minuteOfTime } from '@renfort/domain/kernel/calendar.ts'
import { useEffect, useState } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'

/** The minute of a day that it is now, kept up; `null` on other days. */
export function useMinuteOfDay(day: IsoDate): number | null {
  const { now } = useProductClock()
  const minute = () => {
    const { date, time } = localInParis(now())
    return date === day ? minuteOfTime(time) : null
  }
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 60_000)
    return () => clearInterval(timer)
  }, [])
  return minute()
}
