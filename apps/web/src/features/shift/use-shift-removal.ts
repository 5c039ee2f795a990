import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftScope } from '@renfort/domain/shift/series.ts'
import { useShiftCommands } from './queries.ts'
import { usePlanningUndo } from './use-planning-undo.ts'
import { useShiftWords } from './words.ts'

/** The shifts to delete; for a series, one of its shifts and the scope of the deletion. */
export interface Removal {
  readonly shifts: readonly Shift[]
  readonly series?: { readonly id: string; readonly scope: ShiftScope } | undefined
}

/** Deletes shifts; the toast that says so can bring them back (SHIFT-26). */
export function useShiftRemoval(missionId: string): (removal: Removal) => Promise<void> {
  const t = useShiftWords()
  const { remove, removeSeries } = useShiftCommands(missionId)
  const { announce } = usePlanningUndo(missionId)

  return async ({ shifts, series }) => {
    const work = series ? removeSeries(series.id, series.scope, shifts) : remove(shifts)
    const change = await work.catch(() => null)
    if (change !== null)
      announce(
        t(($) => $.done.removed, { count: shifts.length }),
        change,
      )
  }
}
