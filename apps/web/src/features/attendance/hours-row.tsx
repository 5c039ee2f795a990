import type { ReactNode } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { DifferenceCell } from './difference-cell.tsx'
import { BreaksCell, DurationCell, SiderCell, SlotCell } from './hours-cells.tsx'
import { type ColumnId, columns, type HoursSelection, roles } from './hours-columns.ts'
import { dayOf, type Line, needsLook } from './hours-line.ts'
import { LineActs } from './line-acts.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useHoursWords } from './words.ts'

const cellClass =
  'border-b border-line align-top group-hover/row:bg-wash group-has-[:checked]/row:bg-accent-wash md:px-2 md:py-2 narrow:border-0 narrow:p-0 narrow:group-hover/row:bg-transparent narrow:group-has-[:checked]/row:bg-transparent'

interface HoursRowProps {
  line: Line
  selection: HoursSelection | null
  onEdit: (id: string) => void
}

/** A line of hours; a card on a phone. */
export function HoursRow({ line, selection, onEdit }: HoursRowProps) {
  const t = useHoursWords()
  const open = () => onEdit(line.id)
  const cells: Readonly<Record<ColumnId, ReactNode>> = {
    status: <StatusBadge line={line} />,
    sider: <SiderCell line={line} onOpen={open} />,
    slot: <SlotCell line={line} />,
    breaks: <BreaksCell line={line} />,
    duration: <DurationCell line={line} />,
    difference: <DifferenceCell line={line} />,
    actions: <LineActs line={line} onEdit={open} />,
  }
  const isCaptioned = (id: ColumnId) => id === 'slot' || id === 'breaks' || id === 'duration'
  return (
    <tr
      {...roles.row}
      data-line={line.id}
      data-look={needsLook(line) || undefined}
      className="group/row narrow:relative narrow:flex narrow:flex-col narrow:gap-2 narrow:rounded-panel narrow:border narrow:border-line narrow:bg-surface narrow:p-4 narrow:has-[:checked]:bg-accent-wash"
    >
      {selection !== null && (
        <td
          {...roles.cell}
          className={classNames(cellClass, 'narrow:absolute narrow:top-4 narrow:right-4')}
        >
          <LineBox line={line} selection={selection} />
        </td>
      )}
      {columns.map((id) => (
        <td
          key={id}
          {...roles.cell}
          className={classNames(
            cellClass,
            isCaptioned(id) && 'narrow:flex narrow:justify-between narrow:gap-4',
            id === 'status' && 'narrow:pr-8',
          )}
        >
          {isCaptioned(id) && (
            <span aria-hidden className="shrink-0 text-muted md:hidden">
              {t(($) => $.columns[id])}
            </span>
          )}
          <div className="min-w-0 narrow:not-only:text-right">{cells[id]}</div>
        </td>
      ))}
    </tr>
  )
}

function LineBox({ line, selection }: { line: Line; selection: HoursSelection }) {
  const words = useUiWords()
  const { selected, onChange, reasonOf } = selection
  const day = formatDay(dayOf(line), words.locale)
  return (
    <Checkbox
      isLabelHidden
      isSelected={selected.has(line.id)}
      disabledReason={reasonOf(line)}
      onChange={(isSelected) => {
        const next = new Set(selected)
        if (isSelected) next.add(line.id)
        else next.delete(line.id)
        onChange(next)
      }}
    >
      {words.selectRow(`${fullName(line.sider)}, ${day}`)}
    </Checkbox>
  )
}
