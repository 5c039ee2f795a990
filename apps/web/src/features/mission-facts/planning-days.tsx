import type { Mission } from '@renfort/contract/mission.ts'
import { flexiblePeriod } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { lastDayOf, localAt, startDayOf, zoneOfWork } from '@renfort/domain/kernel/place-time.ts'
import { type Period, periodOf } from '@renfort/domain/mission/mission.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { Day } from '../../ui/day.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { TimeRange } from '../../ui/time-range.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { PlaceClocks } from '../shift/place-clocks.tsx'
import { flexiblePlanningOf, shiftDraftOf } from '../quotation/mission-terms.ts'
import { useMissionFactWords } from './words.ts'

/** The first and last day of a mission, with its hours where they are the same each day. */
export function PlanningDays({ mission }: { mission: Mission }) {
  const t = useMissionFactWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const { flexiblePlanning } = mission
  const shifts = mission.shifts.map(shiftDraftOf)
  const period =
    flexiblePlanning === null
      ? periodOf(shifts)
      : flexiblePeriod(flexiblePlanningOf(flexiblePlanning), mission.timeZone)
  if (period === null) return null
  const [first, last] = [startDayOf(period), lastDayOf(period)]
  const hours = flexiblePlanning === null ? commonHours(shifts) : null
  return (
    <>
      {first === last ? (
        <Day date={first} style={styleOf(first)} />
      ) : (
        <span className="tabular-nums">
          {t(($) => $.essentials.days, {
            from: formatDay(first, locale, styleOf(first, last)),
            to: formatDay(last, locale, styleOf(first) === 'short' ? styleOf(last) : 'medium'),
          })}
        </span>
      )}
      {hours !== null && (
        <>
          {', '}
          <TimeRange {...hours} />
          <span className="block empty:hidden">
            <PlaceClocks zone={mission.timeZone} at={period.startsAt} />
          </span>
        </>
      )}
    </>
  )
}

function commonHours(shifts: readonly Period[]) {
  const all = shifts.map((shift) => {
    const zone = zoneOfWork(shift)
    const [start, end] = [localAt(shift.startsAt, zone), localAt(shift.endsAt, zone)]
    return { from: start.time, to: end.time, endsNextDay: start.date !== end.date }
  })
  const [first, ...others] = all
  if (first === undefined) return null
  return others.every(({ from, to }) => from === first.from && to === first.to) ? first : null
}
