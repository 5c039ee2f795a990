import { describe, expect, it } from 'vitest'
import { cents } from '../kernel/money.ts'
import {
  coefficientBasisPoints,
  type DetachedRow,
  detachedRows,
  detachedRowsIssues,
  isExactCoefficient,
} from './detached-pricing.ts'
import { defaultPolicy } from './policy.ts'
import { pricingRows } from './pricing-rows.ts'

const list: readonly DetachedRow[] = [
  { hourType: 'normal', coefficient: 1.8 },
  { hourType: 'night', coefficient: 1.85, increaseRate: 12.25 },
  { hourType: 'extra', threshold: 35, coefficient: 1.7, increaseRate: 25 },
  { hourType: 'extra', threshold: 43, coefficient: 1.7, increaseRate: 50 },
  { hourType: 'sunday', coefficient: 1.8, increaseRate: 0 },
  { hourType: 'solidarity', coefficient: 1.8 },
  { hourType: 'holidays', coefficient: 1.8, increaseRate: 100 },
]
const row = (i: number, change: Partial<DetachedRow>) =>
  list.map((each, j) => (i === j ? { ...each, ...change } : each))
const found = (rows: readonly DetachedRow[]) =>
  detachedRowsIssues(rows).map(({ path, key }) => [path.join('.'), key])

describe('a price list set by the provider (N-17)', () => {
  it.each<[string, readonly DetachedRow[], readonly unknown[]]>([
    ['is taken whole', list, []],
    ['an empty list', [], list.slice(1).map(() => ['', 'errors.field.required'])],
    ['no Sunday', list.toSpliced(4, 1), [['', 'errors.field.required']]],
    [
      'two nights',
      [...list, list[1] as DetachedRow],
      [['7.hourType', 'errors.field.unknown_choice']],
    ],
    [
      'overtime without its threshold',
      row(2, { threshold: undefined }),
      [['2.threshold', 'errors.remuneration.threshold']],
    ],
    [
      'overtime above the legal week',
      row(3, { threshold: 49 }),
      [['3.threshold', 'errors.remuneration.threshold']],
    ],
    [
      'overtime out of order',
      row(3, { threshold: 35 }),
      [['3.threshold', 'errors.remuneration.threshold']],
    ],
    [
      'a night without its increase',
      row(1, { increaseRate: undefined }),
      [['1.increaseRate', 'errors.field.required']],
    ],
    [
      'an increase of 201 %',
      row(6, { increaseRate: 201 }),
      [['6.increaseRate', 'errors.remuneration.increase']],
    ],
    [
      'an increase of three decimals',
      row(6, { increaseRate: 0.005 }),
      [['6.increaseRate', 'errors.remuneration.increase']],
    ],
    [
      'normal hours with an increase, which would count for nothing',
      row(0, { increaseRate: 5 }),
      [['0.increaseRate', 'errors.remuneration.increase']],
    ],
  ])('%s', (_title, rows, issues) => {
    expect(found(rows)).toEqual(issues)
  })

  it('ENT-02 gives each row its rate and its increase in cents', () => {
    const rows = detachedRows(list, cents(1401))
    expect(
      rows.map(({ hourType, hourlyRateCents, increaseCents, coefficientBasisPoints }) => [
        hourType,
        hourlyRateCents,
        increaseCents,
        coefficientBasisPoints,
      ]),
    ).toEqual([
      ['normal', 1401, 0, 18_000],
      ['night', 1573, 172, 18_500],
      ['extra', 1751, 350, 17_000],
      ['extra', 2102, 701, 17_000],
      ['sunday', 1401, 0, 18_000],
      ['solidarity', 1401, 0, 18_000],
      ['holidays', 2802, 1401, 18_000],
    ])
  })

  it('the rows of a pay policy, sent back as they were answered, stay what they are', () => {
    const rows = pricingRows(cents(1300), defaultPolicy.hoursTypes, 19_500)
    const answered = rows.map((each) => ({
      hourType: each.hourType,
      threshold: each.thresholdHours ?? undefined,
      coefficient: each.coefficientBasisPoints / 10_000,
      increaseRate: each.increaseBasisPoints === null ? undefined : each.increaseBasisPoints / 100,
    }))
    expect(detachedRowsIssues(answered)).toEqual([])
    expect(detachedRows(answered, cents(1300))).toEqual(rows)
  })
})

describe('a coefficient', () => {
  it('has four decimals at most, and is stored whole', () => {
    expect([1, 1.95, 1.9525, 2.0001].filter(isExactCoefficient)).toHaveLength(4)
    expect([1.95251, 1 / 3].filter(isExactCoefficient)).toEqual([])
    expect([1.1, 1.95, 1.9525].map(coefficientBasisPoints)).toEqual([11_000, 19_500, 19_525])
  })
})
