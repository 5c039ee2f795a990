import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../kernel/calendar.ts'
import {
  completeRange,
  fewestPositions,
  guaranteeDays,
  salaryIssues,
  startDateIssues,
  workplaceLine,
} from './permanent-request.ts'

const day = (text: string) => text as IsoDate

describe('the request of a permanent contract', () => {
  it('HRZ-02 CONST the guarantee lasts thirty days', () => {
    expect(guaranteeDays).toBe(30)
  })

  it('HRZ-07 is for one position at least', () => {
    expect(fewestPositions).toBe(1)
  })

  it.each([
    ['2026-12-01', ['errors.permanent.start_in_past']],
    ['2026-12-02', []],
    ['2027-01-01', []],
  ])('HRZ-05 starts today at the earliest: %s', (startDate, keys) => {
    const issues = startDateIssues(day(startDate), day('2026-12-02'))
    expect(issues.map(({ key }) => key)).toEqual(keys)
    for (const { path } of issues) expect(path).toEqual(['startDate'])
  })
})

describe('its address', () => {
  it.each([
    ['12 rue X, 69002 Lyon', '12 rue X, 69002 Lyon'],
    ['12 rue X', '12 rue X, 69002 Lyon'],
  ])('is one line, its town said once: %s', (address, expected) => {
    expect(workplaceLine({ address, postalCode: '69002', city: 'Lyon' })).toBe(expected)
  })
})

describe('its salary', () => {
  it.each([
    [null, null],
    [30_000, null],
    [null, 36_000],
  ])('HRZ-08 is nothing while an end is missing: %s to %s', (min, max) => {
    expect(completeRange({ min, max })).toBeUndefined()
  })

  it('HRZ-08 is the range once both ends are there, zero included', () => {
    expect(completeRange({ min: 30_000, max: 36_000 })).toEqual({ min: 30_000, max: 36_000 })
    expect(completeRange({ min: 0, max: 0 })).toEqual({ min: 0, max: 0 })
  })

  it('HRZ-08 has its ends in order', () => {
    expect(salaryIssues({ min: 36_000, max: 30_000 })).toEqual([
      { path: ['max'], key: 'errors.field.too_small', params: { min: 36_000 } },
    ])
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        expect(salaryIssues({ min, max })).toEqual([])
        expect(salaryIssues({ min: max, max: min })).toHaveLength(min === max ? 0 : 1)
      }),
    )
  })
})
