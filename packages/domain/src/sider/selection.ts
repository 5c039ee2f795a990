import type { Refusal } from '../kernel/issue.ts'

/** The places of a planning: the slots of its shifts, or the number of Siders of a flexible one. */
export type Places =
  | { readonly shifts: readonly { readonly slots: number }[] }
  | { readonly siders: number }

/** How many Siders one mission can ask for by name, whatever its places. */
export const requestedSidersLimit = 500

/** The places of the flexible planning of a mission, or of its shifts. */
export function placesOf(mission: {
  readonly shifts: readonly { readonly slots: number }[]
  readonly flexiblePlanning: { readonly siders: number } | null
}): Places {
  return mission.flexiblePlanning ?? { shifts: mission.shifts }
}

/** How many different Siders a planning needs at least (decisions §8). */
export function slotsNeeded(places: Places): number {
  if ('siders' in places) return places.siders
  return places.shifts.reduce((most, shift) => Math.max(most, shift.slots), 0)
}

/** How many Siders may be selected at most (C-36). */
export function maxSelectable(places: Places): number {
  if ('siders' in places) return places.siders
  return places.shifts.reduce((sum, shift) => sum + shift.slots, 0)
}

/** WORK-13: refuses a selection larger than the places of the planning. */
export function tooManySelected(selectedCount: number, places: Places): Refusal | null {
  const max = maxSelectable(places)
  if (selectedCount <= max) return null
  return {
    key: 'errors.task.requested_siders_count_forbidden',
    params: { selected: selectedCount, max },
  }
}

/** WORK-13, POST-59: refuses a selection smaller than the Siders needed (gestion, exclusive option). */
export function notEnoughSelected(selectedCount: number, places: Places): Refusal | null {
  const needed = slotsNeeded(places)
  if (selectedCount >= needed) return null
  return { key: 'errors.task.not_enough_siders', params: { selected: selectedCount, needed } }
}

/** WORK-12: whether the exclusive option stays on after a change of the selection or of the planning. */
export function requestedSidersOnlyAfter(
  current: boolean,
  selectedCount: number,
  places: Places,
): boolean {
  return current && notEnoughSelected(selectedCount, places) === null
}
