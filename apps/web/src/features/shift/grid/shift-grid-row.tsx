import type { Shift } from '@renfort/contract/shift.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { workedMinutes, shiftTotals } from '@renfort/domain/shift/shift.ts'
import { shiftColumns, type ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Duration } from '../../../ui/duration.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { useShiftName } from '../shifts-table.tsx'
import { useWeekName } from '../week/use-week-name.ts'
import { useShiftWords } from '../words.ts'
import { type GridRow, cellRole, gridCellClass } from './grid-rows.ts'
import type { Editing, GridColumn } from './grid-state.ts'
import { ShiftGridCell } from './shift-grid-cell.tsx'
import { isRecurring } from './use-shift-grid.ts'

interface ShiftGridRowProps {
  row: GridRow
  active: GridColumn | null
  editing: Editing | null
  isSelected: boolean
  /** One line of text, and smaller controls. */
  isCompact: boolean
  disabledReason: string | undefined
  /** A stable object, so that an unchanged line is not drawn again. */
  acts: RowActs
}

export const ShiftGridRow = memo(function ShiftGridRow({
  row,
  active,
  editing,
  isSelected,
  isCompact,
  disabledReason,
  acts,
}: ShiftGridRowProps) {
  const t = useShiftWords()
  const words = useUiWords()
  const nameOf = useShiftName()
  const { shift } = row
  const actClass = isCompact ? 'size-7! pointer-coarse:size-9!' : undefined
  const labels = {
    date: t(($) => $.list.day),
    start: t(($) => $.form.start),
    end: t(($) => $.form.end),
    break: t(($) => $.list.pause),
    slots: t(($) => $.list.siders),
  }
  const stop = (column: GridColumn) => (active === column ? 0 : -1)
  return (
    <tr data-row={row.key} className="group/row">
      <td {...cellRole} className={`${gridCellClass} pr-0`}>
        {shift !== null && (
          <span data-column="select" className="flex">
            <Checkbox
              isLabelHidden
              tabIndex={stop('select')}
              isSelected={isSelected}
              onChange={(isTicked) => acts.select(row.key, isTicked)}
            >
              {words.selectRow(nameOf(shift))}
            </Checkbox>
          </span>
        )}
      </td>
      {shiftColumns.map((column) => (
        <ShiftGridCell
          key={column}
          row={row}
          column={column}
          label={labels[column]}
          isActive={active === column}
          isCompact={isCompact}
          isReadOnly={disabledReason !== undefined || row.state === 'saving' || isRecurring(shift)}
          editing={active === column ? editing : null}
          onLeave={(text) => acts.keep(row, column, text)}
        />
      ))}
      <td
        {...cellRole}
        data-column={shift === null ? undefined : 'total'}
        tabIndex={shift === null ? undefined : stop('total')}
        aria-readonly
        className={`${gridCellClass} text-right`}
      >
        <RowTotal row={row} />
      </td>
      <td {...cellRole} className={`${gridCellClass} px-0!`}>
        <div className="flex items-center justify-end transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 md:opacity-0 pointer-coarse:opacity-100">
          {shift === null ? (
            row.state === 'changed' && (
              <IconButton
                size="small"
                className={actClass}
                data-column="remove"
                tabIndex={stop('remove')}
                label={t(($) => $.grid.discard)}
                icon={<X aria-hidden size={16} />}
                onPress={() => acts.remove(row)}
              />
            )
          ) : (
            <>
              <IconButton
                size="small"
                className={actClass}
                data-column="edit"
                tabIndex={stop('edit')}
                label={t(($) => $.list.edit, { name: nameOf(shift) })}
                icon={<Pencil aria-hidden size={16} />}
                disabledReason={disabledReason}
                onPress={() => acts.edit(shift)}
              />
              <IconButton
                size="small"
                className={actClass}
                data-column="duplicate"
                tabIndex={stop('duplicate')}
                label={t(($) => $.list.duplicate, { name: nameOf(shift) })}
                icon={<Copy aria-hidden size={16} />}
                disabledReason={disabledReason}
                onPress={() => acts.duplicate(shift)}
              />
              <IconButton
                size="small"
                className={actClass}
                data-column="remove"
                tabIndex={stop('remove')}
                label={t(($) => $.list.remove, { name: nameOf(shift) })}
                icon={<Trash2 aria-hidden size={16} />}
                disabledReason={disabledReason}
                onPress={() => acts.remove(row)}
              />
            </>
          )}
        </div>
      </td>
    </tr>
  )
})

/** The hours of all Siders of a line. */
function RowTotal({ row: { shift, state } }: { row: GridRow }) {
  if (shift === null || state !== 'saved') return null
  return <Duration minutes={workedMinutes(shiftDraftOf(shift)) * shift.slots} />
}

interface WeekHeadingProps {
  monday: IsoDate
  shifts: readonly Shift[]
  isOpen: boolean
  onToggle: () => void
}

/** The heading of a week in the table: its total, and the button that folds it. */
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

/** The actions of the controls of a line. */
interface RowActs {
  select: (row: string, isTicked: boolean) => void
  keep: (row: GridRow, column: ShiftColumn, text: string) => void
  edit: (shift: Shift) => void
  duplicate: (shift: Shift) => void
  remove: (row: GridRow) => void
}

/** One stable object whose functions always use the latest state. */
export function useRowActs(acts: RowActs): RowActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const [stable] = useState<RowActs>(() => ({
    select: (...all) => latest.current.select(...all),
    keep: (...all) => latest.current.keep(...all),
    edit: (...all) => latest.current.edit(...all),
    duplicate: (...all) => latest.current.duplicate(...all),
    remove: (...all) => latest.current.remove(...all),
  }))
  return stable
}
