import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  instant,
  isoDate,
  instantInParis,
  localInParis,
  timeOfMinute,
} from '../kernel/calendar.ts'
import { type ShiftCells, typedBreak, typedShift, typedShifts, typedSlots } from './typed-shift.ts'
import { inParis } from '../testing/in-paris.ts'

const rules = { ...inParis, now: instant('2026-11-20T08:00:00Z'), insider: false }
const line: ShiftCells = { date: '03/02/2027', start: '9h', end: '17h', break: '30', slots: '2' }

function problems(change: Partial<ShiftCells>): string[] {
  return typedShift({ ...line, ...change }, rules).issues.map(
    ({ path, key }) => `${path.join('.')} ${key}`,
  )
}

describe('the cells of a line', () => {
  it.each([
    ['', 0],
    ['Sans pause', 0],
    ['–', 0],
    ['0', 0],
    ['30', 30],
    ['30 min', 30],
    ['30min.', 30],
    ['0:30', 30],
    ['00:45:00', 45],
    ['1h', 60],
    ['1 h 15', 75],
    ['1h15 min', 75],
    ['0,5', 30],
    ['1.25 h', 75],
    ['12:00–12:30', 30],
    ['une heure', null],
    ['-30', null],
  ])('SHIFT-07 reads the break %j as %s minutes', (text, minutes) => {
    expect(typedBreak(text)).toBe(minutes)
  })

  it.each([
    ['', 1],
    ['3', 3],
    ['3,0', 3],
    ['3 Siders', 3],
    ['2,5', null],
    ['-1', null],
    ['trois', null],
  ])('SHIFT-05 reads the number of Siders %j as %s', (text, slots) => {
    expect(typedSlots(text)).toBe(slots)
  })
})

describe('a line', () => {
  it.each(['03/02/2027', '2027-02-03', '3 févr. 2027', 'Feb 3, 2027', '2027-02-03 00:00:00'])(
    'is the shift of the day %s',
    (date) => {
      expect(typedShift({ ...line, date }, rules)).toEqual({
        draft: {
          ...inParis,
          startsAt: '2027-02-03T08:00:00.000Z',
          endsAt: '2027-02-03T16:00:00.000Z',
          breakMinutes: 30,
          slots: 2,
        },
        issues: [],
      })
    },
  )

  it('SHIFT-09 an end before the start is on the next day', () => {
    const { draft } = typedShift({ ...line, start: '22h', end: '6h' }, rules)
    expect(draft?.endsAt).toBe('2027-02-04T05:00:00.000Z')
  })

  it.each<[string, Partial<ShiftCells>, string[]]>([
    [
      'nothing',
      { date: '', start: '', end: '', break: '', slots: '' },
      ['date errors.field.required', 'start errors.field.required', 'end errors.field.required'],
    ],
    [
      'no such cells',
      { date: '31/02/2027', break: 'x', slots: 'x' },
      ['date errors.field.day', 'break errors.field.format', 'slots errors.field.format'],
    ],
    ['SHIFT-05 51 Siders', { slots: '51' }, ['slots errors.shift.slots']],
    [
      'SHIFT-06 601 minutes',
      { start: '08:00', end: '18:01', break: '' },
      ['end errors.shift.duration'],
    ],
    ['SHIFT-07 19 minutes', { break: '19' }, ['break errors.shift.break']],
    ['SHIFT-14 the eve', { date: '19/11/2026' }, ['date errors.shift.past_forbidden']],
    ['SHIFT-13 in three years', { date: '19/11/2029' }, ['date errors.shift.too_far_ahead']],
  ])('tells the problems of each cell: %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected)
  })
})

describe('several lines', () => {
  it('SHIFT-15 finds a line that says the same as another, or as a shift of the mission', () => {
    const other = { ...line, date: '04/02/2027' }
    const existing = typedShift(other, rules).draft
    const { issues, drafts } = typedShifts(
      [{ ...line, date: '?' }, line, { ...line, start: '09:00' }, other],
      existing === null ? [] : [existing],
      rules,
    )
    expect(drafts.map((draft) => draft !== null)).toEqual([false, true, true, true])
    expect(issues.map(({ path, key }) => [...path, key])).toEqual([
      [0, 'date', 'errors.field.day'],
      [2, 'date', 'errors.shift.conflict_duplicated'],
      [3, 'date', 'errors.shift.conflict_duplicated'],
    ])
  })

  it('reads back what it is written as, whatever the shift', () => {
    const anyLine = fc.record({
      day: fc.integer({ min: 1, max: 700 }),
      start: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 150, max: 600 }),
      slots: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(anyLine, ({ day, start, length, slots }) => {
        const date = addDays(isoDate('2026-11-21'), day)
        const lastDate = addDays(date, start + length < 1440 ? 0 : 1)
        const [from, to] = [timeOfMinute(start), timeOfMinute(start + length)]
        const [startsAt, endsAt] = [instantInParis(date, from), instantInParis(lastDate, to)]
        // A time in the skipped hour of a clock change does not exist; the test below covers it.
        fc.pre(localInParis(startsAt).time === from && localInParis(endsAt).time === to)
        const cells = { date, start: from, end: to, break: '30', slots: String(slots) }
        const { draft, issues } = typedShift(cells, rules)
        expect(issues).toEqual([])
        expect(draft).toEqual({ ...inParis, startsAt, endsAt, breakMinutes: 30, slots })
      }),
    )
  })

  it.each<[date: string, start: string, end: string, readAs: string[], keys: string[]]>([
    ['26/03/2028', '02:00', '04:30', ['03:00', '04:30'], ['errors.shift.duration']],
    ['26/03/2028', '02:00', '06:00', ['03:00', '06:00'], []],
    ['25/03/2028', '20:30', '02:30', ['20:30', '03:30'], []],
    ['25/03/2028', '16:30', '02:30', ['16:30', '03:30'], ['errors.shift.duration']],
  ])(
    'SHIFT-06 the hour that a clock change skips is read as the next one: %s from %s to %s',
    (date, start, end, readAs, keys) => {
      const { draft, issues } = typedShift({ ...line, date, start, end }, rules)
      const times = draft === null ? [] : [draft.startsAt, draft.endsAt]
      expect(times.map((at) => localInParis(at).time)).toEqual(readAs)
      expect(issues.map(({ key }) => key)).toEqual(keys)
    },
  )
})
