import { expect, it } from 'vitest'
import { instant, instantInParis, isoDate, localTime } from '../../kernel/calendar.ts'
import { parisZone } from '../../kernel/place-time.ts'
import { workedMinutes } from './worked-time.ts'
import { clockChangeMinutes } from './clock-change.ts'

it.each([
  ['a night of summer', '2026-07-04T20:00:00Z', '2026-07-05T04:00:00Z', 0],
  ['the night to winter time', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 60],
  ['the night to summer time', '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', -60],
  ['what ends as the clocks change', '2026-10-24T20:00:00Z', '2026-10-25T00:59:00Z', 0],
  ['what begins once they have', '2026-10-25T01:00:00Z', '2026-10-25T09:00:00Z', 0],
])('of %s the clocks hide %s to %s: %i minutes', (_what, from, to, minutes) => {
  expect(clockChangeMinutes({ startDate: instant(from), endDate: instant(to) }, parisZone)).toBe(
    minutes,
  )
})

it.each([
  ['2026-10-24', '2026-10-25', 25],
  ['2026-03-28', '2026-03-29', 23],
])('noon of %s to noon of %s is worked as %i hours', (from, to, hours) => {
  const noon = localTime('12:00')
  const span = {
    startDate: instantInParis(isoDate(from), noon),
    endDate: instantInParis(isoDate(to), noon),
  }
  expect(workedMinutes({ ...span, breaks: [] })).toBe(hours * 60)
  expect(clockChangeMinutes(span, parisZone)).toBe((hours - 24) * 60)
})

it.each([
  [
    'La Réunion, where they never change',
    'Indian/Reunion',
    '2026-10-24T20:00:00Z',
    '2026-10-25T05:00:00Z',
    0,
  ],
  [
    'Saint-Pierre on the night to winter time',
    'America/Miquelon',
    '2026-11-01T01:00:00Z',
    '2026-11-01T09:00:00Z',
    60,
  ],
  [
    'Saint-Pierre on the night of Paris',
    'America/Miquelon',
    '2026-10-24T20:00:00Z',
    '2026-10-25T05:00:00Z',
    0,
  ],
] as const)('the clocks of %s', (_what, zone, from, to, minutes) => {
  const span = { startDate: instant(from), endDate: instant(to) }
  expect(clockChangeMinutes(span, zone)).toBe(minutes)
})
