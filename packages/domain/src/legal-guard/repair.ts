import { addDays, daysBetween, epochMinuteOf, instantOfMinute } from '../kernel/calendar.ts'
import type { Instant, IsoDate } from '../kernel/calendar.ts'
import { type AtPlace, instantAt, lastDayOf, localAt, startDayOf } from '../kernel/place-time.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/** Identifies a shift of a mission: no two have the same start and end (SHIFT-15). */
export interface ShiftRef {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

export const shiftRepairKinds = [
  'add_break',
  'start_later',
  'end_earlier',
  'remove_shifts',
] as const

/**
 * A change of the planning that ends a finding (`minutes` is the break, or by how much a time
 * moves), or a question that only the company can answer.
 */
export type Repair =
  | {
      readonly kind: (typeof shiftRepairKinds)[number]
      readonly shifts: readonly ShiftRef[]
      readonly minutes: number
    }
  | { readonly kind: 'end_on' | 'start_on'; readonly date: IsoDate }
  | { readonly kind: 'name_supplier' }

export interface RepairedPlanning<S> {
  readonly changed: readonly S[]
  readonly removed: readonly S[]
}

export function repaired<S extends ShiftDraft>(
  shifts: readonly S[],
  repair: Repair,
): RepairedPlanning<S> {
  switch (repair.kind) {
    case 'end_on': {
      const { date } = repair
      return { changed: [], removed: shifts.filter((shift) => lastDayOf(shift) > date) }
    }
    case 'start_on':
      return { changed: movedTo(shifts, repair.date), removed: [] }
    case 'name_supplier':
      return { changed: [], removed: [] }
    case 'remove_shifts':
      return { changed: [], removed: chosen(shifts, repair.shifts) }
    case 'add_break':
    case 'start_later':
    case 'end_earlier': {
      const { kind, minutes } = repair
      const changed = chosen(shifts, repair.shifts).map((shift) => adjusted(shift, kind, minutes))
      return { changed, removed: [] }
    }
  }
}

/** The shifts of a mission after a repair. */
export function afterRepair<S extends ShiftDraft>(shifts: readonly S[], repair: Repair): S[] {
  const { changed, removed } = repaired(
    shifts.map((shift, index) => ({ ...shift, index })),
    repair,
  )
  const removedIndexes = new Set(removed.map(({ index }) => index))
  const byIndex = new Map(changed.map((each) => [each.index, each]))
  return shifts.flatMap((shift, index) => {
    if (removedIndexes.has(index)) return []
    const { startsAt, endsAt, breakMinutes } = byIndex.get(index) ?? shift
    return { ...shift, startsAt, endsAt, breakMinutes }
  })
}

export function firstDateOf(shifts: readonly (ShiftRef & AtPlace)[]): IsoDate | null {
  return shifts.map(startDayOf).toSorted()[0] ?? null
}

function chosen<S extends ShiftRef>(shifts: readonly S[], refs: readonly ShiftRef[]): S[] {
  const keys = new Set(refs.map(keyOf))
  return shifts.filter((shift) => keys.has(keyOf(shift)))
}

function keyOf({ startsAt, endsAt }: ShiftRef): string {
  return `${epochMinuteOf(startsAt)}-${epochMinuteOf(endsAt)}`
}

function adjusted<S extends ShiftDraft>(
  shift: S,
  kind: 'add_break' | 'start_later' | 'end_earlier',
  minutes: number,
): S {
  if (kind === 'add_break') return { ...shift, breakMinutes: minutes }
  return kind === 'start_later'
    ? { ...shift, startsAt: instantOfMinute(epochMinuteOf(shift.startsAt) + minutes) }
    : { ...shift, endsAt: instantOfMinute(epochMinuteOf(shift.endsAt) - minutes) }
}

/** The same planning from another first day on, at the same local times. */
function movedTo<S extends ShiftDraft>(shifts: readonly S[], date: IsoDate): S[] {
  const first = firstDateOf(shifts)
  if (first === null) return []
  const days = daysBetween(first, date)
  return shifts.map((shift) => {
    const zone = shift.timeZone
    const moved = (moment: Instant): Instant => {
      const local = localAt(moment, zone)
      return instantAt(addDays(local.date, days), local.time, zone)
    }
    return { ...shift, startsAt: moved(shift.startsAt), endsAt: moved(shift.endsAt) }
  })
}
