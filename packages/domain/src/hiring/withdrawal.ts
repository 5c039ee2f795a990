import { compareInstants, epochMinuteOf, type Instant } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import type { Removal, RemovalReason } from './removal.ts'

/** Why a Sider says that they do not come. */
export const withdrawalReasons = ['sick', 'withdrew'] as const satisfies RemovalReason[]
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/**
 * Whether a reason needs words: illness is nobody's business, anything else ends a contract before its
 * term, which the law allows for few reasons (L1251-28).
 */
export function needsOwnWords(reason: WithdrawalReason): boolean {
  return reason !== 'sick'
}

/** Hours before a start from which a Sider who withdraws should also call: a mail may come too late. */
export const lateWithdrawalHours = 24

export function isLateWithdrawal(startsAt: Instant, now: Instant): boolean {
  return epochMinuteOf(startsAt) - epochMinuteOf(now) < lateWithdrawalHours * 60
}

type OwnShift = Pick<ShiftDraft, 'startsAt'> & { readonly id: string }

/**
 * The shifts that a Sider leaves by themselves: the named ones, or all that have not begun. Who has
 * begun clocks their end, and does not leave a shift.
 */
export function withdrawalOf(
  own: readonly OwnShift[],
  wanted: readonly string[] | undefined,
  now: Instant,
): Removal {
  const refusedBy = (key: Refusal['key']): Removal => ({ refusal: { key } })
  const hasBegun = ({ startsAt }: OwnShift) => compareInstants(startsAt, now) <= 0
  if (own.length === 0) return refusedBy('errors.hiring.not_hired')
  if (wanted === undefined) {
    const left = own.filter((shift) => !hasBegun(shift)).map(({ id }) => id)
    return left.length > 0 ? { shiftIds: left } : refusedBy('errors.sider.shift_begun')
  }
  const named = new Set(wanted)
  const found = own.filter(({ id }) => named.has(id))
  if (found.length < named.size) return refusedBy('errors.hiring.not_hired')
  if (found.some(hasBegun)) return refusedBy('errors.sider.shift_begun')
  return { shiftIds: found.map(({ id }) => id) }
}
