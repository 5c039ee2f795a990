import { expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { licenceStanding } from './licence-end.ts'

const today = isoDate('2026-12-02')

it.each([
  [null, 'valid'],
  ['2027-02-01', 'valid'],
  ['2027-01-31', 'endsSoon'],
  ['2026-12-02', 'endsSoon'],
  ['2026-12-01', 'ended'],
] as const)('a licence that ends on %s is %s on 2 December 2026', (endsOn, standing) => {
  expect(licenceStanding(endsOn === null ? null : isoDate(endsOn), today)).toBe(standing)
})
