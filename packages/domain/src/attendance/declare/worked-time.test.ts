import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, instantOfMinute } from '../../kernel/calendar.ts'
import type { WorkedTime } from '../attendance.ts'
import { plannedTime } from './planned-time.ts'
import { workedMinutes, workedTimeIssues } from './worked-time.ts'

const at = (time: string) => instant(`2026-12-0${time}:00Z`)
const span = (from: string, to: string) => ({ startDate: at(from), endDate: at(to) })
const time = (from: string, to: string, ...breaks: [string, string][]): WorkedTime => ({
  ...span(from, to),
  breaks: breaks.map(([start, end]) => span(start, end)),
})
/** Work from eight o’clock to a second of the day. */
const until = (second: string): WorkedTime => ({
  startDate: at('7T08:00'),
  endDate: instant(`2026-12-0${second}Z`),
  breaks: [],
})
const plan = span('7T08:00', '7T16:00')
const found = (declared: WorkedTime) =>
  workedTimeIssues(declared, plan).map(({ path, key }) => [path.join('.'), key.split('.').at(-1)])

describe('a declared time', () => {
  it.each<[string, WorkedTime, string[][]]>([
    ['as planned', time('7T08:00', '7T16:00'), []],
    [
      'TS-19 all of which is a break',
      time('7T08:00', '7T16:00', ['7T08:00', '7T16:00']),
      [['breaks.0', 'nothing_worked']],
    ],
    [
      'TS-19 all of which are breaks',
      time('7T08:00', '7T16:00', ['7T12:00', '7T16:00'], ['7T08:00', '7T12:00']),
      [['breaks.0', 'nothing_worked']],
    ],
    ['past midnight', time('7T20:00', '8T04:00', ['8T00:00', '8T00:30']), []],
    ['TS-30 without a length', time('7T08:00', '7T08:00'), [['endDate', 'end_before_start']]],
    ['TS-30 backwards', time('7T16:00', '7T08:00'), [['endDate', 'end_before_start']]],
    ['TS-31 of 24 hours', time('7T08:00', '8T08:00'), []],
    ['TS-31 of more', time('7T08:00', '8T08:01'), [['endDate', 'too_long']]],
    ['TS-31 of a second more', until('8T08:00:01'), [['endDate', 'too_long']]],
    [
      'TS-29 a second further after',
      { ...until('8T16:00:01'), startDate: at('8T08:00') },
      [['endDate', 'far_from_plan']],
    ],
    ['TS-29 a day before', time('6T08:00', '6T16:00'), []],
    [
      'TS-29 further before',
      time('6T07:59', '6T15:59'),
      [
        ['startDate', 'far_from_plan'],
        ['endDate', 'far_from_plan'],
      ],
    ],
    ['TS-29 further after', time('8T08:00', '8T16:01'), [['endDate', 'far_from_plan']]],
    [
      'TS-34 with a break after its end',
      time('7T08:00', '7T16:00', ['7T15:45', '7T16:15']),
      [['breaks.0', 'break_outside']],
    ],
    [
      'TS-34 with a break before its start',
      time('7T08:00', '7T16:00', ['7T07:45', '7T08:15']),
      [['breaks.0', 'break_outside']],
    ],
    [
      'TS-33 with a break that ends before it begins',
      time('7T08:00', '7T16:00', ['7T12:30', '7T12:00']),
      [['breaks.0', 'break_outside']],
    ],
    [
      'with breaks over each other',
      time('7T08:00', '7T16:00', ['7T12:00', '7T12:30'], ['7T12:15', '7T12:45']),
      [['breaks.1', 'break_outside']],
    ],
    [
      'with breaks after each other',
      time('7T08:00', '7T16:00', ['7T12:00', '7T12:30'], ['7T12:30', '7T12:45']),
      [],
    ],
  ])('%s is judged', (_what, declared, issues) => {
    expect(found(declared)).toEqual(issues)
  })

  it('of work that was not planned is held against itself alone', () => {
    expect(workedTimeIssues(time('1T08:00', '1T16:00'), null)).toEqual([])
  })

  it('counts without its breaks', () => {
    expect(workedMinutes(time('7T08:00', '7T16:00', ['7T12:00', '7T12:30']))).toBe(450)
  })
})

it('a plan is a time without a fault, whose breaks are those of the shift', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 29_000_000, max: 30_000_000 }),
      fc.integer({ min: 30, max: 600 }),
      fc.constantFrom(0, 20, 29),
      (start, minutes, breakMinutes) => {
        const shift = {
          startsAt: instantOfMinute(start),
          endsAt: instantOfMinute(start + minutes),
          breakMinutes,
        }
        const planned = plannedTime(shift)
        expect(workedTimeIssues(planned, planned)).toEqual([])
        expect(workedMinutes(planned)).toBe(minutes - breakMinutes)
      },
    ),
  )
})
