import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { useDayStyle } from '../../../platform/use-day-style.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import { useIsPrinting } from '../../../ui/use-is-printing.ts'
import { WindowedBody } from '../../../ui/windowed-body.tsx'
import { tableRoles } from '../../../ui/table-roles.ts'
import { type DayLines, groupLines, type Line, type MissionLines } from '../hours-line.ts'
import { useHoursWords } from '../words.ts'
import { type ColumnId, HoursRow, type HoursSelection, useHoursColumns } from './hours-row.tsx'
import { focusLine, type HoursKeys, useHoursKeys } from './use-hours-keys.ts'

interface HoursTableProps extends HoursKeys {
  label: string
  lines: readonly Line[]
  /** `null` where nothing waits, so that nothing can be chosen. */
  selection: HoursSelection | null
}

const widths: Readonly<Record<ColumnId, string>> = {
  status: 'w-[15.5%]',
  company: 'w-[13%]',
  sider: '',
  slot: 'w-[15.5%]',
  breaks: 'w-[9.5%]',
  duration: 'w-[9.5%]',
  difference: 'w-[17%]',
  actions: 'w-20',
}

const headClass =
  'sticky top-(--acting-bar) z-10 h-10 border-b border-line bg-paper px-2 font-medium whitespace-nowrap text-muted narrow:static narrow:border-0 narrow:px-0'

/** Hours by day, then by mission (TS-08); cards in the same order on a phone. */
export function HoursTable({ label, lines, selection, ...keys }: HoursTableProps) {
  const t = useHoursWords()
  const table = useRef<HTMLTableElement>(null)
  const [keptLine, setKeptLine] = useState<string | null>(null)
  const columns = useHoursColumns()
  const days = groupLines(lines)
  const order = days.flatMap(({ missions }) => missions.flatMap((mission) => mission.lines))
  useHoursKeys(table, { ...keys, order, onFar: setKeptLine })
  // The line that a key led to was out of the page, and is drawn now.
  useEffect(() => {
    if (keptLine !== null) focusLine(table.current, keptLine)
  }, [keptLine])
  return (
    <table
      {...tableRoles.table}
      ref={table}
      aria-label={label}
      className="w-full border-separate border-spacing-0 text-left text-table md:table-fixed narrow:block"
    >
      <thead {...tableRoles.rowgroup} className="narrow:block">
        <tr {...tableRoles.row} className="narrow:flex narrow:pb-2">
          {selection !== null && (
            <th {...tableRoles.columnheader} className={classNames(headClass, 'w-10')}>
              <SelectAll lines={lines} selection={selection} />
            </th>
          )}
          {columns.map((id) => (
            <th
              key={id}
              {...tableRoles.columnheader}
              className={classNames(headClass, 'narrow:sr-only', widths[id])}
            >
              <span className={id === 'actions' ? 'sr-only' : ''}>{t(($) => $.columns[id])}</span>
            </th>
          ))}
        </tr>
      </thead>
      <HoursBodies {...{ columns, days, selection, keptLine }} onEdit={keys.onEdit} />
    </table>
  )
}

interface SelectAllProps {
  lines: readonly Line[]
  selection: HoursSelection
}

/** Chooses every waiting line, in sight or not, and says how many. */
function SelectAll({ lines, selection }: SelectAllProps) {
  const t = useHoursWords()
  const { selected, onChange, reasonOf, everyLine, onChooseEvery } = selection
  const inSight = lines.filter((line) => reasonOf(line) === undefined).map(({ id }) => id)
  const open = everyLine?.ids ?? inSight
  const chosen = open.filter((id) => selected.has(id)).length
  const [first] = lines
  const choose = (isSelected: boolean) => {
    if (isSelected && everyLine !== null) return onChooseEvery(everyLine)
    return onChange(new Set(isSelected ? open : []))
  }
  return (
    <Checkbox
      isSelected={open.length > 0 && chosen === open.length}
      isMixed={chosen > 0 && chosen < open.length}
      disabledReason={open.length === 0 && first !== undefined ? reasonOf(first) : undefined}
      onChange={choose}
    >
      <span className="md:sr-only">{t(($) => $.selectAll, { count: open.length })}</span>
    </Checkbox>
  )
}

/** Lines enter and leave the page in groups of this size. */
const atOnce = 12
/** A list of up to this many lines is drawn whole, which is cheaper. */
const wholeUpTo = 60

interface HoursBodiesProps {
  columns: readonly ColumnId[]
  days: readonly DayLines[]
  selection: HoursSelection | null
  /** A line that is drawn wherever the window is. */
  keptLine: string | null
  onEdit: (id: string) => void
}

/** The lines of some days under the heads of their day and mission; only those near the window are drawn. */
function HoursBodies({ columns, days, selection, keptLine, onEdit }: HoursBodiesProps) {
  const [isNarrow, isPrinting] = [useIsNarrow(), useIsPrinting()]
  const span = columns.length + (selection === null ? 0 : 1)
  const parts = partsOf(days)
  const isWhole = isPrinting || parts.reduce((sum, { lines }) => sum + lines.length, 0) <= wholeUpTo
  return parts.map(({ key, day, mission, lines }, place) => (
    <WindowedBody
      key={key}
      className="narrow:flex narrow:flex-col narrow:gap-3 narrow:pb-3"
      expectedHeight={lines.length * (isNarrow ? 280 : 66)}
      isFirst={place === 0}
      isKept={isWhole || lines.some(({ id }) => id === keptLine)}
    >
      {() => (
        <>
          {day !== null && (
            <HeadRow span={span} className="pt-5 pb-1 text-base font-semibold">
              <DayTitle day={day} />
            </HeadRow>
          )}
          {mission !== null && (
            <HeadRow span={span} className="bg-wash py-1.5">
              <MissionTitle mission={mission} />
            </HeadRow>
          )}
          {lines.map((line) => (
            <HoursRow key={line.id} {...{ columns, line, selection, onEdit }} />
          ))}
        </>
      )}
    </WindowedBody>
  ))
}

interface Part {
  readonly key: string
  /** Set where a day or a mission begins. */
  readonly day: DayLines['day'] | null
  readonly mission: MissionLines | null
  readonly lines: readonly Line[]
}

function partsOf(days: readonly DayLines[]): readonly Part[] {
  return days.flatMap(({ day, missions }) =>
    missions.flatMap((mission, place) => {
      const starts = Array.from(
        { length: Math.ceil(mission.lines.length / atOnce) },
        (_, part) => part * atOnce,
      )
      return starts.map((start) => ({
        key: `${day} ${mission.task.id} ${start}`,
        day: place === 0 && start === 0 ? day : null,
        mission: start === 0 ? mission : null,
        lines: mission.lines.slice(start, start + atOnce),
      }))
    }),
  )
}

interface HeadRowProps {
  span: number
  className: string
  children: ReactNode
}

function HeadRow({ span, className, children }: HeadRowProps) {
  return (
    <tr {...tableRoles.row} className="narrow:block">
      <th
        {...tableRoles.rowheader}
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

function DayTitle({ day }: Pick<DayLines, 'day'>) {
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatDay(day, locale, styleOf(day))}
    </time>
  )
}

function MissionTitle({ mission: { task, lines } }: { mission: MissionLines }) {
  const t = useHoursWords()
  return (
    <span className="flex flex-wrap gap-x-3 font-normal">
      <span className="font-medium">{missionDisplayName(task.jobTitle.name, task.name)}</span>
      {task.manager !== null && (
        <span className="text-muted">
          {t(($) => $.manager, { name: fullName(task.manager ?? { firstName: '', lastName: '' }) })}
        </span>
      )}
      <span className="text-muted tabular-nums">{t(($) => $.lines, { count: lines.length })}</span>
    </span>
  )
}
