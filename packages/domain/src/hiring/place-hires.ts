import { compareInstants, type Instant } from '../kernel/calendar.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import type { Hire } from './hiring.ts'
import type { Obstacle } from './obstacle.ts'

/** How many Siders are hired at once, for how many shifts each, and the length of a reason in characters. */
export const hiringLimits = { siders: 500, shifts: 1000, reason: 500 } as const

/** Somebody to hire: for these shifts, or for all those that are not over. */
export interface WantedHire {
  readonly siderId: string
  readonly shiftIds?: readonly string[] | undefined
}

interface StaffedPlanning {
  readonly shifts: readonly (ShiftDraft & { readonly id: string })[]
  /** Who is hired for each shift, by its id. */
  readonly assignments: ReadonlyMap<string, readonly string[]>
}

/** The slots that are given, or why one of them cannot be. */
export type Placing = { readonly hires: readonly Hire[] } | { readonly refusal: Obstacle }

/** The number of slots that nobody has been hired for. */
export function openSlotsOf({ shifts, assignments }: StaffedPlanning): number {
  return shifts.reduce(
    (open, { id, slots }) => open + Math.max(0, slots - (assignments.get(id)?.length ?? 0)),
    0,
  )
}

/**
 * Assigns slots to Siders, in their order, or returns the first Sider and shift that fail: the
 * shift is over, it is theirs already, or all its slots are taken. Every named shift belongs to the
 * planning.
 */
export function placeHires(
  { shifts, assignments }: StaffedPlanning,
  wanted: readonly WantedHire[],
  now: Instant,
): Placing {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const isOver = ({ endsAt }: ShiftDraft) => compareInstants(endsAt, now) <= 0
  const toCome = shifts.filter((shift) => !isOver(shift)).map(({ id }) => id)
  const placed = new Map(shifts.map(({ id }) => [id, [...(assignments.get(id) ?? [])]]))
  const hires: Hire[] = []
  for (const { siderId, shiftIds = toCome } of wanted) {
    if (shiftIds.length === 0) {
      return { refusal: { key: 'errors.hiring.shift_over', params: { siderId } } }
    }
    for (const shiftId of new Set(shiftIds)) {
      const shift = byId.get(shiftId)
      const taken = placed.get(shiftId)
      if (shift === undefined || taken === undefined) continue
      const refuse = (key: Obstacle['key']) => ({ refusal: { key, params: { siderId, shiftId } } })
      if (isOver(shift)) return refuse('errors.hiring.shift_over')
      if (taken.includes(siderId)) return refuse('errors.hiring.already_hired')
      if (taken.length >= shift.slots) return refuse('errors.hiring.slot_taken')
      taken.push(siderId)
      hires.push({ shiftId, siderId })
    }
  }
  return { hires }
}

interface FlexibleStaffing extends StaffedPlanning {
  /** The Siders that the planning takes, and those that it has. */
  readonly places: number
  readonly hired: readonly string[]
}

/**
 * The same for a flexible planning: each Sider takes one of its places and works every block. They
 * get its existing future shifts, and later ones when these are made.
 */
export function placeOnFlexible(
  { shifts, assignments, places, hired }: FlexibleStaffing,
  wanted: readonly string[],
  now: Instant,
): Placing {
  const siders = [...hired]
  const taken = new Map(shifts.map(({ id }) => [id, assignments.get(id)?.length ?? 0]))
  const hires: Hire[] = []
  for (const siderId of wanted) {
    const refuse = (key: Obstacle['key']) => ({ refusal: { key, params: { siderId } } })
    if (siders.includes(siderId)) return refuse('errors.hiring.already_hired')
    if (siders.length >= places) return refuse('errors.hiring.slot_taken')
    siders.push(siderId)
    for (const { id, endsAt, slots } of shifts) {
      const count = taken.get(id) ?? 0
      if (compareInstants(endsAt, now) <= 0 || count >= slots) continue
      taken.set(id, count + 1)
      hires.push({ shiftId: id, siderId })
    }
  }
  return { hires }
}
