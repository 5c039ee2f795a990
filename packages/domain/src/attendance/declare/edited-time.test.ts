import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instant, instantOfMinute, isoDate, localTime } from '../../kernel/calendar.ts'
import { instantAt, parisZone } from '../../kernel/place-time.ts'
import type { Span } from '../attendance.ts'
import { type EditedBreak, type EditedTime, editOf, readEdit } from './edited-time.ts'

const monday = isoDate('2026-12-07')
const tuesday = isoDate('2026-12-08')
const at = (time: string) => instant(`2026-12-0${time}:00Z`)
const plan: Span = { startDate: at('7T08:00'), endDate: at('7T16:00') }
const lunch: EditedBreak = { time: '12:00', minutes: 30 }
/** Times in Paris, one hour ahead of UTC. */
const edit = (changes: Partial<EditedTime> = {}): EditedTime => ({
  start: { date: monday, time: '09:00' },
  end: { date: monday, time: '17:00' },
  breaks: [lunch],
  ...changes,
})
const until = (date: typeof monday, time: string) => ({ end: { date, time } })
const found = (changes: Partial<EditedTime>, from: Span | null = plan) =>
  readEdit(edit(changes), from, parisZone).issues.map(({ path, key }) => [
    path.join('.'),
    key.split('.').at(-1),
  ])

it('an end of 24:00 is the midnight of the next day', () => {
  expect(readEdit(edit(until(monday, '24:00')), plan, parisZone).time?.endDate).toBe(
    '2026-12-07T23:00:00.000Z',
  )
})

it.each<[string, Partial<EditedTime>, string[][]]>([
  ['as planned', {}, []],
  [
    'TS-29 a day later',
    { start: { date: tuesday, time: '09:00' }, ...until(tuesday, '17:00'), breaks: [] },
    [],
  ],
  [
    'TS-29 more than a day later',
    until(tuesday, '17:01'),
    [
      ['endDate', 'too_long'],
      ['endDate', 'far_from_plan'],
    ],
  ],
  [
    'TS-30 with an end before its start',
    { ...until(monday, '08:00'), breaks: [] },
    [['endDate', 'end_before_start']],
  ],
  [
    'TS-30 with an end at its start',
    { ...until(monday, '09:00'), breaks: [] },
    [['endDate', 'end_before_start']],
  ],
  ['TS-31 of 24 hours', until(tuesday, '09:00'), []],
  ['TS-31 of a minute more', until(tuesday, '09:01'), [['endDate', 'too_long']]],
  ['TS-33 with a break of no minutes', { breaks: [{ time: '12:00', minutes: 0 }] }, []],
  [
    'TS-33 with a negative break',
    { breaks: [{ time: '12:00', minutes: -5 }] },
    [['breaks.0.minutes', 'too_small']],
  ],
  [
    'TS-33 with a break without minutes',
    { breaks: [{ time: '12:00', minutes: null }] },
    [['breaks.0.minutes', 'required']],
  ],
  [
    'TS-33 with a break of half a minute',
    { breaks: [{ time: '12:00', minutes: 0.5 }] },
    [['breaks.0.minutes', 'format']],
  ],
  [
    'TS-33 with a break without a start',
    { breaks: [{ time: '', minutes: 30 }] },
    [['breaks.0.time', 'required']],
  ],
  [
    'with a start that is no time',
    { start: { date: monday, time: '9 o’clock' } },
    [['startDate', 'format']],
  ],
  ['with an end past the end of the day', until(monday, '25:00'), [['endDate', 'time']]],
  [
    'with a start at the end of the day',
    { start: { date: monday, time: '24:00' } },
    [['startDate', 'time']],
  ],
  ['with an end at the end of the day', until(monday, '24:00'), []],
  [
    'TS-34 with a break that starts after the end',
    { breaks: [lunch, { time: '17:30', minutes: 15 }] },
    [['breaks.1', 'break_outside']],
  ],
  [
    'TS-34 with a break that ends after the end',
    { breaks: [{ time: '16:45', minutes: 30 }] },
    [['breaks.0', 'break_outside']],
  ],
  [
    'TS-34 TS-35 with a break that the next day moves behind the end',
    { breaks: [{ time: '08:30', minutes: 15 }] },
    [['breaks.0', 'break_outside']],
  ],
  [
    'with a break of no minutes before one outside',
    {
      breaks: [
        { time: '12:00', minutes: 0 },
        { time: '18:00', minutes: 5 },
      ],
    },
    [['breaks.1', 'break_outside']],
  ],
])('hours %s are judged', (_what, changes, issues) => {
  expect(found(changes)).toEqual(issues)
})

it('TS-29 hours that nobody planned are held against themselves alone', () => {
  const far = isoDate('2026-12-20')
  expect(
    found({ start: { date: far, time: '09:00' }, end: { date: far, time: '17:00' } }, null),
  ).toEqual([])
})

it('TS-35 a break earlier than the start lies on the next day', () => {
  const night = edit({
    start: { date: monday, time: '22:00' },
    end: { date: tuesday, time: '06:00' },
    breaks: [
      { time: '23:30', minutes: 20 },
      { time: '02:00', minutes: 30 },
    ],
  })
  expect(readEdit(night, null, parisZone)).toEqual({
    time: {
      startDate: at('7T21:00').replace(':00Z', ':00.000Z'),
      endDate: '2026-12-08T05:00:00.000Z',
      breaks: [
        { startDate: '2026-12-07T22:30:00.000Z', endDate: '2026-12-07T22:50:00.000Z' },
        { startDate: '2026-12-08T01:00:00.000Z', endDate: '2026-12-08T01:30:00.000Z' },
      ],
    },
    issues: [],
  })
})

it('the end that is moved leaves the start where it was', () => {
  const before = readEdit(edit(), plan, parisZone).time
  const after = readEdit(edit(until(monday, '18:15')), plan, parisZone).time
  expect(after?.startDate).toBe(before?.startDate)
  expect(after?.endDate).toBe('2026-12-07T17:15:00.000Z')
})

it('what nobody has changed is what it was, on the nights that the clocks change too', () => {
  // From a year before to a year after both changes of 2026.
  const minute = fc.integer({ min: 29_000_000, max: 30_500_000 })
  fc.assert(
    fc.property(minute, fc.integer({ min: 61, max: 1440 }), fc.nat(60), (start, length, into) => {
      const time = {
        startDate: instantOfMinute(start),
        endDate: instantOfMinute(start + length),
        breaks: [
          { startDate: instantOfMinute(start + into), endDate: instantOfMinute(start + into + 1) },
        ],
      }
      expect(readEdit(editOf(time, parisZone), time, parisZone)).toEqual({ time, issues: [] })
    }),
  )
  const repeated = {
    startDate: instant('2026-10-25T00:30:00.000Z'),
    endDate: instant('2026-10-25T01:30:00.000Z'),
    breaks: [
      {
        startDate: instant('2026-10-25T01:10:00.000Z'),
        endDate: instant('2026-10-25T01:20:00.000Z'),
      },
    ],
  }
  expect(readEdit(editOf(repeated, parisZone), repeated, parisZone)).toEqual({
    time: repeated,
    issues: [],
  })
})

it('TS-29 hours of La Réunion are typed on its clocks: a night ends on the next local day', () => {
  const zone = 'Indian/Reunion'
  const planned = {
    startDate: instantAt(monday, localTime('22:00'), zone),
    endDate: instantAt(tuesday, localTime('06:00'), zone),
    breaks: [],
  }
  const typed = editOf(planned, zone)
  expect(typed).toMatchObject({
    start: { date: monday, time: '22:00' },
    end: { date: tuesday, time: '06:00' },
  })
  const later = { ...typed, end: { ...typed.end, time: localTime('07:00') } }
  expect(readEdit(later, planned, zone).time?.endDate).toBe('2026-12-08T03:00:00.000Z')
})
