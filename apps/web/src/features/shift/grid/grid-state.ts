import type { Issue } from '@renfort/domain/kernel/issue.ts'
import {
  type ShiftCells,
  type ShiftColumn,
  shiftColumns,
} from '@renfort/domain/shift/typed-shift.ts'

/** What the arrows reach on a line, from left to right. */
export const gridColumns = [
  'select',
  ...shiftColumns,
  'total',
  'edit',
  'duplicate',
  'remove',
] as const
export type GridColumn = (typeof gridColumns)[number]

export interface Place {
  readonly row: string
  readonly column: GridColumn
}

/** A line that is not as it is saved. */
interface RowDraft {
  readonly cells: ShiftCells
  readonly issues: readonly Issue[]
  readonly isSaving: boolean
  /** Typed before a reload, and not touched since. */
  readonly isFound?: true
}

/** What a cell is edited from: its own text, or the first letter that was typed over it. */
export interface Editing {
  readonly text: string
  readonly isTypedOver: boolean
}

export interface GridState {
  readonly drafts: ReadonlyMap<string, RowDraft>
  /** The lines that were typed and are no shift yet. */
  readonly added: readonly string[]
  /** The line on which a new shift is typed. */
  readonly entry: string
  readonly place: Place | null
  readonly editing: Editing | null
  /** Counts the moves of the keyboard, so that the focus follows each. */
  readonly moves: number
}

export type GridChange =
  /** The keyboard goes somewhere; the focus follows. */
  | { readonly kind: 'go'; readonly place: Place; readonly editing?: Editing | null }
  /** The focus moved without the keyboard of the table. */
  | { readonly kind: 'focus'; readonly place: Place }
  | { readonly kind: 'rest' }
  | {
      readonly kind: 'write'
      readonly row: string
      readonly cells: Partial<ShiftCells>
      /** As it is saved, or empty. */
      readonly base: ShiftCells
    }
  | { readonly kind: 'drop' | 'save'; readonly row: string }
  | { readonly kind: 'refuse' | 'fail'; readonly row: string; readonly issues: readonly Issue[] }
  | { readonly kind: 'saved'; readonly row: string; readonly id: string }

export const emptyCells: ShiftCells = { date: '', start: '', end: '', break: '', slots: '' }

export const emptyGrid: GridState = {
  drafts: new Map(),
  added: [],
  entry: 'new-0',
  place: null,
  editing: null,
  moves: 0,
}

export function changeGrid(state: GridState, change: GridChange): GridState {
  switch (change.kind) {
    case 'go': {
      const { place, editing = null } = change
      return { ...state, place, editing, moves: state.moves + 1 }
    }
    case 'focus': {
      const { place } = change
      const isSame = samePlace(state.place, place)
      return isSame ? state : { ...state, place, editing: null }
    }
    case 'rest':
      return state.editing === null ? state : { ...state, editing: null }
    case 'write':
      return written(state, change.row, change.cells, change.base)
    case 'drop':
      return withoutRow(state, change.row)
    case 'save':
      return withDraft(nextEntry(state, change.row), change.row, { issues: [], isSaving: true })
    case 'refuse':
    case 'fail':
      return withDraft(state, change.row, { issues: change.issues, isSaving: false })
    case 'saved': {
      const { row, id } = change
      const place = state.place?.row === row ? { ...state.place, row: id } : state.place
      return withoutRow({ ...state, place }, row)
    }
  }
}

function samePlace(a: Place | null, b: Place): boolean {
  return a?.row === b.row && a.column === b.column
}

function written(
  state: GridState,
  row: string,
  cells: Partial<ShiftCells>,
  base: ShiftCells,
): GridState {
  const known = state.drafts.get(row)
  const next = { ...(known?.cells ?? base), ...cells }
  if (shiftColumns.every((column) => next[column] === base[column])) {
    return withoutDraft(state, row)
  }
  const changed = new Set<unknown>(
    shiftColumns.filter((column) => next[column] !== known?.cells[column]),
  )
  const issues = (known?.issues ?? []).filter(({ path }) => !changed.has(path[0]))
  const drafts = new Map(state.drafts).set(row, { cells: next, issues, isSaving: false })
  return { ...state, drafts }
}

function withDraft(
  state: GridState,
  row: string,
  change: Pick<RowDraft, 'issues' | 'isSaving'>,
): GridState {
  const known = state.drafts.get(row)
  if (known === undefined) return state
  return { ...state, drafts: new Map(state.drafts).set(row, { ...known, ...change }) }
}

function withoutDraft(state: GridState, row: string): GridState {
  if (!state.drafts.has(row)) return state
  const drafts = new Map(state.drafts)
  drafts.delete(row)
  return { ...state, drafts }
}

/** Removes an added line; the line for the next shift is only emptied. */
function withoutRow(state: GridState, row: string): GridState {
  return withoutDraft({ ...state, added: state.added.filter((key) => key !== row) }, row)
}

/** Once a new line is being sent, another line is added for the next shift. */
function nextEntry(state: GridState, row: string): GridState {
  if (row !== state.entry) return state
  const entry = `new-${Number(row.slice('new-'.length)) + 1}`
  return { ...state, added: [...state.added, row], entry }
}

export function isShiftColumn(column: GridColumn): column is ShiftColumn {
  return (shiftColumns as readonly GridColumn[]).includes(column)
}
