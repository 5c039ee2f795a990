import { describe, expect, it } from 'vitest'
import { isoDate } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import type { Bonus, TransportIndemnity } from '../../remuneration/policy.ts'
import {
  enteredIndemnityLimits,
  entryIssues,
  entryRefusal,
  indemnityTerms,
  removalRefusal,
  suggestedBonus,
} from './entered-indemnity.ts'

const otherParameters = { seniority: null, hoursPerDay: null, zti: null, taskType: null }
const transport = (publicCoverRate: number): TransportIndemnity => ({
  id: 't',
  publicCoverRate,
  otherParameters,
})
const bonus = (frequency: Bonus['frequency'], amount = 12.5): Bonus => ({
  id: 'cold',
  name: 'Prime de froid',
  amount,
  frequency,
  conditions: '',
})

describe('what an entry is billed', () => {
  it.each([
    [23.4, 50, 1170],
    [23.45, 50, 1173],
    [0.01, 50, 1],
    [90.8, 75, 6810],
    [90.8, 62.55, 5680],
    [22.65, 100, 2265],
  ])('REM-15 decisions §4.8 transport of %s € at %s %% is %s cents', (amount, rate, priceCents) => {
    const policy = { transportation: [transport(rate)], other: [] }
    expect(indemnityTerms({ kind: 'transport', amount }, policy)).toEqual({
      indemnityId: 't',
      name: null,
      coverBasisPoints: rate * 100,
      priceCents,
    })
  })

  it('REM-26 N-30 a bonus is billed what was entered, under the name of the policy', () => {
    const policy = { transportation: [], other: [bonus('day')] }
    expect(indemnityTerms({ kind: 'bonus', bonusId: 'cold', amount: 37.5 }, policy)).toEqual({
      indemnityId: 'cold',
      name: 'Prime de froid',
      coverBasisPoints: null,
      priceCents: 3750,
    })
  })

  it('is nothing that the policy does not give', () => {
    const policy = { transportation: [], other: [bonus('day')] }
    expect(indemnityTerms({ kind: 'transport', amount: 20 }, policy)).toBeNull()
    expect(indemnityTerms({ kind: 'bonus', bonusId: 'heat', amount: 20 }, policy)).toBeNull()
  })
})

describe('the amount of an entry', () => {
  it.each([
    ['transport', 0, 'errors.field.too_small'],
    ['transport', 0.01, null],
    ['transport', enteredIndemnityLimits.transport.max, null],
    ['transport', enteredIndemnityLimits.transport.max + 0.01, 'errors.field.too_big'],
    ['bonus', 0, 'errors.field.too_small'],
    ['bonus', enteredIndemnityLimits.bonus.max, null],
    ['bonus', enteredIndemnityLimits.bonus.max + 0.01, 'errors.field.too_big'],
    ['bonus', Number.NaN, 'errors.field.too_small'],
  ] as const)('%s of %s €: %s', (kind, amount, key) => {
    expect(entryIssues({ kind, amount })[0]?.key ?? null).toBe(key)
  })
})

describe('an entry', () => {
  const terms = { indemnityId: 't', name: null, coverBasisPoints: 5000, priceCents: cents(1170) }
  const sunday = isoDate('2026-12-13')
  it.each([
    ['of the week under way', '2026-12-07', true, terms, null],
    ['of a week that is over', '2026-11-30', true, terms, null],
    ['of a week to come', '2026-12-14', true, terms, 'errors.indemnity.future_week'],
    ['of a week without hours', '2026-12-07', false, terms, 'errors.indemnity.no_hours'],
    ['that no policy gives', '2026-12-07', true, null, 'errors.indemnity.not_in_policy'],
  ] as const)('%s', (_, monday, hasHours, given, key) => {
    const facts = { terms: given, weekStart: isoDate(monday), today: sunday, hasHours }
    expect(entryRefusal(facts)?.key ?? null).toBe(key)
  })

  it('is taken back until it is billed', () => {
    expect(removalRefusal({ isBilled: false })).toBeNull()
    expect(removalRefusal({ isBilled: true })?.key).toBe('errors.indemnity.billed')
  })
})

it.each([
  ['hour', 465, 3, 9688],
  ['day', 465, 3, 3750],
  ['week', 465, 3, 1250],
  ['month', 465, 3, null],
] as const)(
  'REM-26 N-30 a bonus of 12,50 € by %s, for %s minutes of %s days, is suggested as %s cents',
  (frequency, minutes, days, suggested) => {
    expect(suggestedBonus(bonus(frequency), { minutes, days })).toBe(suggested)
  },
)
