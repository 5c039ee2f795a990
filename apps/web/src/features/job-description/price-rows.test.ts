import { cents } from '@renfort/domain/kernel/money.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { defaultCoefficients, pricingOf } from '@renfort/domain/remuneration/pricing-rows.ts'
import { describe, expect, it } from 'vitest'
import { coefficientsOf, previewPricing, priceRows, pricingFromWire } from './price-rows.ts'

const at13 = pricingOf(cents(1300), defaultPolicy.hoursTypes, defaultCoefficients)

describe('what an hour is paid and billed', () => {
  it('ENT-02 bills 13,00 € at 25,35 € in delegation and 22,75 € in gestion', () => {
    const [normal, night] = priceRows(at13)
    expect(normal).toMatchObject({
      hourType: 'normal',
      paid: 1300,
      delegation: 2535,
      gestion: 2275,
    })
    expect(night).toMatchObject({
      hourType: 'night',
      increasePercent: 20,
      paid: 1560,
      delegation: 3042,
      gestion: 2730,
    })
  })

  it('ENT-02 keeps the two thresholds of overtime apart', () => {
    const extra = priceRows(at13).filter(({ hourType }) => hourType === 'extra')
    expect(
      extra.map(({ thresholdHours, paid, delegation }) => [thresholdHours, paid, delegation]),
    ).toEqual([
      [35, 1625, 3169],
      [43, 1950, 3803],
    ])
  })

  it('JD-14 follows the policy while the rate is typed', () => {
    const preview = previewPricing({
      hourlyRateCents: cents(1300),
      policy: defaultPolicy.hoursTypes,
      coefficients: defaultCoefficients,
      saved: null,
      isDetached: false,
    })
    expect(preview).toEqual(at13)
  })

  it('JD-34 keeps the coefficients and increases of a detached list at another rate', () => {
    const row = {
      hourType: 'sunday' as const,
      hourlyRate: 19.5,
      coefficient: 2.1,
      increaseRate: 50,
      increase: 6.5,
      tags: ['sunday' as const],
    }
    const saved = pricingFromWire({ id: 'p', delegation: [row], gestion: [row] })
    const preview = previewPricing({
      hourlyRateCents: cents(2000),
      policy: defaultPolicy.hoursTypes,
      coefficients: defaultCoefficients,
      saved,
      isDetached: true,
    })
    expect(preview === null ? [] : priceRows(preview)).toMatchObject([
      { hourType: 'sunday', increasePercent: 50, paid: 3000, delegation: 6300 },
    ])
  })

  it('ENT-02 reads the coefficients of the company from a list it has, not from a detached one', () => {
    const row = (coefficient: number) => ({
      hourType: 'normal' as const,
      hourlyRate: 13,
      coefficient,
      increase: 0,
      tags: ['normal' as const],
    })
    const list = (delegation: number, gestion: number) => ({
      id: 'p',
      delegation: [row(delegation)],
      gestion: [row(gestion)],
    })
    expect(coefficientsOf([])).toEqual(defaultCoefficients)
    expect(
      coefficientsOf([
        { pricing: null, pricingOrigin: 'organisation' },
        { pricing: list(9, 9), pricingOrigin: 'detached' },
        { pricing: list(2.005, 1.6), pricingOrigin: 'organisation' },
      ]),
    ).toEqual({ delegation: 20_050, gestion: 16_000 })
  })
})
