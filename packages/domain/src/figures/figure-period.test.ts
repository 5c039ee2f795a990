import { expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { figurePeriod, mostFigureMonths, weeksOfMonth, yearBefore } from './figure-period.ts'

const period = (from: string, to: string) => figurePeriod(isoDate(from), isoDate(to))

it('any day stands for its month, and a period that is asked for backwards is turned round', () => {
  const whole = { months: ['2026-11-01', '2026-12-01', '2027-01-01'], end: '2027-02-01' }
  expect(period('2026-11-30', '2027-01-01')).toEqual(whole)
  expect(period('2027-01-31', '2026-11-01')).toEqual(whole)
  expect(period('2028-02-29', '2028-02-01')).toEqual({ months: ['2028-02-01'], end: '2028-03-01' })
})

it('a period has its last year at most', () => {
  const { months } = period('1999-01-01', '2026-12-31')
  expect(months).toHaveLength(mostFigureMonths)
  expect(months[0]).toBe('2026-01-01')
  expect(yearBefore(isoDate('2026-01-01'))).toBe('2025-01-01')
})

it.each([
  ['2026-12-09', '2026-12-07', '2027-01-04'],
  ['2026-11-30', '2026-11-02', '2026-12-07'],
  ['2027-02-28', '2027-02-01', '2027-03-01'],
  ['9999-12-31', '9999-12-06', '9999-12-31'],
])('INV-01 the weeks of the month of %s begin on %s and end before %s', (day, from, to) => {
  expect(weeksOfMonth(isoDate(day))).toEqual({ from, to })
})
