import type { Shift } from '@renfort/contract/shift.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { shiftTotals } from '@renfort/domain/shift/shift.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { TimeRange } from '../../../ui/time-range.tsx'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { useMissionRecordWords } from '../words.ts'
import { PlaceClocks, useBreakLabel } from './place-clocks.tsx'
import { minutesOf, shiftsByDay, type ShiftsOfDay } from './shifts-by-day.ts'

interface ShiftsByDayTableProps {
  shifts: readonly Shift[]
  /** The label of the total, where the shifts are not all of the mission. */
  totalLabel?: string
  /** The actions on a shift, at the end of its row. */
  actionOf?: (shift: Shift) => ReactNode
}

/** The number of days that are drawn before the button for the rest. */
const batch = 31

/** Every shift under its day, with the hours of each day and of the mission, such as 7h30 (SUM-05). */
export function ShiftsByDayTable({ shifts, totalLabel, actionOf }: ShiftsByDayTableProps) {
  const t = useMissionRecordWords()
  const [isWhole, setWhole] = useState(false)
  const days = shiftsByDay(shifts)
  const shown = isWhole ? days : days.slice(0, batch)
  const { minutes } = shiftTotals(shifts.map(shiftDraftOf))
  const [first] = shifts
  return (
    <>
      {first !== undefined && <PlaceClocks zone={first.timeZone} at={first.startDate} />}
      <table
        aria-label={t(($) => $.planning.shifts.label)}
        className="w-full text-table tabular-nums"
      >
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="h-8 font-medium">
              {t(($) => $.planning.shifts.hours)}
            </th>
            <th scope="col" className="h-8 px-2 font-medium">
              {t(($) => $.planning.shifts.pause)}
            </th>
            <th scope="col" className="h-8 px-2 text-right font-medium">
              {t(($) => $.planning.shifts.siders)}
            </th>
            <th scope="col" className="h-8 text-right font-medium">
              {t(($) => $.planning.shifts.total)}
            </th>
          </tr>
        </thead>
        {shown.map((day) => (
          <DayRows key={day.date} day={day} actionOf={actionOf} />
        ))}
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" colSpan={3} className="py-2 text-left font-semibold">
              {totalLabel ?? t(($) => $.planning.shifts.missionTotal)}
            </th>
            <td className="text-right">
              <Duration minutes={minutes} />
            </td>
          </tr>
        </tfoot>
      </table>
      {shown.length < days.length && (
        <Button size="small" onPress={() => setWhole(true)}>
          {t(($) => $.planning.shifts.moreDays, { count: days.length - shown.length })}
        </Button>
      )}
    </>
  )
}

interface DayRowsProps {
  day: ShiftsOfDay
  actionOf: ShiftsByDayTableProps['actionOf']
}

function DayRows({ day, actionOf }: DayRowsProps) {
  const breakLabel = useBreakLabel()
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-2 text-left font-medium">
          <Day date={day.date} style="medium" className="inline-block first-letter:uppercase" />
        </th>
        <td className="pt-2 text-right font-medium">
          <Duration minutes={day.minutes} />
        </td>
      </tr>
      {day.shifts.map((shift) => {
        const start = localAt(instant(shift.startDate), shift.timeZone)
        const end = localAt(instant(shift.endDate), shift.timeZone)
        return (
          <tr key={shift.id} className="text-muted">
            <td className="py-1">
              <TimeRange from={start.time} to={end.time} endsNextDay={end.date > start.date} />
              {actionOf?.(shift)}
            </td>
            <td className="px-2 py-1">{breakLabel(shift.breakDuration)}</td>
            <td className="px-2 py-1 text-right">{shift.slots}</td>
            <td className="py-1 text-right">
              <Duration minutes={minutesOf(shift)} />
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}
