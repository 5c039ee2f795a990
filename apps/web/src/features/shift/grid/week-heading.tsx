import type { Shift } from '@renfort/contract/shift.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { classNames } from '../../../ui/class-names.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { shiftTotals } from '../shift-totals.ts'
import { useWeekName } from '../week/use-week-name.ts'
import { useShiftWords } from '../words.ts'
import { cellRole } from './grid-semantics.ts'

interface WeekHeadingProps {
  monday: IsoDate
  shifts: readonly Shift[]
  isOpen: boolean
  onToggle: () => void
}

/** The heading of a week in the table: how much it holds, and whether its lines show. */
export function WeekHeading({ monday, shifts, isOpen, onToggle }: WeekHeadingProps) {
  const t = useShiftWords()
  const nameOf = useWeekName()
  const totals = shiftTotals(shifts.map(shiftDraftOf))
  return (
    <tr>
      <td {...cellRole} colSpan={8} className="border-b border-line bg-wash p-0">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-8 w-full group-data-compact/grid:min-h-7 items-center gap-2 px-3 text-left focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          onClick={onToggle}
        >
          <ChevronRight
            aria-hidden
            size={16}
            className={classNames(
              'shrink-0 text-muted transition-transform',
              isOpen && 'rotate-90',
            )}
          />
          <span className="font-medium">{nameOf(monday)}</span>
          <span className="ml-auto text-muted tabular-nums">
            {t(($) => $.list.count, { count: totals.shifts })}
            {' · '}
            {formatDuration(totals.minutes)}
          </span>
        </button>
      </td>
    </tr>
  )
}
