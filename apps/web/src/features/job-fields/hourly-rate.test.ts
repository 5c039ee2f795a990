import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import type { MinimumWage } from '@renfort/domain/law/minimum-wage.ts'
import { describe, expect, it } from 'vitest'
import { rateProblem } from './hourly-rate.ts'

const minimum: MinimumWage = {
  area: 'france',
  validFrom: isoDate('2026-06-01'),
  minimumWage: cents(1231),
  source: 'Arrêté',
}

describe('hourly rate', () => {
  it('POST-61 refuses what is no amount of at most 2 decimals', () => {
    expect(rateProblem({ rate: Number.NaN, minimum })).toBe('format')
    expect(rateProblem({ rate: 13.001, minimum })).toBe('format')
    expect(rateProblem({ rate: 13.01, minimum })).toBeNull()
    expect(rateProblem({ rate: null, minimum })).toBe('required')
  })

  it('POST-62 takes the legal minimum and refuses a cent less', () => {
    expect(rateProblem({ rate: 12.31, minimum })).toBeNull()
    expect(rateProblem({ rate: 12.3, minimum })).toBe('tooLow')
  })

  it('POST-63 refuses a lower rate than the saved one, except for an insider who acts for a user', () => {
    expect(rateProblem({ rate: 13.99, minimum, saved: 14 })).toBe('lowered')
    expect(rateProblem({ rate: 14, minimum, saved: 14 })).toBeNull()
    expect(rateProblem({ rate: 13.99, minimum, saved: 14, mayLower: true })).toBeNull()
    expect(rateProblem({ rate: 12.3, minimum, saved: 14, mayLower: true })).toBe('tooLow')
  })
})
