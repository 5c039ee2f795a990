import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import { listMissions, type Mission, readMission } from '@renfort/contract/missions.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import { readQuotation } from '@renfort/contract/quotations.ts'
import {
  createShifts,
  deleteShifts,
  type Shift,
  type ShiftBody,
  updateShift,
  updateShifts,
} from '@renfort/contract/shifts.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '../../platform/call-error.ts'
import { referenceOf, sentenceOf } from '../../platform/failures.ts'
import { keyOf, useCommand } from '../../platform/query.ts'
import { useToast } from '../../ui/use-toast.ts'
import { byStart } from './shift-body.ts'
import { useShiftWords } from './words.ts'

const missionKey = (id: string) => keyOf(readMission, { params: { id } })

/** Shows a planning at once, before the mission has been read again. */
function putShifts(
  client: QueryClient,
  missionId: string,
  change: (shifts: readonly Shift[]) => readonly Shift[],
): void {
  void client.cancelQueries({ queryKey: missionKey(missionId) })
  client.setQueryData<Mission>(
    missionKey(missionId),
    (mission) => mission && { ...mission, shifts: change(mission.shifts).toSorted(byStart) },
  )
}

/** What else a planning decides: dates, the exclusive option, the price, the lists. */
function askAgain(client: QueryClient, missionId: string): void {
  for (const queryKey of [
    missionKey(missionId),
    keyOf(readQuotation, { params: { id: missionId } }),
    keyOf(readLegalFindings, { params: { taskId: missionId } }),
    keyOf(listMissions),
    keyOf(readPlanning),
  ]) {
    void client.invalidateQueries({ queryKey })
  }
}

/** SHIFT-28: a refusal of what was asked has its own toast, which says that nothing changed. */
function useShiftRefusal(): (error: CallError) => boolean {
  const t = useShiftWords()
  const toast = useToast()
  return (error) => {
    if (error.status !== 400) return false
    const text = t(($) => $.done.refused, { reason: sentenceOf(error) })
    toast.error(text, undefined, referenceOf(error))
    return true
  }
}

/** Adding, changing and deleting the shifts of a mission. */
export function useShiftCommands(missionId: string) {
  const client = useQueryClient()
  const handles = useShiftRefusal()
  const created = useCommand(createShifts, {
    handles,
    onSuccess: ({ shifts }) => {
      putShifts(client, missionId, (others) => [...others, ...shifts])
      askAgain(client, missionId)
    },
  })
  const onUpdated = ({ shifts }: { shifts: readonly Shift[] }) => {
    const ids = new Set(shifts.map(({ id }) => id))
    putShifts(client, missionId, (others) => [
      ...others.filter(({ id }) => !ids.has(id)),
      ...shifts,
    ])
    askAgain(client, missionId)
  }
  const updated = useCommand(updateShift, { handles, onSuccess: onUpdated })
  const changed = useCommand(updateShifts, { handles, onSuccess: onUpdated })
  const removed = useCommand(deleteShifts, { handles })

  /** A refusal may come from a change made elsewhere: the mission is read again. */
  const catchUp = (failure: unknown): never => {
    askAgain(client, missionId)
    throw failure
  }

  return {
    create: (shifts: readonly ShiftBody[]) =>
      created
        .mutateAsync({ params: { taskId: missionId }, body: { shifts: [...shifts] } })
        .catch(catchUp),
    update: (id: string, body: ShiftBody) =>
      updated.mutateAsync({ params: { id }, body }).catch(catchUp),
    /** Changes several at once, all or none. */
    change: (shifts: readonly (ShiftBody & { readonly id: string })[]) =>
      changed
        .mutateAsync({ params: { taskId: missionId }, body: { shifts: [...shifts] } })
        .catch(catchUp),
    /** Leaves the screen at once and comes back when the deletion fails. */
    remove: async (doomed: readonly Shift[]) => {
      const ids = new Set(doomed.map(({ id }) => id))
      putShifts(client, missionId, (shifts) => shifts.filter(({ id }) => !ids.has(id)))
      try {
        await removed.mutateAsync({ body: { ids: [...ids] } })
      } catch (failure) {
        putShifts(client, missionId, (shifts) => [
          ...shifts.filter(({ id }) => !ids.has(id)),
          ...doomed,
        ])
        throw failure
      } finally {
        askAgain(client, missionId)
      }
    },
  }
}
