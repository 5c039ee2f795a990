import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { daysOf, isSameWeek, neighbours, wantedWeek, weekBeside } from './planning-week.ts'

const today = isoDate('2026-12-02')

describe('wantedWeek', () => {
  it('PLAN-01 is the week of today without search params', () => {
    expect(wantedWeek({}, today)).toEqual({ week: 49, year: 2026 })
  })

  it('PLAN-01 follows the search params, and completes a lone one', () => {
    expect(wantedWeek({ week: 3, year: 2027 }, today)).toEqual({ week: 3, year: 2027 })
    expect(wantedWeek({ week: 12 }, today)).toEqual({ week: 12, year: 2026 })
    expect(wantedWeek({ year: 2026 }, today)).toEqual({ week: 49, year: 2026 })
    expect(wantedWeek({ year: 2027 }, today)).toEqual({ week: 1, year: 2027 })
  })

  it('PLAN-04 takes the ISO year: 1 January 2027 lies in week 53 of 2026', () => {
    expect(wantedWeek({}, isoDate('2027-01-01'))).toEqual({ week: 53, year: 2026 })
  })

  it('PLAN-04 reads week 53 of a year of 52 as the first of the next', () => {
    expect(wantedWeek({ week: 53, year: 2027 }, today)).toEqual({ week: 1, year: 2028 })
  })
})

it('PLAN-03 steps over the end of a year of 53 weeks', () => {
  expect(weekBeside({ week: 53, year: 2026 }, 1)).toEqual({ week: 1, year: 2027 })
  expect(weekBeside({ week: 1, year: 2027 }, -1)).toEqual({ week: 53, year: 2026 })
})

it('PLAN-05 loads two weeks on either side, the nearest first', () => {
  expect(neighbours({ week: 52, year: 2026 })).toEqual([
    { week: 53, year: 2026 },
    { week: 51, year: 2026 },
    { week: 1, year: 2027 },
    { week: 50, year: 2026 },
  ])
})

it('PLAN-04 a week runs from Monday to Sunday, and week 1 holds 4 January', () => {
  const days = daysOf({ week: 1, year: 2026 })
  expect(days).toHaveLength(7)
  expect(days[0]).toBe('2025-12-29')
  expect(days[6]).toBe('2026-01-04')
})

it('PLAN-03 tells weeks of two years apart', () => {
  expect(isSameWeek({ week: 1, year: 2026 }, { week: 1, year: 2027 })).toBe(false)
  expect(isSameWeek({ week: 1, year: 2026 }, { week: 1, year: 2026 })).toBe(true)
})
