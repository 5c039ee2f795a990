import type { Shift } from '@renfort/contract/shift.ts'
import { type ShiftColumn, shiftColumns } from '@renfort/domain/shift/typed-shift.ts'
import type { FocusEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { stepCell, tidyCell, editorCommand, gridCommand } from './grid-keys.ts'
import { type GridRow, nextPlace } from './grid-rows.ts'
import { gridColumns, isShiftColumn, type Place } from './grid-state.ts'
import { isRecurring, type ShiftGridModel } from './use-shift-grid.ts'

interface GridActions {
  onEdit: (shift: Shift) => void
  onRemove: (shift: Shift) => void
  onHelp: () => void
  isLocked: boolean
}

/** What the keyboard, the focus and the mouse do to the table of shifts. */
export function useGridKeys(
  grid: ShiftGridModel,
  { onEdit, onRemove, onHelp, isLocked }: GridActions,
) {
  const { today } = useShiftCalendar()
  const { locale } = useUiWords()
  const entry = () => grid.current().entry

  const edit = (row: GridRow, column: ShiftColumn, typedOver?: string) => {
    if (isLocked) return
    if (isRecurring(row.shift)) {
      if (row.shift !== null) onEdit(row.shift)
      return
    }
    if (!grid.isEditable(row)) return
    const editing =
      typedOver === undefined
        ? { text: row.cells[column], isTypedOver: false }
        : { text: typedOver, isTypedOver: true }
    grid.apply({ kind: 'go', place: { row: row.key, column }, editing })
  }
  const remove = (row: GridRow) => {
    if (isLocked) return
    if (row.shift !== null) onRemove(row.shift)
    else if (row.state === 'changed') grid.apply({ kind: 'drop', row: row.key })
  }
  const keep = (row: GridRow, column: ShiftColumn, text: string) =>
    grid.write(row, { [column]: tidyCell(column, text, { today, locale }) })

  /** Sends a complete line and starts the next one; else goes to the first wrong cell. */
  const finish = (row: GridRow, edits: boolean, sameColumn?: ShiftColumn) => {
    const faulty = grid.submit(row.key)
    if (faulty !== null) return grid.go({ row: row.key, column: faulty }, true)
    if (row.shift === null) return grid.go({ row: entry(), column: 'date' })
    const { row: next } = nextPlace(grid.rows, { row: row.key, column: 'date' }, 'down')
    return grid.go({ row: next, column: sameColumn ?? 'date' }, edits && next !== entry())
  }

  const onEditorKey = (event: KeyboardEvent, input: HTMLInputElement, place: Place) => {
    const row = grid.find(place.row)
    const column = place.column
    const command = editorCommand(event)
    if (row === undefined || command === null || !isShiftColumn(column)) return
    const at = shiftColumns.indexOf(column)
    const neighbour = shiftColumns[command === 'previous' ? at - 1 : at + 1]
    const isBlank = row.state === 'empty' && input.value.trim() === ''
    // At the end of an empty line, Tab leaves the table.
    if (command === 'next' && neighbour === undefined && isBlank)
      return grid.apply({ kind: 'rest' })
    if (command === 'previous' && neighbour === undefined) {
      keep(row, column, input.value)
      return grid.apply({ kind: 'rest' })
    }
    event.preventDefault()
    event.stopPropagation()
    if (command === 'more' || command === 'less') {
      input.value = stepCell(column, input.value, command === 'more' ? 1 : -1, { today, locale })
      return undefined
    }
    if (command !== 'cancel') keep(row, column, input.value)
    switch (command) {
      case 'cancel':
        return grid.go(place)
      case 'next':
      case 'previous':
        if (neighbour === undefined) return finish(row, true)
        return grid.go({ row: row.key, column: neighbour }, true)
      case 'submit':
        return finish(row, false)
      case 'enter':
        if (row.shift !== null) return finish(row, false, column)
        if (isBlank || neighbour === undefined) return finish(row, false)
        return grid.go({ row: row.key, column: neighbour }, true)
    }
  }

  const onGridKey = (event: KeyboardEvent, place: Place) => {
    const row = grid.find(place.row)
    const command = gridCommand(event)
    if (row === undefined || command === null) return
    const { column } = place
    const isCell = isShiftColumn(column)
    if (!isCell && (command.kind === 'edit' || command.kind === 'typeOver')) return
    event.preventDefault()
    switch (command.kind) {
      case 'move': {
        const isLast = row.key === entry() && row.state === 'changed'
        if (command.direction === 'down' && isLast) return finish(row, false)
        return grid.go(nextPlace(grid.rows, place, command.direction))
      }
      case 'edit':
        return isCell ? edit(row, column) : undefined
      case 'typeOver':
        return isCell ? edit(row, column, command.text) : undefined
      case 'copyAbove':
        return !isLocked && grid.isEditable(row) ? grid.copyAbove(row) : undefined
      case 'remove':
        return remove(row)
      case 'submit':
        return finish(row, false)
      case 'revert':
        return row.state === 'changed' ? grid.apply({ kind: 'drop', row: row.key }) : undefined
      case 'help':
        return onHelp()
    }
  }

  return {
    edit,
    keep,
    remove,
    tableProps: {
      onKeyDown: (event: KeyboardEvent) => {
        const place = placeOf(event.target)
        if (place === null || event.nativeEvent.isComposing) return
        if (isEditor(event.target)) onEditorKey(event, event.target, place)
        else onGridKey(event, place)
      },
      onInput: ({ target }: FormEvent) => {
        const place = placeOf(target)
        const row = place === null ? undefined : grid.find(place.row)
        if (row === undefined || place === null || !isEditor(target)) return
        if (isShiftColumn(place.column)) grid.keepTyped(row, { [place.column]: target.value })
      },
      onFocus: (event: FocusEvent) => {
        const place = placeOf(event.target)
        if (place === null) return
        grid.leave(place.row)
        grid.apply({ kind: 'focus', place })
      },
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        grid.apply({ kind: 'rest' })
        grid.leave(null)
      },
      onDoubleClick: (event: MouseEvent) => {
        const place = placeOf(event.target)
        const row = place === null ? undefined : grid.find(place.row)
        if (row === undefined || place === null || isEditor(event.target)) return
        if (isShiftColumn(place.column)) edit(row, place.column)
      },
    },
  }
}

/** The cell, or the control of a line, that an event comes from. */
function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement)) return null
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  const named = target.closest<HTMLElement>('[data-column]')?.dataset['column']
  const column = gridColumns.find((each) => each === named)
  return row === undefined || column === undefined ? null : { row, column }
}

function isEditor(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text'
}
