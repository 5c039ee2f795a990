import type { Mission } from '@renfort/contract/mission.ts'
import { nextShiftsOn } from '@renfort/domain/flexible-planning/shift-weeks.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useFlexiblePlanningWords } from '../flexible-planning/words.ts'
import { flexiblePlanningOf } from '../quotation/mission-terms.ts'
import { ShiftsByDayTable } from '../shift/shifts-by-day-table.tsx'

/** How far a posted flexible planning has become shifts, when the next ones come, and these shifts. */
export function GeneratedShifts({ mission }: { mission: Mission }) {
  const t = useFlexiblePlanningWords()
  const { locale } = useUiWords()
  const today = useProductClock().today()
  const { flexiblePlanning, selectionStatus, hiredSidersCount, archived, shifts } = mission
  if (flexiblePlanning === null) return null
  const planning = flexiblePlanningOf(flexiblePlanning)
  const made = flexiblePlanning.shiftsUntil
  const shiftsUntil = made === null ? null : isoDate(made.slice(0, 10))
  const due = nextShiftsOn(planning, shiftsUntil)
  const isStopped = archived || (selectionStatus === 'closed' && hiredSidersCount === 0)
  const day = (date: typeof planning.endDate) => formatDay(date, locale, 'long')
  const said = () => {
    if (due === null) return t(($) => $.generated.all)
    // What was due before today comes with the next run.
    const next = day(due < today ? addDays(today, 1) : due)
    if (shiftsUntil === null) return t(($) => $.generated.first, { next })
    return t(($) => $.generated.some, { until: day(shiftsUntil), next })
  }
  return (
    <>
      {!isStopped && <p className="pb-2 text-muted">{said()}</p>}
      {shifts.length > 0 && <ShiftsByDayTable shifts={shifts} />}
    </>
  )
}
