import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import Keyboard from 'lucide-react/icons/keyboard'
import {
  Fragment,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectAllBox } from '../../../ui/table-selection.tsx'
import { useShiftName } from '../shifts-table.tsx'
import { useShiftWords } from '../words.ts'
import { gridRole, type GridRow, livePlace, gridWeeks, openRows } from './grid-rows.ts'
import { ShiftGridRow, useRowActs, WeekHeading } from './shift-grid-row.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { useShiftGrid } from './use-shift-grid.ts'

const GridKeysDialog = lazy(async () => ({
  default: (await import('./grid-keys-dialog.tsx')).GridKeysDialog,
}))

interface ShiftGridProps {
  mission: Mission
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onEdit: (shift: Shift) => void
  onDuplicate: (shift: Shift) => void
  onRemove: (shift: Shift) => void
  /** Saves the typed values; resolves to whether everything is saved. */
  flushRef: RefObject<() => Promise<boolean>>
  disabledReason: string | undefined
  isCompact?: boolean
}

/** The heights of rows (SHIFT-02); compact rows are half as high, but a finger high on a touch screen. */
const rowHeight =
  '[--row-height:88px] data-compact:[--row-height:28px] pointer-coarse:data-compact:[--row-height:44px]'

// Sticks below the header of the wizard, which stays in sight too.
const headerClass =
  'sticky top-[calc(6rem+var(--acting-bar))] z-10 h-10 border-b border-line bg-paper px-2 group-data-compact/grid:h-8 text-left xl:px-2.5 font-medium leading-tight text-muted'

/** The shifts of a mission as a sheet: it works without the mouse, and saves line by line. */
export function ShiftGrid({
  mission,
  selected,
  onSelect,
  onEdit,
  onDuplicate,
  onRemove,
  flushRef,
  disabledReason,
  isCompact = false,
}: ShiftGridProps) {
  const t = useShiftWords()
  const nameOf = useShiftName()
  const table = useRef<HTMLTableElement>(null)
  const [isHelping, setHelping] = useState(false)
  const isLocked = disabledReason !== undefined
  const grid = useShiftGrid(mission)
  const [folded, setFolded] = useState<ReadonlySet<IsoDate>>(new Set())
  const weeks = gridWeeks(isLocked ? grid.rows.filter(({ shift }) => shift !== null) : grid.rows)
  const hasWeeks = weeks.filter(({ monday }) => monday !== null).length > 1
  const rows = hasWeeks
    ? weeks.flatMap((week) => openRows(week, folded))
    : weeks.flatMap((week) => week.rows)
  const keys = useGridKeys(
    { ...grid, rows },
    { onEdit, onRemove, isLocked, onHelp: () => setHelping(true) },
  )
  const index = rows.findIndex(({ key }) => key === grid.state.place?.row)
  const [lastIndex, setLastIndex] = useState(0)
  if (index >= 0 && index !== lastIndex) setLastIndex(index)
  const place = livePlace(rows, grid.state.place, lastIndex)

  const acts = useRowActs({
    select: (row, isTicked) => {
      const next = new Set(selected)
      if (isTicked) next.add(row)
      else next.delete(row)
      onSelect(next)
    },
    keep: keys.keep,
    edit: onEdit,
    duplicate: onDuplicate,
    remove: keys.remove,
  })

  useEffect(() => {
    flushRef.current = grid.flush
    return () => {
      flushRef.current = saved
    }
  })
  // Moves the focus to the target of a key, or to the line that replaces a deleted one.
  const { moves, editing } = grid.state
  const wasUsed = useRef(false)
  const seenMoves = useRef(0)
  const follow = useEffectEvent(() => {
    const isLost = wasUsed.current && document.activeElement === document.body
    if ((moves === seenMoves.current && !isLost) || place === null) return
    seenMoves.current = moves
    wasUsed.current = true
    if (editing === null) cellAt(table.current, place.row, place.column)?.focus()
  })
  useLayoutEffect(() => follow(), [moves, editing, place?.row, place?.column])

  const drawn = (row: GridRow) => (
    <ShiftGridRow
      key={row.key}
      row={row}
      active={place?.row === row.key ? place.column : null}
      editing={place?.row === row.key ? editing : null}
      isSelected={selected.has(row.key)}
      isCompact={isCompact}
      disabledReason={disabledReason}
      acts={acts}
    />
  )
  const toggle = (monday: IsoDate) => {
    const next = new Set(folded)
    if (!next.delete(monday)) next.add(monday)
    setFolded(next)
  }

  return (
    <div className="flex flex-col gap-2">
      <table
        ref={table}
        {...gridRole}
        aria-label={t(($) => $.list.label)}
        aria-describedby={isLocked ? undefined : 'shift-grid-keys'}
        data-compact={isCompact || undefined}
        className={`${rowHeight} group/grid w-full table-fixed border-separate border-spacing-0 text-left text-table`}
        {...keys.tableProps}
      >
        <thead>
          <tr>
            <th className={`${headerClass} w-9 pr-0 pl-3`}>
              <SelectAllBox
                selection={{ selected, onChange: onSelect, nameOf }}
                rows={mission.shifts}
                rowKey={({ id }) => id}
              />
            </th>
            <Header>{t(($) => $.list.day)}</Header>
            <Header className="w-15 xl:w-20">{t(($) => $.form.start)}</Header>
            <Header className="w-17 md:max-lg:w-28 xl:w-28">{t(($) => $.form.end)}</Header>
            <Header className="w-21 xl:w-27">{t(($) => $.list.pause)}</Header>
            <Header className="w-18 text-right xl:w-30">{t(($) => $.list.siders)}</Header>
            <Header className="w-14 text-right xl:w-24">{t(($) => $.list.total)}</Header>
            <Header className="w-24">
              <span className="sr-only">{t(($) => $.list.actions)}</span>
            </Header>
          </tr>
        </thead>
        <tbody>
          {hasWeeks
            ? weeks.map((week) => (
                <Fragment key={week.monday ?? 'new'}>
                  {week.monday !== null && (
                    <WeekHeading
                      monday={week.monday}
                      shifts={week.rows.flatMap(({ shift }) => (shift === null ? [] : [shift]))}
                      isOpen={!folded.has(week.monday)}
                      onToggle={() => week.monday !== null && toggle(week.monday)}
                    />
                  )}
                  {openRows(week, folded).map(drawn)}
                </Fragment>
              ))
            : rows.map(drawn)}
        </tbody>
      </table>
      {!isLocked && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p id="shift-grid-keys" className="text-sm text-muted">
            {t(($) => $.grid.help)}
          </p>
          <Button
            size="small"
            variant="quiet"
            icon={<Keyboard aria-hidden size={16} />}
            onPress={() => setHelping(true)}
          >
            {t(($) => $.grid.keysTitle)}
          </Button>
        </div>
      )}
      {isHelping && (
        <Suspense>
          <GridKeysDialog onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </div>
  )
}

async function saved(): Promise<boolean> {
  return true
}

function Header({ children, className }: { children: ReactNode; className?: string }) {
  return <th className={`${headerClass} ${className ?? ''}`}>{children}</th>
}

/** The element that is focused at a place: the cell, or the control inside it. */
function cellAt(table: HTMLElement | null, row: string, column: string): HTMLElement | null {
  const named = table?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
  if (named === null || named === undefined) return null
  return named.hasAttribute('tabindex') ? named : named.querySelector<HTMLElement>('input')
}
