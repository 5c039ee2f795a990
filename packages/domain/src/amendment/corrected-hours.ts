import { compareInstants, epochMinuteOf, type Instant } from '../kernel/calendar.ts'
import type { WorkedShift } from '../hiring/hire-check.ts'
import type { Refusal } from '../kernel/issue.ts'
import { isOpenToChange } from './amended-contract.ts'
import type { ChangedShift, OrderedShift } from './amendment-order.ts'
import type { Move, StaffedShift } from './replan.ts'

/** The corrections of staff to the hours in a contested contract, for some of its Siders. */
export interface CorrectedHours {
  /** Shifts that the contract lacks. */
  readonly added: readonly OrderedShift[]
  readonly changed: readonly ChangedShift[]
  /** Ids of shifts that it should not say. */
  readonly removed: readonly string[]
}

interface Facts {
  readonly shifts: readonly StaffedShift[]
  readonly now: Instant
  /** Ids of shifts with an arrival or hours. */
  readonly worked: ReadonlySet<string>
}

/**
 * The shifts that one Sider leaves and takes when their contested contract is corrected. Shifts
 * that have begun stay, nobody works one shift twice, and a Sider who would lose their last shift
 * is removed from the mission instead.
 */
export function correctedMove(
  siderId: string,
  { added, changed, removed }: CorrectedHours,
  { shifts, ...facts }: Facts,
): { readonly move: Move } | { readonly refusal: Refusal } {
  const own = new Map(
    shifts.filter(({ siderIds }) => siderIds.includes(siderId)).map((shift) => [shift.id, shift]),
  )
  const moved = changed.filter(({ id, ...shift }) => {
    const before = own.get(id)
    return before !== undefined && !isSame(before, shift)
  })
  const leaves = new Set([...removed.filter((id) => own.has(id)), ...moved.map(({ id }) => id)])
  const begun = [...leaves]
    .flatMap((id) => own.get(id) ?? [])
    .find((s) => !isOpenToChange(s, facts))
  if (begun !== undefined) {
    const { startsAt: startDate, endsAt: endDate } = begun
    return { refusal: { key: 'errors.amendment.worked', params: { startDate, endDate } } }
  }
  const takes = [
    ...moved.map(({ id, ...shift }) => ({ shift, replaces: id })),
    ...added.map((shift) => ({ shift })),
  ]
  const kept = [...own.values()].filter(({ id }) => !leaves.has(id))
  const after = [...kept, ...takes.map(({ shift }) => shift)]
  if (after.length === 0) return { refusal: { key: 'errors.contract.sider_without_hours' } }
  if (new Set(after.map(timeOf)).size < after.length) {
    return { refusal: { key: 'errors.shift.conflict_duplicated' } }
  }
  return { move: { siderId, leaves: [...leaves], takes } }
}

const timeOf = ({ startsAt, endsAt }: Pick<WorkedShift, 'startsAt' | 'endsAt'>) =>
  `${epochMinuteOf(startsAt)}-${epochMinuteOf(endsAt)}`

function isSame(a: WorkedShift, b: WorkedShift): boolean {
  return (
    compareInstants(a.startsAt, b.startsAt) === 0 &&
    compareInstants(a.endsAt, b.endsAt) === 0 &&
    a.breakMinutes === b.breakMinutes
  )
}
