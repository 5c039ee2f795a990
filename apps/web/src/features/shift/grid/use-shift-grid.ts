import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import {
  columnOf,
  readShiftDay,
  type ShiftColumn,
  shiftColumns,
  typedShifts,
} from '@renfort/domain/shift/typed-shift.ts'
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { issuesOf } from '../../../platform/call.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { useShiftCommands } from '../queries.ts'
import { shiftBodyOf } from '../shift-body.ts'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import {
  keepLines,
  savedMeanwhile,
  withKeptLines,
  changeGrid,
  emptyCells,
  type GridChange,
  type GridState,
  type Place,
} from './grid-state.ts'
import { type GridRow, gridRows, savedRows } from './grid-rows.ts'

/** The lines of a table of shifts, typed and saved one by one. */
export function useShiftGrid(mission: Mission) {
  const { rules, today } = useShiftCalendar()
  const { locale } = useUiWords()
  const { create, update } = useShiftCommands(mission.id)
  const [state, setState] = useState<GridState>(() => withKeptLines(mission.id))
  // One key may write, save and move: each step needs the state after the previous one.
  const latest = useRef(state)
  const saving = useRef(new Map<string, Promise<boolean>>())
  const saved = useMemo(() => savedRows(mission.shifts, locale), [mission.shifts, locale])

  const apply = (change: GridChange) => {
    const before = latest.current
    latest.current = changeGrid(before, change)
    setState(latest.current)
    // A typed and then cancelled value is not stored either.
    const { drafts, editing } = before
    if (latest.current.drafts !== drafts || editing !== null) keepLines(mission.id, latest.current)
  }
  const dropSaved = useEffectEvent(() => {
    for (const row of savedMeanwhile(latest.current, mission.shifts, rules())) {
      apply({ kind: 'drop', row })
    }
  })
  useLayoutEffect(() => dropSaved(), [mission.shifts])
  const rowsNow = () => gridRows(saved, latest.current)
  const find = (key: string) => rowsNow().find((row) => row.key === key)

  const check = (row: GridRow) => {
    const others = rowsNow().flatMap((other): ShiftDraft[] => {
      if (other.key === row.key) return []
      if (other.shift !== null) return [shiftDraftOf(other.shift)]
      if (other.state !== 'saving') return []
      return typedShifts([other.cells], [], rules()).drafts.filter((draft) => draft !== null)
    })
    const { drafts, issues } = typedShifts([row.cells], others, rules())
    return {
      draft: drafts[0] ?? null,
      issues: issues.map((found) => ({ ...found, path: found.path.slice(1) })),
    }
  }

  const send = async (row: GridRow, draft: ShiftDraft): Promise<boolean> => {
    apply({ kind: 'save', row: row.key })
    try {
      const body = shiftBodyOf(draft)
      const change = await (row.shift === null ? create([body]) : update(row.shift.id, body))
      apply({ kind: 'saved', row: row.key, id: change.after[0]?.id ?? row.key })
      return true
    } catch (failure) {
      apply({ kind: 'fail', row: row.key, issues: issuesOf(failure).map(atItsColumn) })
      return false
    } finally {
      saving.current.delete(row.key)
    }
  }

  /** Sends an unsaved line; returns the first invalid column, or `null`. */
  const submit = (key: string): ShiftColumn | null => {
    const row = find(key)
    if (row?.state !== 'changed') return null
    const { draft, issues } = check(row)
    if (draft !== null && issues.length === 0) {
      saving.current.set(key, send(row, draft))
      return null
    }
    apply({ kind: 'refuse', row: key, issues })
    return faultyColumn(issues)
  }

  /** Moves to a cell by the keyboard; the line that is left is sent. */
  const go = (place: Place, edits = false) => {
    leave(place.row)
    const row = find(place.row)
    const column = shiftColumns.find((each) => each === place.column)
    const editing =
      edits && row !== undefined && column !== undefined
        ? { text: row.cells[column], isTypedOver: false }
        : null
    apply({ kind: 'go', place, editing })
  }
  const leave = (to: string | null) => {
    const from = latest.current.place?.row
    if (from !== undefined && from !== to) submit(from)
  }
  const writing = (row: GridRow, cells: Partial<GridRow['cells']>): GridChange => {
    const base = saved.find(({ key }) => key === row.key)?.cells ?? emptyCells
    return { kind: 'write', row: row.key, cells, base }
  }
  const write = (row: GridRow, cells: Partial<GridRow['cells']>) => apply(writing(row, cells))
  /** Stores the value of the cell that is being edited. */
  const keepTyped = (row: GridRow, cells: Partial<GridRow['cells']>) =>
    keepLines(mission.id, changeGrid(latest.current, writing(row, cells)))

  /** Copies the times, the break and the Siders of the line above; a line without a day gets the day after it. */
  const copyAbove = (row: GridRow) => {
    const rows = rowsNow()
    const above = rows[rows.findIndex(({ key }) => key === row.key) - 1]
    if (above === undefined) return
    const day = readShiftDay(above.cells.date, today)
    const next = day === null ? '' : formatDay(addDays(day, 1), locale, 'numeric')
    write(row, { ...above.cells, date: row.cells.date || next })
  }

  /** Sends every unsaved line; resolves to whether all are saved. */
  const flush = async (): Promise<boolean> => {
    for (const row of rowsNow()) {
      const column = submit(row.key)
      if (column === null) continue
      apply({ kind: 'go', place: { row: row.key, column } })
      return false
    }
    return (await Promise.all(saving.current.values())).every(Boolean)
  }

  return {
    state,
    rows: gridRows(saved, state),
    current: () => latest.current,
    find,
    apply,
    submit,
    go,
    leave,
    write,
    keepTyped,
    copyAbove,
    flush,
    isEditable: ({ shift, state: rowState }: GridRow) =>
      rowState !== 'saving' && !isRecurring(shift),
  }
}

export type ShiftGridModel = ReturnType<typeof useShiftGrid>

/** Whether a shift belongs to a series: the dialog then asks which shifts to change (SHIFT-23). */
export function isRecurring(shift: Shift | null): boolean {
  return shift !== null && shift.recurrenceId !== null
}

function atItsColumn(found: Issue): Issue {
  return { ...found, path: [columnOf(found.path)] }
}

function faultyColumn(issues: readonly Issue[]): ShiftColumn {
  const at = new Set(issues.map(({ path }) => path[0]))
  return shiftColumns.find((column) => at.has(column)) ?? 'date'
}
