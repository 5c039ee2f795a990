import { instantOfMinute } from '../../kernel/calendar.ts'
import type { WorkedTime } from '../attendance.ts'
import { plannedTime } from '../declare/planned-time.ts'
import { workedTimeLimits } from '../declare/worked-time.ts'
import type { ImportedHours } from './import-row.ts'

/**
 * The hours of one shift that several lines give as pairs of arrival and departure, in the order of
 * time.
 */
export interface JoinedPairs extends ImportedHours {
  readonly pairs: readonly ImportedHours[]
}

/**
 * Joins the pairs of a Sider on one shift into one presence: 06:00–09:30 and 10:00–13:30 become
 * 06:00–13:30 with a break of half an hour. `null` when pairs touch or overlap, which is
 * contradictory, or when the result is longer than a day or has more than ten breaks.
 */
export function joinedPairs(lines: readonly ImportedHours[]): JoinedPairs | null {
  const pairs = lines.toSorted((a, b) => a.startMinute - b.startMinute)
  const [first] = pairs
  const last = pairs.at(-1)
  if (first === undefined || last === undefined) return null
  const gaps = gapsBetween(pairs)
  const breaks = gaps.length + pairs.filter(({ breakMinutes }) => breakMinutes > 0).length
  const minutes = last.endMinute - first.startMinute
  const isOne = gaps.every((gap) => gap > 0) && minutes <= workedTimeLimits.hours * 60
  if (!isOne || breaks > workedTimeLimits.breaks) return null
  const rest = pairs.reduce((sum, { breakMinutes }) => sum + breakMinutes, 0)
  return {
    siderId: first.siderId,
    startMinute: first.startMinute,
    endMinute: last.endMinute,
    breakMinutes: gaps.reduce((sum, gap) => sum + gap, rest),
    pairs,
  }
}

function gapsBetween(pairs: readonly ImportedHours[]): number[] {
  return pairs.slice(1).map(({ startMinute }, at) => startMinute - (pairs[at]?.endMinute ?? 0))
}

/**
 * The worked time of a presence: the breaks are the gaps between pairs, and the break of a pair
 * stands in its middle.
 */
export function timeOfPairs({ startMinute, endMinute, pairs }: JoinedPairs): WorkedTime {
  const breaks = pairs.flatMap((pair, at) => {
    const next = pairs[at + 1]
    const own = plannedTime({
      startsAt: instantOfMinute(pair.startMinute),
      endsAt: instantOfMinute(pair.endMinute),
      breakMinutes: pair.breakMinutes,
    })
    if (next === undefined) return own.breaks
    const gap = { startDate: own.endDate, endDate: instantOfMinute(next.startMinute) }
    return [...own.breaks, gap]
  })
  return { startDate: instantOfMinute(startMinute), endDate: instantOfMinute(endMinute), breaks }
}
