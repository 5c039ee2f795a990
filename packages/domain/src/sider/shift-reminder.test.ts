import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMinuteOf, instant, instantOfMinute, isoDate, localTime } from '../kernel/calendar.ts'
import { instantAt, localAt, type TimeZone, timeZones } from '../kernel/place-time.ts'
import {
  aboutOf,
  isQuiet,
  isReminderDue,
  type ShiftReminderKind,
  shiftReminderKinds,
  reminderWindow,
  usefulUntil,
} from './shift-reminder.ts'

const paris = 'Europe/Paris'
const reunion = 'Indian/Reunion'
const guadeloupe = 'America/Guadeloupe'
const miquelon = 'America/Miquelon'

/** A shift by the clocks of its place, as « 2026-12-07 09:00 ». */
function shiftOf(from: string, to: string, timeZone: TimeZone) {
  const at = (text: string) =>
    instantAt(isoDate(text.slice(0, 10)), localTime(text.slice(11)), timeZone)
  return { startsAt: at(from), endsAt: at(to), timeZone }
}

function told(kind: ShiftReminderKind, shift: ReturnType<typeof shiftOf>): string {
  const { from, until } = reminderWindow(kind, shift)
  const [sent, last] = [from, until].map((at) => {
    const { date, time } = localAt(at, shift.timeZone)
    return `${date} ${time}`
  })
  return `${sent} – ${last}`
}

describe('a reminder of a shift', () => {
  it.each([
    // The eve at 18:00, whatever the hour of the shift.
    ['shiftEve', '2026-12-07 09:00', paris, '2026-12-06 18:00 – 2026-12-06 21:00'],
    ['shiftEve', '2026-12-07 23:00', paris, '2026-12-06 18:00 – 2026-12-06 21:00'],
    ['shiftEve', '2026-12-07 00:30', paris, '2026-12-06 18:00 – 2026-12-06 21:00'],
    ['shiftEve', '2026-12-07 09:00', reunion, '2026-12-06 18:00 – 2026-12-06 21:00'],
    ['shiftEve', '2026-12-07 09:00', guadeloupe, '2026-12-06 18:00 – 2026-12-06 21:00'],
    // Two hours before.
    ['shiftSoon', '2026-12-07 09:00', paris, '2026-12-07 07:00 – 2026-12-07 09:00'],
    ['shiftSoon', '2026-12-07 14:00', paris, '2026-12-07 12:00 – 2026-12-07 14:00'],
    ['shiftSoon', '2026-12-07 22:59', paris, '2026-12-07 20:59 – 2026-12-07 21:00'],
    // In the night: at 7:00 while there is an hour left, else in the evening before.
    ['shiftSoon', '2026-12-07 08:59', paris, '2026-12-07 07:00 – 2026-12-07 08:59'],
    ['shiftSoon', '2026-12-07 08:00', paris, '2026-12-07 07:00 – 2026-12-07 08:00'],
    ['shiftSoon', '2026-12-07 07:59', paris, '2026-12-06 20:45 – 2026-12-06 21:00'],
    ['shiftSoon', '2026-12-07 00:30', paris, '2026-12-06 20:45 – 2026-12-06 21:00'],
    ['shiftSoon', '2026-12-07 23:00', paris, '2026-12-07 20:45 – 2026-12-07 21:00'],
    ['shiftSoon', '2026-12-07 06:00', reunion, '2026-12-06 20:45 – 2026-12-06 21:00'],
    ['shiftSoon', '2026-12-07 08:30', guadeloupe, '2026-12-07 07:00 – 2026-12-07 08:30'],
    // The night in which clocks go forward, and that in which they go back.
    ['shiftSoon', '2026-03-29 03:30', paris, '2026-03-28 20:45 – 2026-03-28 21:00'],
    ['shiftSoon', '2026-03-29 09:00', paris, '2026-03-29 07:00 – 2026-03-29 09:00'],
    ['shiftEve', '2026-03-29 09:00', paris, '2026-03-28 18:00 – 2026-03-28 21:00'],
    ['shiftSoon', '2026-10-25 02:30', paris, '2026-10-24 20:45 – 2026-10-24 21:00'],
    ['shiftEve', '2026-10-26 06:00', paris, '2026-10-25 18:00 – 2026-10-25 21:00'],
    ['shiftSoon', '2026-03-08 03:30', miquelon, '2026-03-07 20:45 – 2026-03-07 21:00'],
    ['shiftSoon', '2026-11-01 08:00', miquelon, '2026-11-01 07:00 – 2026-11-01 08:00'],
  ] as const)('%s that begins at %s in %s goes %s', (kind, start, zone, expected) => {
    expect(told(kind, shiftOf(start, '2027-01-01 00:00', zone))).toBe(expected)
  })

  it.each([
    ['2026-12-07 16:00', paris, '2026-12-07 16:30 – 2026-12-07 21:00'],
    ['2026-12-07 20:29', paris, '2026-12-07 20:59 – 2026-12-07 21:00'],
    ['2026-12-07 20:30', paris, '2026-12-08 07:00 – 2026-12-08 21:00'],
    ['2026-12-08 02:00', paris, '2026-12-08 07:00 – 2026-12-08 21:00'],
    ['2026-12-08 06:30', reunion, '2026-12-08 07:00 – 2026-12-08 21:00'],
    ['2026-12-08 06:29', guadeloupe, '2026-12-08 07:00 – 2026-12-08 21:00'],
    ['2026-03-29 03:00', paris, '2026-03-29 07:00 – 2026-03-29 21:00'],
    ['2026-10-25 02:45', paris, '2026-10-25 07:00 – 2026-10-25 21:00'],
  ] as const)('clockOut of a shift that ends at %s in %s goes %s', (end, zone, expected) => {
    expect(told('clockOut', shiftOf('2026-01-01 08:00', end, zone))).toBe(expected)
  })

  it('is never due in the night of any place, and is due at some moment', () => {
    const first = epochMinuteOf(instant('2026-01-01T00:00:00.000Z'))
    const aShift = fc.record({
      start: fc.integer({ min: first, max: first + 2 * 366 * 1440 }),
      minutes: fc.integer({ min: 60, max: 12 * 60 }),
      timeZone: fc.constantFrom(...timeZones),
      kind: fc.constantFrom(...shiftReminderKinds),
      share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    fc.assert(
      fc.property(aShift, ({ start, minutes, timeZone, kind, share }) => {
        const shift = {
          startsAt: instantOfMinute(start),
          endsAt: instantOfMinute(start + minutes),
          timeZone,
        }
        const window = reminderWindow(kind, shift)
        const [from, until] = [epochMinuteOf(window.from), epochMinuteOf(window.until)]
        expect(until).toBeGreaterThan(from)
        const within = instantOfMinute(from + Math.floor((until - from) * share))
        expect(isReminderDue(kind, shift, within)).toBe(true)
        expect(isQuiet(within, shift)).toBe(false)
        expect(isReminderDue(kind, shift, window.until)).toBe(false)
        expect(kind === 'clockOut' || until <= start).toBe(true)
      }),
    )
  })

  it('is about the planned start, or the planned end for a clock-out', () => {
    const shift = shiftOf('2026-12-07 09:00', '2026-12-07 17:00', paris)
    expect(shiftReminderKinds.map((kind) => aboutOf(kind, shift))).toEqual([
      shift.startsAt,
      shift.startsAt,
      shift.endsAt,
    ])
  })
})

it.each([
  ['2026-12-07 06:59', paris, null],
  ['2026-12-07 07:00', paris, '2026-12-07 21:00'],
  ['2026-12-07 20:59', reunion, '2026-12-07 21:00'],
  ['2026-12-07 21:00', guadeloupe, null],
] as const)('what is sent at %s in %s is of use until %s', (at, timeZone, until) => {
  const { startsAt, endsAt } = shiftOf(at, until ?? at, timeZone)
  expect(usefulUntil(startsAt, { timeZone })).toBe(until === null ? null : endsAt)
})
