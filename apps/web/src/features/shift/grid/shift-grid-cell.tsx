import { isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import { readShiftDay, type ShiftColumn, typedBreak } from '@renfort/domain/shift/typed-shift.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { Day } from '../../../ui/day.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useBreakLabel } from '../../mission-record/planning/place-clocks.tsx'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { ShiftDay } from '../shifts-table.tsx'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'
import { cellRole, gridCellClass, type GridRow } from './grid-rows.ts'
import type { Editing } from './grid-state.ts'

interface ShiftGridCellProps {
  row: GridRow
  column: ShiftColumn
  label: string
  isActive: boolean
  isCompact: boolean
  isReadOnly: boolean
  editing: Editing | null
  onLeave: (text: string) => void
}

/** One value of a shift: the arrows reach it, and it can be typed in place. */
export function ShiftGridCell({
  row,
  column,
  label,
  isActive,
  isCompact,
  isReadOnly,
  editing,
  onLeave,
}: ShiftGridCellProps) {
  const id = useId()
  const found = row.issues.find(({ path }) => path[0] === column)
  const describedBy = found === undefined ? undefined : `${id}-error`
  return (
    <td
      {...cellRole}
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={found === undefined ? undefined : true}
      aria-describedby={describedBy}
      className={classNames(
        gridCellClass,
        'cursor-cell',
        column === 'slots' && 'text-right',
        found !== undefined && 'inset-ring inset-ring-danger',
      )}
    >
      {editing === null ? (
        <CellValue {...{ row, column, isCompact }} />
      ) : (
        <CellEditor
          {...{ column, label, editing, describedBy, onLeave }}
          isInvalid={found !== undefined}
        />
      )}
      {column === 'date' && <SavingState state={row.state} />}
      {found !== undefined && (
        <p id={describedBy} className="mt-1 flex items-start gap-1 text-left text-sm text-danger">
          <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          {errorSentence(found.key, found.params)}
        </p>
      )}
    </td>
  )
}

interface CellValueProps {
  row: GridRow
  column: ShiftColumn
  isCompact: boolean
}

/** The saving state of a line. */
function SavingState({ state }: { state: GridRow['state'] }) {
  const t = useShiftWords()
  if (state === 'saving') {
    return (
      <span className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        {t(($) => $.grid.saving)}
      </span>
    )
  }
  if (state !== 'changed') return null
  return <span className="block text-sm text-orange">{t(($) => $.grid.unsaved)}</span>
}

function CellValue({ row, column, isCompact }: CellValueProps): ReactNode {
  const t = useShiftWords()
  const breakLabel = useBreakLabel()
  const text = row.cells[column]
  if (row.state === 'empty') {
    if (column !== 'date')
      return (
        <span aria-hidden className="text-muted">
          –
        </span>
      )
    return <span className="text-muted">{t(($) => $.grid.newShift)}</span>
  }
  switch (column) {
    case 'date':
      return <DayValue {...{ row, isCompact }} />
    case 'start':
      return <span className="tabular-nums">{text}</span>
    case 'end':
      return <EndValue {...{ row, isCompact }} />
    case 'break': {
      const minutes = typedBreak(text)
      const label = minutes === null ? text : breakLabel(minutes)
      return isCompact ? <span className="whitespace-nowrap">{label}</span> : label
    }
    case 'slots':
      return <span className="tabular-nums">{text === '' ? '1' : text}</span>
  }
}

function DayValue({ row, isCompact }: Omit<CellValueProps, 'column'>) {
  const { today } = useShiftCalendar()
  if (row.shift !== null && row.state === 'saved')
    return <ShiftDay shift={row.shift} isCompact={isCompact} />
  const date = readShiftDay(row.cells.date, today)
  if (date === null) return row.cells.date
  return <Day date={date} style="medium" className="block font-medium first-letter:uppercase" />
}

/** The end, a mark when it is on the next day, and the worked time. */
function EndValue({ row, isCompact }: Omit<CellValueProps, 'column'>) {
  const t = useShiftWords()
  const words = useUiWords()
  const { start, end } = row.cells
  const isNextDay = isLocalTime(start) && isLocalTime(end) && end < start
  return (
    <span className="flex flex-col">
      <span className="whitespace-nowrap tabular-nums">
        {end}
        {isNextDay && (
          <sup className="ml-0.5 text-xs text-muted">
            <span aria-hidden="true">+1</span>
            <span className="sr-only">{words.nextDay}</span>
          </sup>
        )}
      </span>
      {!isCompact && row.shift !== null && row.state === 'saved' && (
        <span className="text-sm whitespace-nowrap text-muted tabular-nums lg:max-xl:hidden">
          {t(($) => $.list.worked, {
            duration: formatDuration(workedMinutes(shiftDraftOf(row.shift))),
          })}
        </span>
      )}
    </span>
  )
}

interface CellEditorProps {
  column: ShiftColumn
  label: string
  editing: Editing
  describedBy: string | undefined
  isInvalid: boolean
  onLeave: (text: string) => void
}

/** The field in a cell that is being edited; the table handles its keys. */
function CellEditor({ column, label, editing, describedBy, isInvalid, onLeave }: CellEditorProps) {
  const words = useUiWords()
  const field = useRef<HTMLInputElement>(null)
  // In a layout effect, before the next key: a later drawing may show the saved values again.
  useLayoutEffect(() => {
    const input = field.current
    input?.focus()
    if (editing.isTypedOver) input?.setSelectionRange(input.value.length, input.value.length)
    else input?.select()
  }, [editing])
  const placeholder = { date: words.dateHint, start: words.timeHint, end: words.timeHint }
  return (
    <input
      ref={field}
      type="text"
      inputMode={column === 'slots' ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      placeholder={column === 'break' || column === 'slots' ? undefined : placeholder[column]}
      defaultValue={editing.text}
      className={controlClass('h-10 px-2 tabular-nums group-data-compact/grid:h-7')}
      onBlur={(event) => onLeave(event.target.value)}
    />
  )
}
