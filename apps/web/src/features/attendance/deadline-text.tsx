import {
  dateInParis,
  daysBetween,
  epochMinuteOf,
  instant,
} from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import Hourglass from 'lucide-react/icons/hourglass'
import { useEffect, useState } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { formatDay } from '../../ui/format-day.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { toValidateQuery } from './queries.ts'
import { useLength } from './use-length.ts'
import { useHoursWords } from './words.ts'

const tickMs = 30_000
const minutesOfADay = 1_440

/** « 14 lignes à vérifier avant lundi 22:00 » (TS-27): how long is left is counted on the last day. */
export function DeadlineText() {
  const t = useHoursWords()
  const lengthOf = useLength()
  const now = useTickingClock()
  const whenOf = useWhen()
  const { data } = useQuery({ ...toValidateQuery(), meta: { failure: 'nowhere' } })
  if (data === undefined) return null
  const { count, due } = data
  const deadline = instant(data.deadline)
  const when = whenOf(data.deadline)
  if (count === 0) return t(($) => $.deadline.none, { when })
  const left = epochMinuteOf(deadline) - epochMinuteOf(now)
  return (
    <>
      {due === count
        ? t(($) => $.deadline.all, { count, when })
        : t(($) => $.deadline.some, { count: due, later: count - due, when })}
      {left > 0 && left < minutesOfADay && (
        <span className="ml-2 inline-flex items-center gap-1 font-medium text-orange tabular-nums">
          <Hourglass aria-hidden size={14} />
          {t(($) => $.deadline.left, { left: lengthOf(left) })}
        </span>
      )}
    </>
  )
}

/** A moment to come, as one speaks of it: « ce soir 22:00 », « lundi 22:00 ». */
function useWhen(): (at: string) => string {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const { today } = useProductClock()
  return (at) => {
    const date = dateInParis(instant(at))
    const { time } = momentParts(at, locale)
    const days = daysBetween(today(), date)
    if (days === 0) return t(($) => $.deadline.today, { time })
    if (days > 0 && days < 8) {
      return t(($) => $.deadline.soon, { weekday: formatDay(date, locale, 'weekday'), time })
    }
    return t(($) => $.deadline.far, { day: formatDay(date, locale), time })
  }
}

function useTickingClock() {
  const { now } = useProductClock()
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => tick((count) => count + 1), tickMs)
    return () => window.clearInterval(timer)
  }, [])
  return now()
}
