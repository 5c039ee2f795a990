import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useShiftCommands } from '../../shift/queries.ts'
import { shiftPatchOf } from '../../shift/shift-body.ts'
import { usePlanningUndo } from '../../shift/use-planning-undo.ts'
import { followShift } from './follow-shift.ts'
import { putShiftAt } from './planned-slots.ts'

/**
 * Changes a shift where it stands: it is there at once, and springs back where the API refuses it, which
 * a toast says. The focus follows it; the sentence of what was done comes with an undo.
 */
export function useShiftChange(
  mission: Mission,
): (shift: Shift, draft: ShiftDraft, done: string) => Promise<boolean> {
  const client = useQueryClient()
  const { updateMany } = useShiftCommands(mission.id)
  const { announce } = usePlanningUndo(mission.id)
  return async (shift, draft, done) => {
    const { id } = shift
    const putBack = putShiftAt(client, { missionId: mission.id, shiftId: id, draft })
    followShift(id)
    const change = await updateMany([{ id, ...shiftPatchOf(shift, draft) }]).catch(() => null)
    if (change === null) {
      putBack()
      followShift(id)
      return false
    }
    announce(done, change)
    return true
  }
}
