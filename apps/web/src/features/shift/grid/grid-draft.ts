import type { Shift } from '@renfort/contract/shift.ts'
import { conflictIssues, type ShiftDraft, type ShiftRules } from '@renfort/domain/shift/shift.ts'
import { type ShiftCells, shiftColumns, typedShift } from '@renfort/domain/shift/typed-shift.ts'
import { z } from 'zod'
import { clearDraft, readDraft, writeDraft } from '../../../form/draft-storage.ts'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { emptyGrid, type GridState } from './grid-state.ts'

const cells = z.record(z.enum(shiftColumns), z.string().max(200))
/** A line without a shift was added. */
const kept = z.object({ lines: z.array(z.object({ shift: z.string().nullable(), cells })) })

const keyOf = (missionId: string) => `mission:${missionId}:shift-table`

/** Keeps the lines that are not saved, so that neither a reload nor leaving the step loses them. */
export function keepLines(missionId: string, { drafts, added, entry }: GridState): void {
  const isNew = new Set([...added, entry])
  // A line that is being sent is kept too: when the page is left, it may not arrive.
  const lines = [...drafts].map(([row, draft]) => ({
    shift: isNew.has(row) ? null : row,
    cells: draft.cells,
  }))
  if (lines.length === 0) clearDraft('session', keyOf(missionId))
  else writeDraft('session', keyOf(missionId), { lines })
}

/** The table with the lines that were typed before a reload. */
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

/** The lines that were found again and had been saved after all: a shift of the mission says the same. */
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
