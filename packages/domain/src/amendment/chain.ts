import type { ContractStatus } from '../contract/contract-transitions.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import type { AmendmentKind } from './amendment-kind.ts'

/** The first and last day of a contract, both included, and its number of days with work. */
export interface ContractTerm {
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  readonly workedDays: number
}

/** An amendment of a contract, with what the contract said before it. */
export interface ChainLink {
  readonly kind: AmendmentKind
  readonly status: ContractStatus
  readonly before: ContractTerm
}

/** A contract in force: its current terms and its amendments, the first one first. */
export interface ContractChain {
  /** The state of the contract itself. */
  readonly status: ContractStatus
  readonly term: ContractTerm
  readonly amendments: readonly ChainLink[]
}

/** How often a contract has been renewed. */
export function renewalsOf({ amendments }: Pick<ContractChain, 'amendments'>): number {
  return amendments.filter(({ kind }) => kind === 'renewal').length
}

/** The term of a contract as it was first signed, before any amendment. */
export function signedTerm({
  term,
  amendments,
}: Pick<ContractChain, 'term' | 'amendments'>): ContractTerm {
  return amendments[0]?.before ?? term
}

/**
 * The agreed term from which flexibility counts: that of the contract or of its last renewal. A
 * term that was only moved is no new start for another move (L1251-30).
 */
export function agreedTerm({
  term,
  amendments,
}: Pick<ContractChain, 'term' | 'amendments'>): ContractTerm {
  const since = amendments.findLastIndex(({ kind }) => kind === 'renewal') + 1
  const moved = amendments.slice(since).find(({ kind }) => kind === 'term')
  return moved?.before ?? term
}

/**
 * Whether the last document in force is contested: it has to be corrected before another change.
 */
export function isLastContested({ status, amendments }: ContractChain): boolean {
  return (amendments.at(-1)?.status ?? status) === 'contested'
}
