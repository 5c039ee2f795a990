import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { useEffect, useState } from 'react'
import { useProductClock } from './product-clock.ts'

const tickMs = 30_000

/** The present instant; what shows it is drawn again twice a minute. */
export function useTickingNow(): Instant {
  const { now } = useProductClock()
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => tick((count) => count + 1), tickMs)
    return () => window.clearInterval(timer)
  }, [])
  return now()
}
