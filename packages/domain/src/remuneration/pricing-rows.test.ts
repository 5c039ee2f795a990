import { describe, expect, it } from 'vitest'
import { cents } from '../kernel/money.ts'
import { basisPointsOf, defaultPolicy } from './policy.ts'
import { defaultCoefficients, pricingOf, pricingRows, repriced } from './pricing-rows.ts'

describe('pricing rows (decisions §4.1, ENT-02)', () => {
  it('one row per hour type, one extra row per threshold', () => {
    const rows = pricingRows(cents(1300), defaultPolicy.hoursTypes, 19_500)
    expect(
      rows.map((row) => [
        row.hourType,
        row.thresholdHours,
        row.increaseBasisPoints,
        row.hourlyRateCents,
        row.increaseCents,
      ]),
    ).toEqual([
      ['normal', null, null, 1300, 0],
      ['night', null, 2000, 1560, 260],
      ['extra', 35, 2500, 1625, 325],
      ['extra', 43, 5000, 1950, 650],
      ['sunday', null, 3000, 1690, 390],
      ['solidarity', null, null, 1300, 0],
      ['holidays', null, 10000, 2600, 1300],
    ])
    expect(rows.every((row) => row.coefficientBasisPoints === 19_500)).toBe(true)
    expect(rows.map((row) => row.tags)).toEqual(rows.map((row) => [row.hourType]))
  })
  it('both lists with their coefficients, empty without rate', () => {
    const pricing = pricingOf(cents(1300), defaultPolicy.hoursTypes, defaultCoefficients)
    expect(pricing.delegation[0]?.coefficientBasisPoints).toBe(19_500)
    expect(pricing.gestion[0]?.coefficientBasisPoints).toBe(17_500)
    expect(pricingOf(null, defaultPolicy.hoursTypes, defaultCoefficients)).toEqual({
      delegation: [],
      gestion: [],
    })
  })
  it('N-17 detached rows keep their increases and coefficients at another rate', () => {
    const rows = pricingRows(cents(1300), defaultPolicy.hoursTypes, 20_000)
    const detached = rows.map((row) =>
      row.hourType === 'night' ? { ...row, increaseBasisPoints: 1225 } : row,
    )
    const night = repriced(detached, cents(1401)).find((row) => row.hourType === 'night')
    expect(night).toMatchObject({
      hourlyRateCents: 1573,
      increaseCents: 172,
      coefficientBasisPoints: 20_000,
    })
  })
  it('percents of 2 decimals become whole basis points', () => {
    expect([20, 12.25, 0.01, 33.33].map(basisPointsOf)).toEqual([2000, 1225, 1, 3333])
  })
})
