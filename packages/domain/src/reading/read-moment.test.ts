import { describe, expect, it } from 'vitest'
import { instantOfMinute, isoDate } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import { minuteOfMoment, readMoment } from './read-moment.ts'

const reading = { today: isoDate('2026-12-20'), toward: 'last' } as const

const read = (text: string) => {
  const moment = readMoment(text, reading)
  return moment === null ? null : instantOfMinute(minuteOfMoment(moment, parisZone)).slice(0, 16)
}

describe('a moment of a file', () => {
  it.each([
    ['2026-12-07T08:00:00.000Z', '2026-12-07T08:00'],
    ['2026-12-07T08:00Z', '2026-12-07T08:00'],
    ['2026-12-07T09:00:59+01:00', '2026-12-07T08:00'],
    ['2026-12-07T09:00+0100', '2026-12-07T08:00'],
    ['2026-12-07T03:00:00-05', '2026-12-07T08:00'],
    ['2026-12-07T22:00:00+14:00', '2026-12-07T08:00'],
    ['2026-12-07T09:00', '2026-12-07T08:00'],
    ['2026-12-07 09:00', '2026-12-07T08:00'],
    ['07/12/2026 09:00', '2026-12-07T08:00'],
    ['7/12/2026 9h00', '2026-12-07T08:00'],
    ['07.12.2026 09:00:30', '2026-12-07T08:00'],
    ['7/12/2026 à 9h00', '2026-12-07T08:00'],
    ['07/07/2026 09:00', '2026-07-07T07:00'],
    ['07/12/26 09:00', '2026-12-07T08:00'],
    ['07/12 09:00', '2026-12-07T08:00'],
    ['24/12 22:00', '2025-12-24T21:00'],
    ['12/25/2025 9:00 PM', '2025-12-25T20:00'],
    ['lun. 7 déc. 2026 à 9h', '2026-12-07T08:00'],
    ['2026-12-07 24:00', '2026-12-07T23:00'],
  ])('TS-43 reads %s on a Paris clock or with its zone', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['the hour that spring skips', '2026-03-29 02:30', '2026-03-29T01:30'],
    ['the hour after it', '2026-03-29 03:30', '2026-03-29T01:30'],
    ['the hour that autumn repeats, its first time', '2026-10-25 02:30', '2026-10-25T00:30'],
    ['its second time, by its zone', '2026-10-25T02:30+01:00', '2026-10-25T01:30'],
  ])('TS-43 knows %s', (_, text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    '',
    '2026-12-07',
    '09:00',
    '2026-02-30 09:00',
    '2026-12-07 24:01',
    '2026-12-07 09:60',
    '2026-12-07T09:00+15:00',
    '31/13/2026 09:00',
    '07/12/126 09:00',
    '07 12 2026 9',
    'mer. 7 déc. 2026 09:00',
    '1999-12-31 09:00',
    '2100-01-01 09:00',
    '=NOW()',
    '46363.375',
    'hier 9h',
    '2026-12-07 09:00 environ',
  ])('TS-44 finds none in %j', (text) => {
    expect(readMoment(text, reading)).toBeNull()
  })
})

it.each([
  ['Indian/Reunion', '2026-12-07 09:00', '2026-12-07T05:00'],
  ['America/Cayenne', '07/12/2026 22:00', '2026-12-08T01:00'],
  ['America/Miquelon', '2026-07-07T09:00', '2026-07-07T11:00'],
  ['Indian/Reunion', '2026-12-07T09:00+01:00', '2026-12-07T08:00'],
] as const)(
  'TS-43 on the clocks of %s %s is %s, unless it names its zone',
  (zone, text, expected) => {
    const moment = readMoment(text, reading)
    expect(moment && instantOfMinute(minuteOfMoment(moment, zone)).slice(0, 16)).toBe(expected)
  },
)
