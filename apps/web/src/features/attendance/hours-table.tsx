import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HoursBodies } from './hours-bodies.tsx'
import { type ColumnId, columns, type HoursSelection, roles } from './hours-columns.ts'
import { groupLines, type Line } from './hours-line.ts'
import { focusLine, type HoursKeys, useHoursKeys } from './use-hours-keys.ts'
import { useHoursWords } from './words.ts'

interface HoursTableProps extends HoursKeys {
  label: string
  lines: readonly Line[]
  /** Nothing is chosen where nothing waits. */
  selection: HoursSelection | null
}

const widths: Readonly<Record<ColumnId, string>> = {
  status: 'w-[15.5%]',
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
  const days = groupLines(lines)
  const order = days.flatMap(({ missions }) => missions.flatMap((mission) => mission.lines))
  useHoursKeys(table, { ...keys, order, onFar: setKeptLine })
  // What a key led to was out of the page: now it is there.
  useEffect(() => {
    if (keptLine !== null) focusLine(table.current, keptLine)
  }, [keptLine])
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
      <HoursBodies {...{ days, selection, keptLine }} onEdit={keys.onEdit} />
    </table>
  )
}

interface SelectAllProps {
  lines: readonly Line[]
  selection: HoursSelection
}

/** Chooses every line that waits, in sight or not, and says how many those are. */
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
