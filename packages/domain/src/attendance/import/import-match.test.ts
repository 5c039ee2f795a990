import { expect, it } from 'vitest'
import { epochMinuteOf, instant } from '../../kernel/calendar.ts'
import { parisZone } from '../../kernel/place-time.ts'
import { matchedShift, matchedZone } from './import-match.ts'

const at = (from: string, to: string) => {
  return {
    startMinute: epochMinuteOf(instant(from)),
    endMinute: epochMinuteOf(instant(to)),
    timeZone: parisZone,
  }
}
const day = (from: string, to: string) =>
  at(`2026-12-07T${from}:00.000Z`, `2026-12-07T${to}:00.000Z`)
const morning = day('07:00', '11:00')
const evening = day('15:00', '20:00')
const night = at('2026-12-07T21:00:00.000Z', '2026-12-08T05:00:00.000Z')
const nextDay = at('2026-12-07T23:00:00.000Z', '2026-12-08T07:00:00.000Z')
const shifts = [evening, morning, night, nextDay]

it.each([
  ['what was planned', day('07:00', '11:00'), morning],
  ['a bit later', day('08:12', '12:00'), morning],
  ['of two the one with which it shares most', day('10:30', '18:00'), evening],
  ['of two alike the earlier', day('10:00', '16:00'), morning],
  [
    'a night, by the day on which it starts',
    at('2026-12-07T20:30:00.000Z', '2026-12-08T06:00:00.000Z'),
    night,
  ],
  // 00:30 in Paris is already the next day, although UTC is still on the day before.
  [
    'a shift that starts on the same day in Paris',
    at('2026-12-07T23:30:00.000Z', '2026-12-08T06:00:00.000Z'),
    nextDay,
  ],
])('TS-44 decisions §6 finds the shift of hours: %s', (_, hours, expected) => {
  const said = { hours, zone: parisZone }
  expect(matchedShift(said, shifts)).toBe(expected)
  expect(matchedShift(said, shifts.toReversed())).toBe(expected)
})

it.each([
  ['that touch none', day('11:00', '15:00')],
  ['of another day', at('2026-12-06T22:30:00.000Z', '2026-12-07T08:00:00.000Z')],
])('TS-44 shiftsNotFound: finds none for hours %s', (_, hours) => {
  expect(matchedShift({ hours, zone: parisZone }, shifts)).toBeNull()
})

it('TS-44 hours are of a shift that starts on their day at its place, whatever the day in Paris', () => {
  const timeZone = 'Indian/Reunion'
  const early = { ...at('2026-12-06T21:00:00.000Z', '2026-12-07T04:00:00.000Z'), timeZone } as const
  // Monday 01:10 to 08:00 in La Réunion.
  const hours = at('2026-12-06T21:10:00.000Z', '2026-12-07T04:00:00.000Z')
  expect(matchedShift({ hours, zone: timeZone }, [early])).toBe(early)
  expect(matchedShift({ hours, zone: parisZone }, [early])).toBeNull()
})

it('TS-43 a time without a zone is on the clocks of the shift with which it shares most time', () => {
  const readings = [
    { zone: parisZone, hours: day('08:00', '16:00') },
    { zone: 'Indian/Reunion', hours: day('05:00', '13:00') },
  ] as const
  const there = { ...day('05:00', '13:00'), timeZone: 'Indian/Reunion' } as const
  expect(matchedZone(readings, [there])).toBe('Indian/Reunion')
  expect(matchedZone(readings, [there, { ...there, ...day('08:00', '16:00') }])).toBe(parisZone)
  expect(matchedZone(readings, [])).toBeNull()
})
