import type { ReactNode } from 'react'
import { Fragment, useRef } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { DifferenceCell } from './difference-cell.tsx'
import { BreaksCell, DurationCell, SiderCell, SlotCell } from './hours-cells.tsx'
import { dayOf, groupLines, type Line, type MissionLines, needsLook } from './hours-line.ts'
import { LineActs } from './line-acts.tsx'
import { StatusBadge } from './status-badge.tsx'
import { type HoursKeys, useHoursKeys } from './use-hours-keys.ts'
import { useHoursWords } from './words.ts'

export interface HoursSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Why a line cannot be chosen. */
  reasonOf: (line: Line) => string | undefined
}

interface HoursTableProps extends HoursKeys {
  label: string
  lines: readonly Line[]
  /** Nothing is chosen where nothing waits. */
  selection: HoursSelection | null
}

/** Said again, because a browser forgets what a table is once its rows are laid out as cards. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
} as const

const columns = ['status', 'sider', 'slot', 'breaks', 'duration', 'difference', 'actions'] as const
type ColumnId = (typeof columns)[number]

const widths: Readonly<Record<ColumnId, string>> = {
  status: 'w-[15%]',
  sider: '',
  slot: 'w-[16%]',
  breaks: 'w-[10%]',
  duration: 'w-[11%]',
  difference: 'w-[19%]',
  actions: 'w-24',
}

const headClass =
  'sticky top-(--acting-bar) z-10 h-10 border-b border-line bg-paper px-2 font-medium whitespace-nowrap text-muted narrow:static narrow:border-0 narrow:px-0'

const cellClass =
  'border-b border-line align-top group-hover/row:bg-wash group-has-[:checked]/row:bg-accent-wash md:px-2 md:py-2 narrow:border-0 narrow:p-0 narrow:group-hover/row:bg-transparent narrow:group-has-[:checked]/row:bg-transparent'

/** Hours by day, then by mission (TS-08); cards in the same order on a phone. */
export function HoursTable({ label, lines, selection, ...keys }: HoursTableProps) {
  const t = useHoursWords()
  const table = useRef<HTMLTableElement>(null)
  useHoursKeys(table, keys)
  const span = columns.length + (selection === null ? 0 : 1)
  return (
    <table
      {...roles.table}
      ref={table}
      aria-label={label}
      className="w-full border-separate border-spacing-0 text-left text-table md:table-fixed narrow:block"
    >
      <thead {...roles.rowgroup} className="narrow:block">
        <tr {...roles.row} className="narrow:flex narrow:pb-2">
          {selection !== null && (
            <th {...roles.columnheader} className={classNames(headClass, 'w-10')}>
              <SelectAll lines={lines} selection={selection} />
            </th>
          )}
          {columns.map((id) => (
            <th
              key={id}
              {...roles.columnheader}
              className={classNames(headClass, 'narrow:sr-only', widths[id])}
            >
              <span className={id === 'actions' ? 'sr-only' : ''}>{t(($) => $.columns[id])}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groupLines(lines).map(({ day, missions }) => (
        <tbody
          key={day}
          {...roles.rowgroup}
          className="narrow:flex narrow:flex-col narrow:gap-3 narrow:pb-4"
        >
          <HeadRow span={span} className="pt-5 pb-1 text-base font-semibold">
            <DayTitle day={day} />
          </HeadRow>
          {missions.map((mission) => (
            <Fragment key={mission.task.id}>
              <HeadRow span={span} className="bg-wash py-1.5">
                <MissionTitle mission={mission} />
              </HeadRow>
              {mission.lines.map((line) => (
                <HoursRow key={line.id} line={line} selection={selection} onEdit={keys.onEdit} />
              ))}
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface HeadRowProps {
  span: number
  className: string
  children: ReactNode
}

function HeadRow({ span, className, children }: HeadRowProps) {
  return (
    <tr {...roles.row} className="narrow:block">
      <th
        {...roles.rowheader}
        scope="rowgroup"
        colSpan={span}
        className={classNames(
          'border-b border-line px-2 text-left narrow:block narrow:rounded-control narrow:border-0',
          className,
        )}
      >
        {children}
      </th>
    </tr>
  )
}

function DayTitle({ day }: { day: ReturnType<typeof dayOf> }) {
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  return <time dateTime={day}>{formatDay(day, locale, styleOf(day))}</time>
}

function MissionTitle({ mission: { task, lines } }: { mission: MissionLines }) {
  const t = useHoursWords()
  return (
    <span className="flex flex-wrap gap-x-3 font-normal">
      <span className="font-medium">{missionName(task)}</span>
      {task.manager !== null && (
        <span className="text-muted">
          {t(($) => $.manager, { name: fullName(task.manager ?? { firstName: '', lastName: '' }) })}
        </span>
      )}
      <span className="text-muted tabular-nums">{t(($) => $.lines, { count: lines.length })}</span>
    </span>
  )
}

function missionName({ name, jobTitle }: Line['task']): string {
  return name ?? jobTitle.name
}

interface SelectAllProps {
  lines: readonly Line[]
  selection: HoursSelection
}

/** Chooses the lines in sight that can be, and says how many those are. */
function SelectAll({ lines, selection: { selected, onChange, reasonOf } }: SelectAllProps) {
  const t = useHoursWords()
  const open = lines.filter((line) => reasonOf(line) === undefined).map(({ id }) => id)
  const chosen = open.filter((id) => selected.has(id)).length
  const [first] = lines
  return (
    <Checkbox
      isSelected={open.length > 0 && chosen === open.length}
      isMixed={chosen > 0 && chosen < open.length}
      disabledReason={open.length === 0 && first !== undefined ? reasonOf(first) : undefined}
      onChange={(isSelected) => onChange(new Set(isSelected ? open : []))}
    >
      <span className="md:sr-only">{t(($) => $.selectAll, { count: open.length })}</span>
    </Checkbox>
  )
}

interface HoursRowProps {
  line: Line
  selection: HoursSelection | null
  onEdit: (id: string) => void
}

function HoursRow({ line, selection, onEdit }: HoursRowProps) {
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
