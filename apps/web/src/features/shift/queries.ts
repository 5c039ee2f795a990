import type { Mission } from '@renfort/contract/mission.ts'
import {
  createShifts,
  deleteShift,
  deleteShifts,
  type NewShift,
  readRecurrence,
  type RecurrenceBody,
  type Shift,
  type ShiftBody,
  updateShift,
  updateShifts,
} from '@renfort/contract/shift.ts'
import type { ShiftScope } from '@renfort/domain/shift/series.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '../../platform/call-error.ts'
import { referenceOf, sentenceOf } from '../../platform/failures.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { useToast } from '../../ui/use-toast.ts'
import { byStart } from '../mission-record/planning/shifts-by-day.ts'
import { missionQuery } from '../mission-record/queries.ts'
import { missionChanged } from '../mission-record/mission-changes.ts'
import { useShiftWords } from './words.ts'

/** Changes the cached shifts at once, before the mission is read again. */
function putShifts(
  client: QueryClient,
  missionId: string,
  change: (shifts: readonly Shift[]) => readonly Shift[],
): void {
  void client.cancelQueries({ queryKey: missionQuery(missionId).queryKey })
  client.setQueryData<Mission>(
    missionQuery(missionId).queryKey,
    (mission) => mission && { ...mission, shifts: change(mission.shifts).toSorted(byStart) },
  )
}

/** A refused change has its own toast, which says that nothing changed (SHIFT-28). */
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

/** Adds, changes and deletes the shifts of a mission. Each function resolves to its change, for an undo. */
export function useShiftCommands(missionId: string) {
  const client = useQueryClient()
  const handles = useShiftRefusal()
  const created = useCommand(createShifts, { handles })
  const updated = useCommand(updateShift, { handles })
  const changed = useCommand(updateShifts, { handles })
  const removed = useCommand(deleteShifts, { handles })
  const removedSeries = useCommand(deleteShift, { handles })

  /** A refusal may come from a change made elsewhere: the mission is read again. */
  const catchUp = (failure: unknown): never => {
    missionChanged(client, missionId)
    throw failure
  }

  /** Replaces the cached shifts by those of the answer, by id. */
  const putAnswer = ({ shifts: after }: { shifts: readonly Shift[] }): PlanningChange => {
    const ids = new Set(after.map(({ id }) => id))
    let before: readonly Shift[] = []
    putShifts(client, missionId, (shifts) => {
      before = shifts.filter(({ id }) => ids.has(id))
      return [...shifts.filter(({ id }) => !ids.has(id)), ...after]
    })
    missionChanged(client, missionId)
    return rememberChange(client, { missionId, before, after })
  }

  /** Removes shifts from the screen at once, and puts them back when the deletion fails. */
  const takeAway = async (removedShifts: readonly Shift[], work: () => Promise<unknown>) => {
    const ids = new Set(removedShifts.map(({ id }) => id))
    putShifts(client, missionId, (shifts) => shifts.filter(({ id }) => !ids.has(id)))
    try {
      await work()
    } catch (failure) {
      putShifts(client, missionId, (shifts) => [
        ...shifts.filter(({ id }) => !ids.has(id)),
        ...removedShifts,
      ])
      throw failure
    } finally {
      missionChanged(client, missionId)
    }
    return rememberChange(client, { missionId, before: removedShifts, after: [] })
  }

  const params = { taskId: missionId }
  return {
    create: (shifts: readonly NewShift[], recurrence: RecurrenceBody | null = null) =>
      created
        .mutateAsync({ params, body: { shifts: [...shifts], recurrence } })
        .then(putAnswer, catchUp),
    update: (id: string, body: ShiftBody, scope: ShiftScope = 'shift') =>
      updated.mutateAsync({ params: { id }, query: { scope }, body }).then(putAnswer, catchUp),
    /** Changes several shifts, all or none; each shift leaves its series unless the call names a series. */
    updateMany: (shifts: readonly (Partial<NewShift> & { readonly id: string })[]) =>
      changed.mutateAsync({ params, body: { shifts: [...shifts] } }).then(putAnswer, catchUp),
    remove: (removedShifts: readonly Shift[]) =>
      takeAway(removedShifts, () =>
        removed.mutateAsync({ body: { ids: removedShifts.map(({ id }) => id) } }),
      ),
    /** Deletes one shift and the part of its series in the scope: `removedShifts` lists them. */
    removeSeries: (id: string, scope: ShiftScope, removedShifts: readonly Shift[]) =>
      takeAway(removedShifts, () =>
        removedSeries.mutateAsync({ params: { id }, query: { scope } }),
      ),
  }
}

staleAfter(readRecurrence, ['mission'])

/** The rule of a series. */
export function useRecurrence(id: string) {
  return useQuery(queryFor(readRecurrence, { params: { id } }))
}

/** The shifts that a command changed: without `before` it created them, without `after` it deleted them. */
export interface PlanningChange {
  readonly missionId: string
  readonly before: readonly Shift[]
  readonly after: readonly Shift[]
}

const lastChanges = new WeakMap<QueryClient, PlanningChange>()

function rememberChange(client: QueryClient, change: PlanningChange): PlanningChange {
  lastChanges.set(client, change)
  return change
}

/** The last change of a planning, unless it was changed elsewhere since. */
export function lastChangeOf(client: QueryClient, missionId: string): PlanningChange | null {
  const last = lastChanges.get(client)
  return last?.missionId === missionId ? last : null
}

/** The newest change of any planning. */
export function newestChange(client: QueryClient): PlanningChange | null {
  return lastChanges.get(client) ?? null
}

/** Whether the shifts of a mission are still as a change left them, so that the change can be undone. */
export function isAsLeft({ after }: PlanningChange, shifts: readonly Shift[]): boolean {
  const known = new Map(shifts.map((shift) => [shift.id, shift]))
  return after.every((left) => {
    const shift = known.get(left.id)
    return (
      shift !== undefined &&
      shift.startDate === left.startDate &&
      shift.endDate === left.endDate &&
      shift.breakDuration === left.breakDuration &&
      shift.slots === left.slots
    )
  })
}

/** Forgets a change once it is undone, so that it is not undone twice. */
export function forgetChange(client: QueryClient, change: PlanningChange): void {
  if (lastChanges.get(client) === change) lastChanges.delete(client)
}

/** Called after a change with its own undo: Ctrl or ⌘ Z must not undo an earlier change. */
export function forgetNewest(client: QueryClient): void {
  lastChanges.delete(client)
}

const toasts = new WeakMap<QueryClient, number>()

/** Forgets the toast that offers to undo the former change, and returns its id, so that a new one replaces it. */
export function takeUndoToast(client: QueryClient): number | undefined {
  const toast = toasts.get(client)
  toasts.delete(client)
  return toast
}

export function keepUndoToast(client: QueryClient, toast: number): void {
  toasts.set(client, toast)
}
