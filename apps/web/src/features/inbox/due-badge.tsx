import { urgencyOf, type Urgency } from '@renfort/domain/hiring/urgency.ts'
import { epochMinuteOf, type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import { useEffect, useState } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { useLength } from '../attendance/use-length.ts'
import { useInboxWords } from './words.ts'

const tones: Record<Urgency, Tone> = {
  late: 'red',
  day: 'red',
  threeDays: 'orange',
  week: 'neutral',
  later: 'grey',
}

const minutesOfADay = 1_440
const tickMs = 30_000

/** How long is left: in days, and on the last day to the minute. */
export function DueBadge({ due }: { due: string }) {
  const t = useInboxWords()
  const lengthOf = useLength()
  const at = instant(due)
  const now = useTickingNow()
  const left = epochMinuteOf(at) - epochMinuteOf(now)
  const urgency = urgencyOf(at, now)
  const Icon = tones[urgency] === 'red' ? Flame : Clock
  const said =
    left <= 0
      ? t(($) => $.left.late)
      : left < minutesOfADay
        ? t(($) => $.left.length, { length: lengthOf(left) })
        : t(($) => $.left.days, { count: Math.floor(left / minutesOfADay) })
  return (
    <Badge tone={tones[urgency]} icon={<Icon aria-hidden />} className="tabular-nums">
      {said}
    </Badge>
  )
}

function useTickingNow(): Instant {
  const { now } = useProductClock()
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => tick((count) => count + 1), tickMs)
    return () => window.clearInterval(timer)
  }, [])
  return now()
}
