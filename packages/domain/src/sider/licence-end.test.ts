import { expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { licencesUntil, licenceStanding } from './licence-end.ts'

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

it('a licence that ends during the work is as good as none, its last day still counts', () => {
  const ends = { b: isoDate('2026-12-09'), 'caces-1': isoDate('2026-12-10') }
  expect(licencesUntil(['b', 'caces-1', 'caces-3'], ends, isoDate('2026-12-10'))).toEqual([
    'caces-1',
    'caces-3',
  ])
})
