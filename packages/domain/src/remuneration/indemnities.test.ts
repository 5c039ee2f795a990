import { describe, expect, it } from 'vitest'
import { validateIndemnities } from './indemnities.ts'
import { defaultPolicy } from './policy.ts'
import type { Indemnities, LunchIndemnity, OtherParameters, TransportIndemnity } from './policy.ts'

const none: OtherParameters = { seniority: null, hoursPerDay: null, zti: null, taskType: null }

function lunch(fields: Partial<LunchIndemnity> = {}): LunchIndemnity {
  return { id: 'l', type: 'ticket', amount: 9, coverRate: 60, otherParameters: none, ...fields }
}

function transport(fields: Partial<TransportIndemnity> = {}): TransportIndemnity {
  return { id: 't', publicCoverRate: 50, otherParameters: none, ...fields }
}

function places(indemnities: Partial<Indemnities>): string[] {
  const all = { ...defaultPolicy.indemnities, ...indemnities }
  return validateIndemnities(all).map(({ path, key }) => `${path.join('.')} ${key}`)
}

describe('indemnities', () => {
  it('none at all is valid, and so is one of each', () => {
    expect(places({})).toEqual([])
    expect(places({ lunch: [lunch()], transportation: [transport()] })).toEqual([])
  })

  it.each([
    [0, 'lunch.0.amount errors.field.too_small'],
    [0.01, undefined],
    [29.99, undefined],
    [30, 'lunch.0.amount errors.field.too_big'],
    [Number.NaN, 'lunch.0.amount errors.field.too_small'],
  ])('REM-13 a lunch of %d €', (amount, problem) => {
    expect(places({ lunch: [lunch({ amount })] })).toEqual(problem === undefined ? [] : [problem])
  })

  it.each([
    [null, 'lunch.0.coverRate errors.field.required'],
    [0, 'lunch.0.coverRate errors.field.too_small'],
    [99.9, undefined],
    [100, 'lunch.0.coverRate errors.field.too_big'],
  ])('REM-14 C-04 an employer share of %s', (coverRate, problem) => {
    expect(places({ lunch: [lunch({ coverRate })] })).toEqual(
      problem === undefined ? [] : [problem],
    )
  })

  it('REM-14 an indemnity that is not a voucher has no share', () => {
    expect(places({ lunch: [lunch({ type: 'indemnity', coverRate: null })] })).toEqual([])
  })

  it.each([
    [49.99, 'transportation.0.publicCoverRate errors.field.too_small'],
    [50, undefined],
    [100, undefined],
    [100.01, 'transportation.0.publicCoverRate errors.field.too_big'],
  ])('REM-15 C-06 a transport rate of %d', (publicCoverRate, problem) => {
    const transportation = [transport({ publicCoverRate })]
    expect(places({ transportation })).toEqual(problem === undefined ? [] : [problem])
  })

  it('REM-16 REM-17 bounds of the other parameters', () => {
    const otherParameters = {
      ...none,
      seniority: { daysThreshold: 0 },
      hoursPerDay: { threshold: 13 },
    }
    expect(places({ lunch: [lunch({ otherParameters })] })).toEqual([
      'lunch.0.otherParameters.seniority.daysThreshold errors.field.too_small',
      'lunch.0.otherParameters.hoursPerDay.threshold errors.field.too_big',
    ])
    const fine = { ...none, seniority: { daysThreshold: 360 }, hoursPerDay: { threshold: 12.9 } }
    expect(places({ transportation: [transport({ otherParameters: fine })] })).toEqual([])
  })

  it('REM-21 a second benefit of a kind is a duplicate', () => {
    expect(
      places({ lunch: [lunch(), lunch()], transportation: [transport(), transport()] }),
    ).toEqual([
      'lunch.1 errors.remuneration.duplicate_benefit',
      'transportation.1 errors.remuneration.duplicate_benefit',
    ])
  })
})
