import type { Shift } from '@renfort/contract/shift.ts'
import type { QueryClient } from '@tanstack/react-query'

/** The shifts that a command changed: without `before` it created them, without `after` it deleted them. */
export interface PlanningChange {
  readonly missionId: string
  readonly before: readonly Shift[]
  readonly after: readonly Shift[]
}

const lastChanges = new WeakMap<QueryClient, PlanningChange>()

export function rememberChange(client: QueryClient, change: PlanningChange): PlanningChange {
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
