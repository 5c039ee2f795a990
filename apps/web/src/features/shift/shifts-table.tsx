import type { Shift } from '@renfort/contract/shift.ts'
import { workedMinutes } from '@renfort/domain/shift/shift.ts'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Duration } from '../../ui/duration.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { useBreakLabel } from '../mission-record/planning/use-break-label.ts'
import { ShiftDay, ShiftHours, useShiftName } from './shift-cells.tsx'
import { useShiftWords } from './words.ts'

interface ShiftsTableProps {
  shifts: readonly Shift[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onEdit: (shift: Shift) => void
  onDuplicate: (shift: Shift) => void
  onRemove: (shift: Shift) => void
  disabledReason?: string | undefined
}

/** SHIFT-02. */
const rowHeight = 88

/** The shifts of a mission, with what can be done to each. */
export function ShiftsTable({
  shifts,
  selected,
  onSelect,
  onEdit,
  onDuplicate,
  onRemove,
  disabledReason,
}: ShiftsTableProps) {
  const t = useShiftWords()
  const nameOf = useShiftName()
  const breakLabel = useBreakLabel()
  const columns: Column<Shift>[] = [
    { id: 'day', header: t(($) => $.list.day), cell: (shift) => <ShiftDay shift={shift} /> },
    { id: 'hours', header: t(($) => $.list.hours), cell: (shift) => <ShiftHours shift={shift} /> },
    {
      id: 'break',
      header: t(($) => $.list.pause),
      cell: ({ breakDuration }) => breakLabel(breakDuration),
    },
    {
      id: 'slots',
      header: t(($) => $.list.siders),
      align: 'end',
      cell: ({ slots }) => <span className="tabular-nums">{slots}</span>,
    },
    {
      id: 'total',
      header: t(($) => $.list.total),
      align: 'end',
      cell: (shift) => <Duration minutes={workedMinutes(shiftDraftOf(shift)) * shift.slots} />,
    },
  ]
  return (
    <Table
      label={t(($) => $.list.label)}
      columns={columns}
      rows={shifts}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
      selection={{ selected, onChange: onSelect, nameOf }}
      actionsLabel={t(($) => $.list.actions)}
      actions={(shift) => (
        <>
          <IconButton
            size="small"
            label={t(($) => $.list.edit, { name: nameOf(shift) })}
            icon={<Pencil aria-hidden size={16} />}
            disabledReason={disabledReason}
            onPress={() => onEdit(shift)}
          />
          <IconButton
            size="small"
            label={t(($) => $.list.duplicate, { name: nameOf(shift) })}
            icon={<Copy aria-hidden size={16} />}
            disabledReason={disabledReason}
            onPress={() => onDuplicate(shift)}
          />
          <IconButton
            size="small"
            label={t(($) => $.list.remove, { name: nameOf(shift) })}
            icon={<Trash2 aria-hidden size={16} />}
            disabledReason={disabledReason}
            onPress={() => onRemove(shift)}
          />
        </>
      )}
    />
  )
}
