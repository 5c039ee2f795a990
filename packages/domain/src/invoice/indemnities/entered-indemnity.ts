import { mondayOf } from '../../kernel/calendar.ts'
import type { IsoDate } from '../../kernel/calendar.ts'
import { type Issue, issue, type Refusal } from '../../kernel/issue.ts'
import { type Cents, cents, eurosToCents, mulDiv } from '../../kernel/money.ts'
import { transportShares } from '../../remuneration/indemnity-shares.ts'
import { basisPointsOf, type Bonus, type TransportIndemnity } from '../../remuneration/policy.ts'

/**
 * Indemnities that internal staff enter for a week, because no rule computes them (decisions §4.8,
 * N-30).
 */
export const enteredIndemnityKinds = ['transport', 'bonus'] as const

/**
 * Bounds of one entry in euros; the amount is above 0. Transport is entered before the employer's
 * share is taken.
 */
export const enteredIndemnityLimits = {
  transport: { above: 0, max: 500 },
  bonus: { above: 0, max: 5000 },
} as const satisfies Record<
  (typeof enteredIndemnityKinds)[number],
  { readonly above: number; readonly max: number }
>

/** `amount` in euros: the cost of the week's transport, or the amount of a bonus of the policy. */
export type IndemnityEntry =
  | { readonly kind: 'transport'; readonly amount: number }
  | { readonly kind: 'bonus'; readonly bonusId: string; readonly amount: number }

/** Refuses an amount of 0 or above the limit, at its field. */
export function entryIssues({ kind, amount }: Pick<IndemnityEntry, 'kind' | 'amount'>): Issue[] {
  const { above, max } = enteredIndemnityLimits[kind]
  if (!(amount > above)) return [issue(['amount'], 'errors.field.too_small', { min: above })]
  return amount <= max ? [] : [issue(['amount'], 'errors.field.too_big', { max })]
}

/**
 * The terms that bill an entry, from the pay policy in force; later changes of the policy do not
 * affect them.
 */
export interface IndemnityTerms {
  /** The id of the indemnity in the policy. */
  readonly indemnityId: string
  /** The name of a bonus; `null` for transport. */
  readonly name: string | null
  /** The employer's share of transport; `null` for a bonus. */
  readonly coverBasisPoints: number | null
  /** Excluding tax: at cost, without a coefficient. */
  readonly priceCents: Cents
}

/** The part of a pay policy that indemnities are entered by; a whole policy fits too. */
interface EnteredPolicy {
  readonly transportation: readonly Pick<TransportIndemnity, 'id' | 'publicCoverRate'>[]
  readonly other: readonly Pick<Bonus, 'id' | 'name'>[]
}

/** The terms of an entry; `null` where the pay policy has no such indemnity (REM-15, REM-26). */
export function indemnityTerms(
  entry: IndemnityEntry,
  { transportation, other }: EnteredPolicy,
): IndemnityTerms | null {
  const amount = eurosToCents(entry.amount)
  if (entry.kind === 'bonus') {
    const bonus = other.find(({ id }) => id === entry.bonusId)
    if (bonus === undefined) return null
    return { indemnityId: bonus.id, name: bonus.name, coverBasisPoints: null, priceCents: amount }
  }
  // A policy has at most one transport indemnity (REM-21).
  const [transport] = transportation
  if (transport === undefined) return null
  const { id: indemnityId, publicCoverRate } = transport
  return {
    indemnityId,
    name: null,
    coverBasisPoints: basisPointsOf(publicCoverRate),
    priceCents: transportShares(amount, publicCoverRate).employerCents,
  }
}

interface EntryFacts {
  readonly terms: IndemnityTerms | null
  /** The Monday of the week, and the day of the entry. */
  readonly weekStart: IsoDate
  readonly today: IsoDate
  /** Whether the Sider has hours in the mission and the week, validated or waiting. */
  readonly hasHours: boolean
}

/**
 * Refuses an indemnity that the policy lacks, a future week, and a week in which the Sider did not
 * work.
 */
export function entryRefusal({ terms, weekStart, today, hasHours }: EntryFacts): Refusal | null {
  if (terms === null) return { key: 'errors.indemnity.not_in_policy' }
  if (weekStart > mondayOf(today)) return { key: 'errors.indemnity.future_week' }
  return hasHours ? null : { key: 'errors.indemnity.no_hours' }
}

/** Refuses to remove a billed entry: only a credit note gives it back. */
export function removalRefusal({ isBilled }: { readonly isBilled: boolean }): Refusal | null {
  return isBilled ? { key: 'errors.indemnity.billed' } : null
}

/** The work of a Sider in a mission within a week. */
export interface WorkOfWeek {
  readonly minutes: number
  /** Days with hours. */
  readonly days: number
}

/**
 * The amount of a bonus for some work, by its frequency; `null` for a monthly bonus, which a week
 * cannot determine.
 */
export function suggestedBonus(
  { amount, frequency }: Pick<Bonus, 'amount' | 'frequency'>,
  { minutes, days }: WorkOfWeek,
): Cents | null {
  const each = eurosToCents(amount)
  switch (frequency) {
    case 'hour':
      return cents(mulDiv(each, minutes, 60))
    case 'day':
      return cents(each * days)
    case 'week':
      return each
    case 'month':
      return null
  }
}
