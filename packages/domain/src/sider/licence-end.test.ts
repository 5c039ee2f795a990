import { expect, it } from 'vitest'
import { instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import { endedLicence, licencesUntil, licenceStanding } from './licence-end.ts'

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

const untilEvening = (day: string) => ({
  endsAt: instantInParis(isoDate(day), localTime('23:30')),
  timeZone: parisZone,
})
const caces = { licenceId: 'caces-1', endsOn: isoDate('2026-12-09') }

it.each([
  ['on the day of the last shift', ['2026-12-07', '2026-12-09'], [], null],
  ['before the last shift', ['2026-12-10', '2026-12-07'], [], 'caces-1'],
  ['before shifts that take the place of later ones', ['2026-12-10'], ['2026-12-11'], null],
  ['before shifts that take the place of earlier ones', ['2026-12-11'], ['2026-12-10'], 'caces-1'],
  ['before nothing', [], [], null],
] as const)('a licence that ends %s', (_when, added, leaving, found) => {
  const ended = endedLicence([caces], added.map(untilEvening), leaving.map(untilEvening))
  expect(ended?.licenceId ?? null).toBe(found)
})
