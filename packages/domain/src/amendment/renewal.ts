import { addDays, addMonths, type IsoDate } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import { missionRenewals } from '../law/contract-signing.ts'
import { at } from '../law/dated.ts'
import { longestMonths } from '../legal-guard/mission-findings.ts'
import type { MotiveReason } from '../mission/motive.ts'
import { type ContractChain, renewalsOf } from './chain.ts'

export interface RenewalLimits {
  /** Renewals that are left. */
  readonly left: number
  /** Calendar months of the longest contract of the motive, renewals included. */
  readonly months: number
  /** The last day that the contract may have, whatever changes it. */
  readonly latest: IsoDate
}

/** The last day of the longest contract of a motive that begins on a day, renewals included (L1251-12-1). */
export function longestUntil(firstDay: IsoDate, reason: MotiveReason | null): IsoDate {
  return addDays(addMonths(firstDay, longestMonths(reason, firstDay)), -1)
}

/** How often a contract may still be renewed, and until when at most (L1251-35-1, L1251-12-1). */
export function renewalLimits(
  chain: Pick<ContractChain, 'term' | 'amendments'>,
  reason: MotiveReason | null,
): RenewalLimits {
  const { firstDay } = chain.term
  return {
    left: Math.max(0, at(missionRenewals, firstDay).value.most - renewalsOf(chain)),
    months: longestMonths(reason, firstDay),
    latest: longestUntil(firstDay, reason),
  }
}

/** Why a contract cannot be renewed until a day; `null` where it can. */
export function renewalRefusal(
  chain: ContractChain,
  { reason, until }: { readonly reason: MotiveReason | null; readonly until: IsoDate },
): Refusal | null {
  const { left, months, latest } = renewalLimits(chain, reason)
  const { firstDay, lastDay } = chain.term
  if (left === 0) {
    const { most } = at(missionRenewals, firstDay).value
    return { key: 'errors.amendment.renewals_used', params: { max: most } }
  }
  if (until <= lastDay) {
    return { key: 'errors.amendment.renewal_before_term', params: { lastDay } }
  }
  if (until > latest) return { key: 'errors.amendment.too_long', params: { months, latest } }
  return null
}
