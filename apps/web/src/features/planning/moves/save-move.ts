import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { missionQuery } from '../../mission-record/queries.ts'
import { useShiftCommands } from '../../shift/queries.ts'
import { shiftBodyOf, shiftPatchOf } from '../../shift/shift-body.ts'
import { usePlanningUndo } from '../../shift/use-planning-undo.ts'
import { followShift } from '../grid/keep-focus-on.ts'
import { putShiftAt } from './planned-slots.ts'

/** Reads a mission again for a request: the cached one may be older than the week on show. */
export function useNewestMission(missionId: string): Mission | undefined {
  const { data, isFetchedAfterMount } = useQuery({
    ...missionQuery(missionId),
    refetchOnMount: 'always',
    meta: { failure: 'toast' },
  })
  return isFetchedAfterMount ? data : undefined
}

/**
 * Changes a shift in place: it shows at once, and goes back, with a toast, when the API refuses. The focus follows
 * it; its message offers to undo.
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

/** Adds a copy of a shift and moves the focus to it; its message offers to undo. */
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
