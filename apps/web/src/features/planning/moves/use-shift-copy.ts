import type { Mission } from '@renfort/contract/mission.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useShiftCommands } from '../../shift/queries.ts'
import { shiftBodyOf } from '../../shift/shift-body.ts'
import { usePlanningUndo } from '../../shift/use-planning-undo.ts'
import { followShift } from './follow-shift.ts'

/** Adds a shift like another one and puts the focus on it; the sentence of it comes with an undo. */
export function useShiftCopy(mission: Mission): (draft: ShiftDraft, done: string) => Promise<void> {
  const { create } = useShiftCommands(mission.id)
  const { announce } = usePlanningUndo(mission.id)
  return async (draft, done) => {
    const change = await create([shiftBodyOf(draft)]).catch(() => null)
    if (change === null) return
    announce(done, change)
    for (const { id } of change.after) followShift(id)
  }
}
