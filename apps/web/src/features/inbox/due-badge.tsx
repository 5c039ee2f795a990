import { urgencyOf } from '@renfort/domain/hiring/urgency.ts'
import { epochMinuteOf, instant } from '@renfort/domain/kernel/calendar.ts'
import { useTickingNow } from '../../platform/use-ticking-now.ts'
import { useLength } from '../attendance/line-state.tsx'
import { UrgencyBadge } from '../mission-record/mission-badges.tsx'
import { useInboxWords } from './words.ts'

const minutesOfADay = 1_440

/** The time left: in days, and on the last day in minutes. */
export function DueBadge({ due }: { due: string }) {
  const t = useInboxWords()
  const lengthOf = useLength()
  const at = instant(due)
  const now = useTickingNow()
  const left = epochMinuteOf(at) - epochMinuteOf(now)
  const urgency = urgencyOf(at, now)
  const said =
    left <= 0
      ? t(($) => $.left.late)
      : left < minutesOfADay
        ? t(($) => $.left.length, { length: lengthOf(left) })
        : t(($) => $.left.days, { count: Math.floor(left / minutesOfADay) })
  return (
    <UrgencyBadge urgency={urgency} className="tabular-nums">
      {said}
    </UrgencyBadge>
  )
}
