import { shiftColumns } from '@renfort/domain/shift/typed-shift.ts'
import { z } from 'zod'
import { clearDraft, readDraft, writeDraft } from '../../../form/draft-storage.ts'
import { emptyGrid, type GridState } from './grid-state.ts'

const cells = z.record(z.enum(shiftColumns), z.string().max(200))
/** A line without a shift was added. */
const kept = z.object({ lines: z.array(z.object({ shift: z.string().nullable(), cells })) })

const keyOf = (missionId: string) => `mission:${missionId}:shift-table`

/** Keeps the lines that are not saved, so that neither a reload nor leaving the step loses them. */
export function keepLines(missionId: string, { drafts, added, entry }: GridState): void {
  const isNew = new Set([...added, entry])
  // A line on its way is not kept: found again, it would be saved twice.
  const lines = [...drafts]
    .filter(([, draft]) => !draft.isSaving)
    .map(([row, draft]) => ({ shift: isNew.has(row) ? null : row, cells: draft.cells }))
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
      named.map((line) => [line.row, { cells: line.cells, issues: [], isSaving: false }]),
    ),
    added: named.filter(({ shift }) => shift === null).map(({ row }) => row),
    entry: `new-${named.length}`,
  }
}
