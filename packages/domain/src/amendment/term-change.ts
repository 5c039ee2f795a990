import { termFlexibility } from '../contract/term-flexibility.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { MotiveReason } from '../mission/motive.ts'
import { agreedTerm, type ContractChain } from './chain.ts'
import { renewalLimits } from './renewal.ts'

interface TermFacts {
  readonly reason: MotiveReason | null
  readonly today: IsoDate
}

export interface TermBounds {
  readonly earliest: IsoDate
  readonly latest: IsoDate
}

/**
 * Between which days the term of a contract may be moved by its flexibility (L1251-30): counted from
 * the term that was agreed, never into the past, never over the longest length of its motive.
 */
export function termBounds(
  chain: Pick<ContractChain, 'term' | 'amendments'>,
  { reason, today }: TermFacts,
): TermBounds {
  const { earliest, latest } = termFlexibility(agreedTerm(chain))
  const longest = renewalLimits(chain, reason).latest
  return {
    earliest: earliest < today ? today : earliest,
    latest: latest > longest ? longest : latest,
  }
}

/** Why the term of a contract cannot become a day; `null` where it can. */
export function termRefusal(
  chain: ContractChain,
  { until, ...facts }: TermFacts & { readonly until: IsoDate },
): Refusal | null {
  if (until === chain.term.lastDay) return { key: 'errors.amendment.nothing_changes' }
  const bounds = termBounds(chain, facts)
  return until < bounds.earliest || until > bounds.latest
    ? { key: 'errors.amendment.term_out_of_bounds', params: { ...bounds } }
    : null
}
