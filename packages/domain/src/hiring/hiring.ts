import { allocate } from '../quotation/allocation.ts'
import type { ShiftDraft } from '../shift/shift.ts'

export interface Hire {
  readonly shiftId: string
  readonly siderId: string
}

export interface Hiring {
  readonly hires: readonly Hire[]
  /** Every hired Sider once. */
  readonly hired: readonly string[]
}

interface HiringPlanning {
  readonly shifts: readonly (ShiftDraft & { readonly id: string })[]
  readonly flexiblePlanning: { readonly siders: number } | null
}

/**
 * Who is hired for which shift, by the legal allocation of decisions §4.3 among the selected Siders in
 * their order; `null` when a slot stays open. A flexible planning has no shifts yet: all the selected
 * are hired, and each will work every block (decisions §4.4).
 */
export function hiringOf(
  { shifts, flexiblePlanning }: HiringPlanning,
  selected: readonly string[],
): Hiring | null {
  if (flexiblePlanning !== null) {
    return selected.length < flexiblePlanning.siders ? null : { hires: [], hired: selected }
  }
  const siderIds = allocate(shifts, selected)
  if (siderIds === null) return null
  const hires = shifts.flatMap(({ id }, i) =>
    (siderIds[i] ?? []).map((siderId) => ({ shiftId: id, siderId })),
  )
  return { hires, hired: [...new Set(hires.map(({ siderId }) => siderId))] }
}
