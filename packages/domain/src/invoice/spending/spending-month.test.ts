import { expect, it } from 'vitest'
import { isoDate } from '../../kernel/calendar.ts'
import { monthOf } from './spending-month.ts'

it.each([
  ['2026-12-31', '2026-12-01', '2027-01-01'],
  ['2027-01-01', '2027-01-01', '2027-02-01'],
  ['2028-02-29', '2028-02-01', '2028-03-01'],
])('the month of %s begins on %s, the next one on %s', (day, from, to) => {
  expect(monthOf(isoDate(day))).toEqual({ from, to })
})
