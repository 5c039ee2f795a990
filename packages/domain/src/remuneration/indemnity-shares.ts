import { cents, eurosToCents, mulDiv } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import { basisPointsOf } from './policy.ts'
import type { LunchIndemnity } from './policy.ts'

export interface IndemnityShares {
  readonly employerCents: Cents
  readonly siderCents: Cents
}

/** Who pays what of the meal of a day: a voucher is shared, an indemnity is the employer’s (decisions §4.8). */
export function lunchShares({
  type,
  amount,
  coverRate,
}: Pick<LunchIndemnity, 'type' | 'amount' | 'coverRate'>): IndemnityShares {
  return shares(eurosToCents(amount), type === 'ticket' ? (coverRate ?? 100) : 100)
}

/** Who pays what of a subscription to public transport. */
export function transportShares(subscription: Cents, publicCoverRate: number): IndemnityShares {
  return shares(subscription, publicCoverRate)
}

function shares(whole: Cents, employerPercent: number): IndemnityShares {
  const employerCents = cents(mulDiv(whole, basisPointsOf(employerPercent), 10_000))
  return { employerCents, siderCents: cents(whole - employerCents) }
}
