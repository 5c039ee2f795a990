import type { Shift } from '@renfort/contract/shift.ts'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { storage } from '../../platform/storage.ts'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { Switch } from '../../ui/switch.tsx'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { PlaceClocks } from '../mission-record/planning/place-clocks.tsx'
import { shiftTotals } from '@renfort/domain/shift/shift.ts'
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

/** Above the table: the planned total, and the buttons that add shifts. */
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

interface ShiftsBulkBarProps {
  count: number
  disabledReason: string | undefined
  onDuplicate: () => void
  onRemove: () => void
  onClear: () => void
}

/** The actions on the ticked shifts; the bar floats above the footer and the price of the wizard. */
export function ShiftsBulkBar({
  count,
  disabledReason,
  onDuplicate,
  onRemove,
  onClear,
}: ShiftsBulkBarProps) {
  const t = useShiftWords()
  return (
    <BulkBar count={count} onClear={onClear} className="bottom-21 max-lg:bottom-40">
      <Button
        size="small"
        icon={<Copy aria-hidden size={16} />}
        disabledReason={disabledReason}
        onPress={onDuplicate}
      >
        {t(($) => $.list.duplicateSelected)}
      </Button>
      <Button
        size="small"
        icon={<Trash2 aria-hidden size={16} />}
        disabledReason={disabledReason}
        onPress={onRemove}
      >
        {t(($) => $.list.removeSelected)}
      </Button>
    </BulkBar>
  )
}

/** Compact rows are offered from this many shifts on. */
const compactFrom = 10

const compact = 'compact'

interface RowDensity {
  /** Whether there are enough shifts to offer the choice. */
  readonly isOffered: boolean
  readonly isCompact: boolean
  readonly setCompact: (isCompact: boolean) => void
}

/** Whether the rows of the table of shifts are compact, as the user chose on this device. */
export function useRowDensity(shifts: number): RowDensity {
  const [isLiked, setLiked] = useState(() => storage.readLiking('shiftRows') === compact)
  const isOffered = shifts >= compactFrom
  return {
    isOffered,
    isCompact: isOffered && isLiked,
    setCompact: (isCompact) => {
      storage.keepLiking('shiftRows', isCompact ? compact : 'tall')
      setLiked(isCompact)
    },
  }
}
