import type { Shift } from '@renfort/contract/shift.ts'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { Switch } from '../../ui/switch.tsx'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { PlaceClocks } from './place-clocks.tsx'
import { shiftTotals } from './shift-totals.ts'
import { useShiftWords } from './words.ts'

interface ShiftsToolbarProps {
  shifts: readonly Shift[]
  disabledReason: string | undefined
  onAdd: () => void
  onCopyWeek: () => void
  pasteButton: ReactNode
  /** Whether the rows are compact; `null` where that cannot be chosen. */
  isCompact: boolean | null
  onCompactChange: (isCompact: boolean) => void
}

/** Above the table: how much is planned, and what adds to it. */
export function ShiftsToolbar({
  shifts,
  disabledReason,
  onAdd,
  onCopyWeek,
  pasteButton,
  isCompact,
  onCompactChange,
}: ShiftsToolbarProps) {
  const t = useShiftWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ShiftTotalsLine shifts={shifts} />
      <div className="flex flex-wrap items-center gap-2">
        {isCompact !== null && (
          <Switch className="mr-2 text-table" isSelected={isCompact} onChange={onCompactChange}>
            {t(($) => $.list.compact)}
          </Switch>
        )}
        <Button
          icon={<CalendarSync aria-hidden size={17} />}
          disabledReason={disabledReason}
          onPress={onCopyWeek}
        >
          {t(($) => $.week.open)}
        </Button>
        {pasteButton}
        <Button
          icon={<Plus aria-hidden size={17} />}
          disabledReason={disabledReason}
          onPress={onAdd}
        >
          {t(($) => $.list.add)}
        </Button>
      </div>
    </div>
  )
}

function ShiftTotalsLine({ shifts }: { shifts: readonly Shift[] }) {
  const t = useShiftWords()
  const totals = shiftTotals(shifts.map(shiftDraftOf))
  const [first] = shifts
  return (
    <p className="flex flex-wrap gap-x-4 text-muted tabular-nums">
      <span>{t(($) => $.list.count, { count: totals.shifts })}</span>
      <span>{t(($) => $.list.places, { count: totals.places })}</span>
      <span>{t(($) => $.list.hoursTotal, { duration: formatDuration(totals.minutes) })}</span>
      {first !== undefined && <PlaceClocks zone={first.timeZone} at={first.startDate} />}
    </p>
  )
}
