import { describe, expect, it } from 'vitest'
import { instantInParis, isoDate, type LocalTime, localTime } from '../../kernel/calendar.ts'
import { instantAt, parisZone } from '../../kernel/place-time.ts'
import type { WorkedTime } from '../attendance.ts'
import { differences, isMatching } from './difference.ts'

const metropolis = { timeZone: parisZone, localHolidays: [] } as const
const at = (time: string, day = '2026-12-07') => instantInParis(isoDate(day), localTime(time))
function time(start: string, end: string, rest: readonly string[] = [], day?: string): WorkedTime {
  const breaks = rest.map((from) => {
    const [startDate, minutes = '0'] = from.split('+')
    const begin = at(startDate as LocalTime, day)
    return { startDate: begin, endDate: at(afterMinutes(startDate ?? '', Number(minutes)), day) }
  })
  return { startDate: at(start, day), endDate: at(end, day), breaks }
}
function afterMinutes(from: string, minutes: number): string {
  const total = Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
const plan = time('09:00', '17:00', ['12:45+30'])

it.each([
  ['as planned', time('09:00', '17:00', ['12:45+30']), true],
  ['with the break at another time', time('09:00', '17:00', ['12:00+30']), true],
  ['with the break in two', time('09:00', '17:00', ['11:00+15', '15:00+15']), true],
  ['a minute late', time('09:01', '17:00', ['12:45+30']), false],
  ['a minute longer', time('09:00', '17:01', ['12:45+30']), false],
  ['with a shorter break', time('09:00', '17:00', ['12:45+29']), false],
] as const)('N-21 TS-05 hours %s match: %s', (_what, declared, matches) => {
  expect(isMatching(plan, declared)).toBe(matches)
})

it('N-21 what nobody has declared or planned does not match', () => {
  expect([isMatching(plan, null), isMatching(null, plan)]).toEqual([false, false])
})

it.each([
  [plan, plan, []],
  [plan, null, [['notClocked', 0]]],
  [null, plan, [['unplanned', 0]]],
  [
    plan,
    time('09:12', '16:50', ['12:45+20']),
    [
      ['late', 12],
      ['leftEarly', 10],
      ['shorterBreak', 10],
    ],
  ],
  [
    plan,
    time('08:50', '17:20', ['12:45+45']),
    [
      ['early', 10],
      ['stayed', 20],
      ['longerBreak', 15],
    ],
  ],
  [
    plan,
    time('09:00', '19:30', ['12:45+30']),
    [
      ['stayed', 150],
      ['longDay', 600],
    ],
  ],
  [
    time('09:00', '17:00', [], '2026-12-25'),
    time('09:00', '17:00', [], '2026-12-25'),
    [['holiday', 0]],
  ],
] as const)('TS-32 tells what differs, by how much (%#)', (planned, declared, expected) => {
  const found = differences(planned, declared, metropolis).map(({ kind, minutes }) => [
    kind,
    minutes,
  ])
  expect(found).toEqual(expected)
})

it.each([
  ['20 December in La Réunion', '2026-12-20', 'Indian/Reunion', ['abolition-la-reunion']],
  ['22 May in Martinique', '2026-05-22', 'America/Martinique', ['abolition-martinique']],
] as const)(
  'TS-32 the holiday of %s is one of the place',
  (_what, day, timeZone, localHolidays) => {
    const date = isoDate(day)
    const startDate = instantAt(date, localTime('09:00'), timeZone)
    const endDate = instantAt(date, localTime('17:00'), timeZone)
    const worked = { startDate, endDate, breaks: [] }
    const kinds = (of: Parameters<typeof differences>[2]) =>
      differences(worked, worked, of).map(({ kind }) => kind)
    expect(kinds({ timeZone, localHolidays })).toEqual(['holiday'])
    expect(kinds({ timeZone, localHolidays: [] })).toEqual([])
  },
)

it('TS-32 a night that ends on Christmas in Paris, and before it in Cayenne, is of no holiday there', () => {
  const date = isoDate('2026-12-24')
  const timeZone = 'America/Cayenne'
  const startDate = instantAt(date, localTime('16:00'), timeZone)
  const worked = { startDate, endDate: instantAt(date, localTime('23:00'), timeZone), breaks: [] }
  expect(differences(worked, worked, { timeZone, localHolidays: [] })).toEqual([])
  expect(differences(worked, worked, metropolis)).toEqual([{ kind: 'holiday', minutes: 0 }])
})

describe('the rest before some hours', () => {
  const today = time('06:00', '14:00')
  const yesterday = (to: string) => time('12:00', to, [], '2026-12-06')
  const restOf = (before: WorkedTime | null) =>
    differences(today, null, { ...metropolis, before }).filter(
      ({ kind }) => kind === 'restTooShort',
    )

  it('is said below eleven hours (L3131-1), with its minutes', () => {
    expect(restOf(yesterday('19:01'))).toEqual([{ kind: 'restTooShort', minutes: 659 }])
    expect(restOf(yesterday('19:00'))).toEqual([])
    expect(restOf(null)).toEqual([])
  })

  it('is between two days: a day in two parts has a break, not a rest', () => {
    expect(differences(time('15:00', '19:00'), null, { ...metropolis, before: today })).toEqual([
      { kind: 'notClocked', minutes: 0 },
    ])
  })
})

describe('the span of a day', () => {
  const morning = time('06:00', '10:00')
  const spanOf = (hours: WorkedTime, before: WorkedTime | null) =>
    differences(hours, hours, { ...metropolis, before }).filter(({ kind }) => kind === 'longSpan')

  it('is said of over 13 hours between its first and its last hour (L3131-1)', () => {
    expect(spanOf(time('16:00', '19:00'), morning)).toEqual([])
    expect(spanOf(time('16:00', '20:00'), morning)).toEqual([{ kind: 'longSpan', minutes: 840 }])
    expect(spanOf(time('16:00', '20:00'), null)).toEqual([])
    expect(spanOf(time('08:00', '21:30', ['12:00+240']), null)).toEqual([
      { kind: 'longSpan', minutes: 810 },
    ])
  })

  it('is not that of two nights of which one began at midnight', () => {
    const night = time('22:00', '02:00')
    const tomorrow = {
      ...night,
      endDate: instantInParis(isoDate('2026-12-08'), localTime('02:00')),
    }
    expect(spanOf(tomorrow, time('00:00', '05:00'))).toEqual([])
  })
})

it('TS-17 an absence is one difference, whatever was planned', () => {
  const absent = { ...plan, endDate: plan.startDate, breaks: [] }
  const found = differences(plan, absent, { ...metropolis, overlaps: true })
  expect(found).toEqual([{ kind: 'absent', minutes: 0 }])
})

it('hours within others of their Sider say so', () => {
  const found = differences(plan, plan, { ...metropolis, overlaps: true })
  expect(found).toEqual([{ kind: 'overlap', minutes: 0 }])
})
