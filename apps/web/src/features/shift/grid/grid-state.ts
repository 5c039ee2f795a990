import type { Shift } from '@renfort/contract/shift.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { conflictIssues, type ShiftDraft, type ShiftRules } from '@renfort/domain/shift/shift.ts'
import {
  type ShiftCells,
  type ShiftColumn,
  shiftColumns,
  typedShift,
} from '@renfort/domain/shift/typed-shift.ts'
import { z } from 'zod'
import { clearDraft, readDraft, writeDraft } from '../../../form/draft-storage.ts'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'

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

/** A line that differs from its saved values. */
interface RowDraft {
  readonly cells: ShiftCells
  readonly issues: readonly Issue[]
  readonly isSaving: boolean
  /** Restored after a reload, and not edited since. */
  readonly isFound?: true
}

/** The first text of the editor: the value of the cell, or the letter that the user typed over it. */
export interface Editing {
  readonly text: string
  readonly isTypedOver: boolean
}

export interface GridState {
  readonly drafts: ReadonlyMap<string, RowDraft>
  /** The typed lines that are not saved yet. */
  readonly added: readonly string[]
  /** The line for a new shift. */
  readonly entry: string
  readonly place: Place | null
  readonly editing: Editing | null
  /** Counts the moves of the keyboard, so that the focus follows each. */
  readonly moves: number
}

export type GridChange =
  /** The keyboard moves to a place; the focus follows. */
  | { readonly kind: 'go'; readonly place: Place; readonly editing?: Editing | null }
  /** The focus moved without the keys of the table. */
  | { readonly kind: 'focus'; readonly place: Place }
  | { readonly kind: 'rest' }
  | {
      readonly kind: 'write'
      readonly row: string
      readonly cells: Partial<ShiftCells>
      /** The saved values, or empty ones. */
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

/** Removes an added line; the line for the next shift is only cleared. */
function withoutRow(state: GridState, row: string): GridState {
  return withoutDraft({ ...state, added: state.added.filter((key) => key !== row) }, row)
}

/** When a new line is sent, another line is added for the next shift. */
function nextEntry(state: GridState, row: string): GridState {
  if (row !== state.entry) return state
  const entry = `new-${Number(row.slice('new-'.length)) + 1}`
  return { ...state, added: [...state.added, row], entry }
}

export function isShiftColumn(column: GridColumn): column is ShiftColumn {
  return (shiftColumns as readonly GridColumn[]).includes(column)
}

const keptCells = z.record(z.enum(shiftColumns), z.string().max(200))
/** An added line has no shift. */
const kept = z.object({
  lines: z.array(z.object({ shift: z.string().nullable(), cells: keptCells })),
})

const keyOf = (missionId: string) => `mission:${missionId}:shift-table`

/** Stores the unsaved lines, so that they survive a reload and leaving the step. */
export function keepLines(missionId: string, { drafts, added, entry }: GridState): void {
  const isNew = new Set([...added, entry])
  // A line that is being sent is stored too: when the user leaves the page, it may not arrive.
  const lines = [...drafts].map(([row, draft]) => ({
    shift: isNew.has(row) ? null : row,
    cells: draft.cells,
  }))
  if (lines.length === 0) clearDraft('session', keyOf(missionId))
  else writeDraft('session', keyOf(missionId), { lines })
}

/** The table with the lines that were restored after a reload. */
export function withKeptLines(missionId: string): GridState {
  const { data } = kept.safeParse(readDraft('session', keyOf(missionId)))
  if (data === undefined) return emptyGrid
  const named = data.lines.map((line, index) => ({ ...line, row: line.shift ?? `new-${index}` }))
  return {
    ...emptyGrid,
    drafts: new Map(
      named.map(({ row, cells }) => [row, { cells, issues: [], isSaving: false, isFound: true }]),
    ),
    added: named.filter(({ shift }) => shift === null).map(({ row }) => row),
    entry: `new-${named.length}`,
  }
}

/** The restored lines that had been saved after all: a shift of the mission equals them. */
export function savedMeanwhile(
  { drafts, added }: GridState,
  shifts: readonly Shift[],
  rules: ShiftRules,
): readonly string[] {
  const isSaved = (row: string, cells: ShiftCells) => {
    const { draft } = typedShift(cells, rules)
    const own = added.includes(row) ? shifts : shifts.filter(({ id }) => id === row)
    return draft !== null && own.some((shift) => saysTheSame(shiftDraftOf(shift), draft))
  }
  return [...drafts].flatMap(([row, { cells, isFound, isSaving }]) =>
    isFound === true && !isSaving && isSaved(row, cells) ? [row] : [],
  )
}

function saysTheSame(a: ShiftDraft, b: ShiftDraft): boolean {
  const isAtTheSameTime = conflictIssues([a], [b]).length > 0
  return isAtTheSameTime && a.breakMinutes === b.breakMinutes && a.slots === b.slots
}
