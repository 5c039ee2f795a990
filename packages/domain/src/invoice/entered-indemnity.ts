import type { IsoDate } from '../kernel/calendar.ts'
import { type Issue, issue, type Refusal } from '../kernel/issue.ts'
import { type Cents, cents, eurosToCents, mulDiv } from '../kernel/money.ts'
import { transportShares } from '../remuneration/indemnity-shares.ts'
import { basisPointsOf, type Bonus, type TransportIndemnity } from '../remuneration/policy.ts'
import { mondayOf } from './billable-hours.ts'

/** What internal staff enter of a week, since no rule counts it (decisions §4.8, N-30). */
export const enteredIndemnityKinds = ['transport', 'bonus'] as const

/** Euros of one entry: above 0, and never more. Transport is told before the share of the employer. */
export const enteredIndemnityLimits = {
  transport: { above: 0, max: 500 },
  bonus: { above: 0, max: 5000 },
} as const satisfies Record<
  (typeof enteredIndemnityKinds)[number],
  { readonly above: number; readonly max: number }
>

/** `amount` in euros: what the transport of the week cost, or what a bonus of the policy comes to. */
export type IndemnityEntry =
  | { readonly kind: 'transport'; readonly amount: number }
  | { readonly kind: 'bonus'; readonly bonusId: string; readonly amount: number }

/** Refuses an amount that is nothing or too much, at its field. */
export function entryIssues({ kind, amount }: Pick<IndemnityEntry, 'kind' | 'amount'>): Issue[] {
  const { above, max } = enteredIndemnityLimits[kind]
  if (!(amount > above)) return [issue(['amount'], 'errors.field.too_small', { min: above })]
  return amount <= max ? [] : [issue(['amount'], 'errors.field.too_big', { max })]
}

/** What an entry is billed by, as the pay policy in force has it: kept, whatever becomes of the policy. */
export interface IndemnityTerms {
  /** Of the policy. */
  readonly indemnityId: string
  /** Of a bonus; `null` of transport. */
  readonly name: string | null
  /** The share of the employer, of transport alone. */
  readonly coverBasisPoints: number | null
  /** Excluding tax: at cost, without a coefficient. */
  readonly priceCents: Cents
}

/** What of a pay policy is entered: a whole policy has it too. */
interface EnteredPolicy {
  readonly transportation: readonly Pick<TransportIndemnity, 'id' | 'publicCoverRate'>[]
  readonly other: readonly Pick<Bonus, 'id' | 'name'>[]
}

/** What an entry is billed by; `null` where the pay policy has no such indemnity (REM-15, REM-26). */
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
  // REM-21: a policy has one at most.
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
  /** The Monday of the week, and the day on which somebody enters it. */
  readonly weekStart: IsoDate
  readonly today: IsoDate
  /** Whether the Sider has hours in the mission and the week, validated or waiting. */
  readonly hasHours: boolean
}

/** Refuses what the policy does not give, a week to come, and a week that the Sider did not work. */
export function entryRefusal({ terms, weekStart, today, hasHours }: EntryFacts): Refusal | null {
  if (terms === null) return { key: 'errors.indemnity.not_in_policy' }
  if (weekStart > mondayOf(today)) return { key: 'errors.indemnity.future_week' }
  return hasHours ? null : { key: 'errors.indemnity.no_hours' }
}

/** Refuses to take back what was billed: only a credit note gives that back. */
export function removalRefusal({ isBilled }: { readonly isBilled: boolean }): Refusal | null {
  return isBilled ? { key: 'errors.indemnity.billed' } : null
}

/** What a Sider worked in a mission within a week. */
export interface WorkOfWeek {
  readonly minutes: number
  /** Days with hours. */
  readonly days: number
}

/** What a bonus comes to for some work, as its frequency says; `null` for a month, which no week tells. */
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
