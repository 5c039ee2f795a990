import type { Shift } from '@renfort/contract/shifts.ts'
import type { QueryClient } from '@tanstack/react-query'

/** What an act did to a planning: none before is a creation, none after a deletion. */
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

/** The last change of a planning, if nothing has been changed elsewhere since. */
export function lastChangeOf(client: QueryClient, missionId: string): PlanningChange | null {
  const last = lastChanges.get(client)
  return last?.missionId === missionId ? last : null
}

/** A change that is undone is not undone again. */
export function forgetChange(client: QueryClient, change: PlanningChange): void {
  if (lastChanges.get(client) === change) lastChanges.delete(client)
}

const toasts = new WeakMap<QueryClient, number>()

/** The toast that offers to undo the last change takes the place of the one before; answers that one. */
export function takeUndoToast(client: QueryClient): number | undefined {
  const toast = toasts.get(client)
  toasts.delete(client)
  return toast
}

export function keepUndoToast(client: QueryClient, toast: number): void {
  toasts.set(client, toast)
}
