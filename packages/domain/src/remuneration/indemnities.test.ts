import { describe, expect, it } from 'vitest'
import { defaultHoursPerDay, validateIndemnities } from './indemnities.ts'
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

  it.each([
    [0, 'lunch.0.otherParameters.seniority.daysThreshold errors.field.too_small'],
    [1, undefined],
    [360, undefined],
  ])('REM-16 a seniority of %d days', (daysThreshold, problem) => {
    const otherParameters = { ...none, seniority: { daysThreshold } }
    expect(places({ lunch: [lunch({ otherParameters })] })).toEqual(
      problem === undefined ? [] : [problem],
    )
  })

  it.each([
    [0, 'transportation.0.otherParameters.hoursPerDay.threshold errors.field.too_small'],
    [0.5, undefined],
    [defaultHoursPerDay, undefined],
    [12.9, undefined],
    [13, 'transportation.0.otherParameters.hoursPerDay.threshold errors.field.too_big'],
  ])('REM-17 a day of %d hours', (threshold, problem) => {
    const otherParameters = { ...none, hoursPerDay: { threshold } }
    expect(places({ transportation: [transport({ otherParameters })] })).toEqual(
      problem === undefined ? [] : [problem],
    )
  })

  it('REM-17 proposes days of 4 hours', () => {
    expect(defaultHoursPerDay).toBe(4)
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
