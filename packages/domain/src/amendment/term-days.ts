import type { WorkedShift } from '../hiring/hire-check.ts'
import { addDays, type Instant, type IsoDate } from '../kernel/calendar.ts'
import { dateAt, lastDayOf } from '../kernel/place-time.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import type { MotiveReason } from '../mission/motive.ts'
import type { ContractChain } from './chain.ts'
import { continuedShifts } from './continued-shifts.ts'
import { termBounds } from './term-change.ts'

interface TermDayFacts {
  readonly reason: MotiveReason | null
  readonly now: Instant
  readonly calendar: HolidayCalendar
}

/**
 * The days on which a contract may end by the flexibility of its term, today’s left out: days on which
 * work of the Sider ends, or every day of a planning by the week, whose `own` is `null`.
 */
export function termDays(
  chain: Pick<ContractChain, 'term' | 'amendments'>,
  own: readonly WorkedShift[] | null,
  { reason, now, calendar }: TermDayFacts,
): IsoDate[] {
  const { lastDay } = chain.term
  const { earliest, latest } = termBounds(chain, { reason, today: dateAt(now, calendar.timeZone) })
  const added = continuedShifts(own ?? [], { until: latest, calendar })
  const worked = own === null ? null : new Set([...own, ...added].map(lastDayOf))
  const days: IsoDate[] = []
  for (let day = earliest; day <= latest; day = addDays(day, 1)) {
    if (day !== lastDay && (worked === null || worked.has(day))) days.push(day)
  }
  return days
}
