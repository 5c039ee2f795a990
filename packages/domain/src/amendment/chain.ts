import type { ContractStatus } from '../contract/contract-transitions.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import type { AmendmentKind } from './amendment-kind.ts'

/** From when to when a contract goes, both days included, and on how many days there is work. */
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

/** A contract in force: what it says today, and how it came there, the first amendment first. */
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
 * The term that was agreed and that flexibility counts from: that of the contract or of its last
 * renewal. A term that was moved is no new one to move from (L1251-30).
 */
export function agreedTerm({
  term,
  amendments,
}: Pick<ContractChain, 'term' | 'amendments'>): ContractTerm {
  const since = amendments.findLastIndex(({ kind }) => kind === 'renewal') + 1
  const moved = amendments.slice(since).find(({ kind }) => kind === 'term')
  return moved?.before ?? term
}

/** Whether the document that binds last is contested: it is corrected before it is changed again. */
export function isLastContested({ status, amendments }: ContractChain): boolean {
  return (amendments.at(-1)?.status ?? status) === 'contested'
}
