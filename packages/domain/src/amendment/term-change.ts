import { termFlexibility } from '../contract/paper/term-flexibility.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { MotiveReason } from '../mission/motive.ts'
import { agreedTerm, type ContractChain, type ContractTerm } from './chain.ts'
import { longestUntil } from './renewal.ts'

interface TermFacts {
  readonly reason: MotiveReason | null
  readonly today: IsoDate
}

export interface TermBounds {
  readonly earliest: IsoDate
  readonly latest: IsoDate
}

/**
 * Between which days a term that was agreed may be moved by its flexibility (L1251-30), whatever the day:
 * never over the longest length of its motive.
 */
export function flexibleBounds(agreed: ContractTerm, reason: MotiveReason | null): TermBounds {
  const { earliest, latest } = termFlexibility(agreed)
  const longest = longestUntil(agreed.firstDay, reason)
  return { earliest, latest: latest > longest ? longest : latest }
}

/**
 * Between which days the term of a contract may be moved today: by the flexibility of the term that was
 * agreed, never into the past.
 */
export function termBounds(
  chain: Pick<ContractChain, 'term' | 'amendments'>,
  { reason, today }: TermFacts,
): TermBounds {
  const { earliest, latest } = flexibleBounds(agreedTerm(chain), reason)
  return { earliest: earliest < today ? today : earliest, latest }
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
