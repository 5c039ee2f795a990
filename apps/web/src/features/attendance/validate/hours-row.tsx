import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { useIsGroupSpace } from '../../../platform/me.ts'
import { fullName } from '../../../platform/person-name.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { tableRoles } from '../../../ui/table-roles.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { FeedbackButton } from '../../feedback/feedback-button.tsx'
import type { RatedPerson } from '../../feedback/rated-person.ts'
import { dayOf, type Line, needsLook } from '../hours-line.ts'
import { StatusBadge, useClosedReason } from '../line-state.tsx'
import { useHoursWords } from '../words.ts'
import { BreaksCell, DifferenceCell, DurationCell, SiderCell, SlotCell } from './hours-cells.tsx'
import type { ToValidate } from './validate-dialog.tsx'

const columns = [
  'status',
  'company',
  'sider',
  'slot',
  'breaks',
  'duration',
  'difference',
  'actions',
] as const
export type ColumnId = (typeof columns)[number]

/**
 * The company stands in a list of several companies alone; there a line is opened by its name, and changed in its
 * company.
 */
export function useHoursColumns(): readonly ColumnId[] {
  const isGroup = useIsGroupSpace()
  return columns.filter((id) => id !== (isGroup ? 'actions' : 'company'))
}

export interface HoursSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** All lines that the filters leave, where some are out of sight. */
  everyLine: ToValidate | null
  onChooseEvery: (what: ToValidate) => void
  /** Why a line cannot be chosen. */
  reasonOf: (line: Line) => string | undefined
}

const cellClass =
  'border-b border-line align-top group-hover/row:bg-wash group-has-[:checked]/row:bg-accent-wash md:px-2 md:py-2 narrow:border-0 narrow:p-0 narrow:group-hover/row:bg-transparent narrow:group-has-[:checked]/row:bg-transparent'

interface HoursRowProps {
  columns: readonly ColumnId[]
  line: Line
  selection: HoursSelection | null
  onEdit: (id: string) => void
}

/** A line of hours; a card on a phone. */
export function HoursRow({ columns: shown, line, selection, onEdit }: HoursRowProps) {
  const t = useHoursWords()
  const open = () => onEdit(line.id)
  const cells: Readonly<Record<ColumnId, ReactNode>> = {
    status: <StatusBadge line={line} />,
    company: <span className="wrap-anywhere">{line.company.name}</span>,
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
      {...tableRoles.row}
      data-line={line.id}
      data-look={needsLook(line) || undefined}
      className="group/row narrow:relative narrow:flex narrow:flex-col narrow:gap-2 narrow:rounded-panel narrow:border narrow:border-line narrow:bg-surface narrow:p-4 narrow:has-[:checked]:bg-accent-wash"
    >
      {selection !== null && (
        <td
          {...tableRoles.cell}
          className={classNames(cellClass, 'narrow:absolute narrow:top-4 narrow:right-4')}
        >
          <LineBox line={line} selection={selection} />
        </td>
      )}
      {shown.map((id) => (
        <td
          key={id}
          {...tableRoles.cell}
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

interface LineActsProps {
  line: Line
  onEdit: () => void
}

/** The actions on one line. */
function LineActs({ line, onEdit }: LineActsProps) {
  const t = useHoursWords()
  const reasonOf = useClosedReason()
  return (
    <span className="flex items-center justify-end gap-1">
      <FeedbackButton isCompact person={ratedPersonOf(line)} />
      {/* Validated hours open by their name, to read. */}
      {line.status !== 'att.validated' && (
        <IconButton
          size="small"
          className="narrow:size-11"
          aria-haspopup="dialog"
          label={t(($) => $.edit, { name: fullName(line.sider) })}
          icon={<Pencil aria-hidden size={16} />}
          disabledReason={reasonOf(line)}
          onPress={onEdit}
        />
      )}
    </span>
  )
}

/** The Sider and mission that an opinion given here is about. */
function ratedPersonOf({ task, sider, feedback }: Line): RatedPerson {
  return {
    taskId: task.id,
    mission: missionDisplayName(task.jobTitle.name, task.name),
    typeId: feedback?.typeId ?? 'attendance',
    sider,
    feedback,
  }
}
