import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { nextShiftsOn } from '@renfort/domain/flexible-planning/shift-weeks.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useFlexiblePlanningWords } from './words.ts'
import { flexiblePlanningOf } from '../quotation/mission-terms.ts'
import { ShiftsByDayTable } from '../mission-record/planning/shifts-by-day-table.tsx'

// Only internal staff move them.
const MoveShiftDialog = lazy(async () => ({
  default: (await import('./move-shift-dialog.tsx')).MoveShiftDialog,
}))

/** The generated shifts of a posted flexible planning, up to which day they exist, and when the next ones come. */
export function GeneratedShifts({ mission }: { mission: Mission }) {
  const t = useFlexiblePlanningWords()
  const { locale } = useUiWords()
  const clock = useProductClock()
  const [today, now] = [clock.today(), clock.now()]
  const movesShifts = useCan('shift.moveGenerated').allowed
  const [moved, setMoved] = useState<Shift | null>(null)
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
    // Shifts that were due before today come with the next run.
    const next = day(due < today ? addDays(today, 1) : due)
    if (shiftsUntil === null) return t(($) => $.generated.first, { next })
    return t(($) => $.generated.some, { until: day(shiftsUntil), next })
  }
  return (
    <>
      {!isStopped && <p className="pb-2 text-muted">{said()}</p>}
      {shifts.length > 0 && (
        <ShiftsByDayTable
          shifts={shifts}
          totalLabel={t(($) => $.generated.total)}
          actionOf={(shift) =>
            movesShifts &&
            !archived &&
            shift.endDate > now && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t(($) => $.move.of, { day: momentParts(shift.startDate, locale).day })}
                onPress={() => setMoved(shift)}
              >
                {t(($) => $.move.open)}
              </Button>
            )
          }
        />
      )}
      {moved !== null && (
        <Suspense>
          <MoveShiftDialog taskId={mission.id} shift={moved} onClose={() => setMoved(null)} />
        </Suspense>
      )}
    </>
  )
}
