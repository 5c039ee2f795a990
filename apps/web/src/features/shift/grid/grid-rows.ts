import type { Shift } from '@renfort/contract/shift.ts'
import { instant, type IsoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { localAt, dateAt } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftCells } from '@renfort/domain/shift/typed-shift.ts'
import { formatDay } from '../../../ui/format-day.ts'
import {
  emptyCells,
  type GridColumn,
  gridColumns,
  type GridState,
  type Place,
} from './grid-state.ts'

export interface GridRow {
  readonly key: string
  /** `null` for a line that is not saved yet. */
  readonly shift: Shift | null
  readonly cells: ShiftCells
  readonly issues: readonly Issue[]
  readonly state: 'saved' | 'empty' | 'changed' | 'saving'
}

/** A shift as a user would type it. */
function cellsOfShift(shift: Shift, locale: string): ShiftCells {
  const start = localAt(instant(shift.startDate), shift.timeZone)
  return {
    date: formatDay(start.date, locale, 'numeric'),
    start: start.time,
    end: localAt(instant(shift.endDate), shift.timeZone).time,
    break: String(shift.breakDuration),
    slots: String(shift.slots),
  }
}

export function savedRows(shifts: readonly Shift[], locale: string): GridRow[] {
  return shifts.map((shift) => ({
    key: shift.id,
    shift,
    cells: cellsOfShift(shift, locale),
    issues: [],
    state: 'saved',
  }))
}

/**
 * The lines of the table: saved shifts, shifts being sent, and the line for the next one; unchanged lines keep their
 * identity.
 */
export function gridRows(saved: readonly GridRow[], grid: GridState): GridRow[] {
  const withDraft = (row: GridRow): GridRow => {
    const draft = grid.drafts.get(row.key)
    if (draft === undefined) return row
    const { cells, issues, isSaving } = draft
    return { ...row, cells, issues, state: isSaving ? 'saving' : 'changed' }
  }
  const added = [...grid.added, grid.entry].map((key): GridRow => ({
    key,
    shift: null,
    cells: emptyCells,
    issues: [],
    state: 'empty',
  }))
  return [...saved, ...added].map(withDraft)
}

/** The cells that the arrows reach on a line: an unsaved line has nothing to tick, edit or duplicate. */
export function stopsOf(row: GridRow): readonly GridColumn[] {
  if (row.shift !== null) return gridColumns
  const without: readonly GridColumn[] = ['select', 'total', 'edit', 'duplicate', 'remove']
  const kept = gridColumns.filter((column) => !without.includes(column))
  return row.state === 'changed' ? [...kept, 'remove'] : kept
}

export type Direction =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'

/** The number of lines that Page up and Page down skip. */
const page = 10

/** The place that a key leads to; the same place at an edge. */
export function nextPlace(rows: readonly GridRow[], place: Place, direction: Direction): Place {
  const index = Math.max(
    0,
    rows.findIndex(({ key }) => key === place.row),
  )
  const last = rows.length - 1
  const target: Readonly<Record<Direction, number>> = {
    left: index,
    right: index,
    rowStart: index,
    rowEnd: index,
    up: index - 1,
    down: index + 1,
    pageUp: index - page,
    pageDown: index + page,
    first: 0,
    last,
  }
  const row = rows[Math.max(0, Math.min(target[direction], last))]
  if (row === undefined) return place
  const stops = stopsOf(row)
  const at = Math.max(0, stops.indexOf(place.column))
  const column: Partial<Record<Direction, GridColumn | undefined>> = {
    left: stops[Math.max(0, at - 1)],
    right: stops[Math.min(stops.length - 1, at + 1)],
    rowStart: stops[0],
    rowEnd: stops.at(-1),
    first: stops[0],
    last: stops.at(-1),
  }
  return { row: row.key, column: column[direction] ?? columnIn(stops, place.column) }
}

function columnIn(stops: readonly GridColumn[], column: GridColumn): GridColumn {
  return stops.includes(column) ? column : 'date'
}

/** The current place; the nearest one when its line was deleted. */
export function livePlace(
  rows: readonly GridRow[],
  place: Place | null,
  lastIndex: number,
): Place | null {
  const row =
    rows.find(({ key }) => key === place?.row) ?? rows[Math.min(lastIndex, rows.length - 1)]
  if (row === undefined) return null
  return { row: row.key, column: columnIn(stopsOf(row), place?.column ?? 'date') }
}

/** The week of some lines; `null` for unsaved lines. */
interface GridWeek {
  readonly monday: IsoDate | null
  readonly rows: readonly GridRow[]
}

/** The lines of a table grouped by week, in the order of the table. */
export function gridWeeks(rows: readonly GridRow[]): GridWeek[] {
  const weeks: { monday: IsoDate | null; rows: GridRow[] }[] = []
  for (const row of rows) {
    const monday = row.shift === null ? null : mondayOf(dayOf(row.shift))
    const last = weeks.at(-1)
    if (last !== undefined && last.monday === monday) last.rows.push(row)
    else weeks.push({ monday, rows: [row] })
  }
  return weeks
}

function dayOf({ startDate, timeZone }: Shift): IsoDate {
  return dateAt(instant(startDate), timeZone)
}

/** The lines to draw: a folded week still shows its unsaved lines, so that none is forgotten. */
export function openRows({ monday, rows }: GridWeek, folded: ReadonlySet<IsoDate>) {
  if (monday === null || !folded.has(monday)) return rows
  return rows.filter(({ state }) => state !== 'saved')
}

// The arrow keys reach the cells of this table, which only the role says: no native element is an ARIA grid.
export const gridRole = { role: 'grid' } as const
export const cellRole = { role: 'gridcell' } as const

export const gridCellClass =
  'h-(--row-height) border-b border-line px-2 py-2 group-data-compact/grid:py-0 xl:px-2.5 first:pl-3 scroll-mt-48 scroll-mb-28 break-words group-hover/row:bg-wash group-has-checked/row:bg-accent-wash focus-visible:relative focus-visible:z-5 focus-visible:-outline-offset-2'
