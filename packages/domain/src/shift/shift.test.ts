import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  instant,
  instantInParis,
  isoDate,
  localInParis,
  localTime,
  timeOfMinute,
} from '../kernel/calendar.ts'
import {
  breakOptions,
  breakOptionsWith,
  conflictIssues,
  shiftFromForm,
  shiftTotals,
  validateShift,
  wallMinutes,
  workedMinutes,
} from './shift.ts'
import type { ShiftDraft } from './shift.ts'
import { inParis } from '../testing/in-paris.ts'

const now = instant('2026-11-20T08:00:00Z')

function aShift(date: string, startTime: string, endTime: string, breakMinutes = 0, slots = 1) {
  const [start, end] = [localTime(startTime), localTime(endTime)]
  return shiftFromForm({
    ...inParis,
    date: isoDate(date),
    startTime: start,
    endTime: end,
    breakMinutes,
    slots,
  })
}

function places(draft: ShiftDraft, insider = false): string[] {
  return validateShift(draft, { now, insider }).map(({ path, key }) => `${path.join('.')} ${key}`)
}

describe('limits', () => {
  it.each([
    [0, false],
    [1, true],
    [50, true],
    [51, false],
    [1.5, false],
  ])('SHIFT-05 %d slots: %s', (slots, fine) => {
    const expected = fine ? [] : ['slots errors.shift.slots']
    expect(places(aShift('2026-12-07', '09:00', '17:00', 0, slots))).toEqual(expected)
  })
  it.each([
    ['11:00', 0, true],
    ['10:59', 0, false],
    ['19:00', 0, true],
    ['19:01', 0, false],
    ['19:20', 20, true],
    ['19:21', 20, false],
    ['11:20', 20, true],
    ['11:19', 20, false],
  ])('SHIFT-06 from 09:00 to %s with a break of %i: %s', (end, breakMinutes, fine) => {
    const expected = fine ? [] : ['endsAt errors.shift.duration']
    expect(places(aShift('2026-12-07', '09:00', end, breakMinutes))).toEqual(expected)
  })
  it.each([
    [0, true],
    [20, true],
    [300, true],
    [19, false],
    [301, false],
    [20.5, false],
    [-20, false],
  ])('SHIFT-07 C-14 a break of %d: %s', (breakMinutes, fine) => {
    const keys = places(aShift('2026-12-07', '09:00', '18:00', breakMinutes))
    expect(keys.includes('breakMinutes errors.shift.break')).toBe(!fine)
  })
  it('SHIFT-07 a break lies inside the shift', () => {
    expect(places(aShift('2026-12-07', '09:00', '11:00', 120))).toEqual([
      'endsAt errors.shift.duration',
      'breakMinutes errors.shift.break',
    ])
  })
  it('SHIFT-08 offers none, 20, then 30 to 300 by quarters', () => {
    expect(breakOptions.slice(0, 5)).toEqual([0, 20, 30, 45, 60])
    expect([breakOptions.length, breakOptions.at(-1)]).toEqual([21, 300])
  })
  it('SHIFT-08 C-14 offers the unusual break of a shift in addition to the usual ones', () => {
    expect(breakOptionsWith(30)).toEqual(breakOptions)
    expect(breakOptionsWith(25).slice(0, 4)).toEqual([0, 20, 25, 30])
  })
  it('refuses an end that is not after the start', () => {
    expect(places(aShift('2026-12-07', '09:00', '09:00'))).toEqual([
      'endsAt errors.shift.end_before_start',
    ])
  })
  it('tells every problem at once', () => {
    expect(places(aShift('2026-11-01', '09:00', '10:00', 5, 0))).toHaveLength(4)
  })
})

describe('dates', () => {
  it('SHIFT-12 SHIFT-14 today only for a start still to come, yesterday for an insider', () => {
    const past = ['startsAt errors.shift.past_forbidden']
    expect(places(aShift('2026-11-20', '09:01', '12:00'))).toEqual([])
    expect(places(aShift('2026-11-20', '09:00', '12:00'))).toEqual(past)
    expect(places(aShift('2026-11-19', '09:00', '12:00'), true)).toEqual([])
    expect(places(aShift('2026-11-18', '21:00', '23:59'), true)).toEqual(past)
  })
  it('SHIFT-13 at most two years ahead', () => {
    const far = ['startsAt errors.shift.too_far_ahead']
    expect(places(aShift('2028-11-20', '09:00', '12:00'))).toEqual([])
    expect(places(aShift('2028-11-21', '09:00', '12:00'))).toEqual(far)
  })
})

describe('form', () => {
  it('SHIFT-09 an end earlier than the start is on the next day', () => {
    const night = aShift('2026-12-10', '20:00', '04:00', 30)
    expect(night).toMatchObject({
      startsAt: '2026-12-10T19:00:00.000Z',
      endsAt: '2026-12-11T03:00:00.000Z',
    })
    expect(workedMinutes(night)).toBe(450)
  })
  it.each([
    ['2027-03-27', 420],
    ['2027-10-30', 540],
    ['2027-06-12', 480],
  ])('a night of 22:00 to 06:00 from %s is 8 hours of clock and %i real minutes', (date, real) => {
    const night = aShift(date, '22:00', '06:00')
    expect([wallMinutes(night), workedMinutes(night)]).toEqual([480, real])
    expect(places(night)).toEqual([])
  })
  it('gives back the date and times that were entered, clock changes apart', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const day = fc.integer({ min: 0, max: 700 })
    fc.assert(
      fc.property(day, minute, minute, (offset, from, to) => {
        const date = addDays(isoDate('2026-12-01'), offset)
        const draft = aShift(date, timeOfMinute(from), timeOfMinute(to))
        const start = localInParis(draft.startsAt)
        fc.pre(
          instantInParis(start.date, start.time) === draft.startsAt &&
            start.time === timeOfMinute(from),
        )
        expect(start.date).toBe(date)
        expect(wallMinutes(draft)).toBeGreaterThanOrEqual(0)
        expect(wallMinutes(draft)).toBeLessThan(1440)
      }),
    )
  })
})

describe('conflicts', () => {
  it('SHIFT-15 same start and same end, whatever the slots', () => {
    const [a, b] = [aShift('2026-12-07', '09:00', '17:00'), aShift('2026-12-07', '09:00', '18:00')]
    expect(conflictIssues([b], [a])).toEqual([])
    expect(conflictIssues([b, { ...a, slots: 9 }], [a])).toEqual([
      { path: [1], key: 'errors.shift.conflict_duplicated' },
    ])
    expect(conflictIssues([a, b, a], [])).toEqual([
      { path: [2], key: 'errors.shift.conflict_duplicated' },
    ])
  })
})

it('SUM-05 adds up places and worked minutes', () => {
  const two = ['2026-12-07', '2026-12-08'].map((date) => aShift(date, '09:00', '17:00', 60, 2))
  expect(shiftTotals(two)).toEqual({ shifts: 2, places: 4, minutes: 1680 })
})
