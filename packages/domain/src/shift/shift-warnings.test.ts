import { describe, expect, it } from 'vitest'
import { addDays, isoDate, localInParis } from '../kernel/calendar.ts'
import { duplicateShift, validateDuplication } from './duplication.ts'
import { addedWarnings, shiftWarnings } from './shift-warnings.ts'
import { calendarInParis } from '../testing/in-paris.ts'
import { typedShift } from '../testing/typed-shifts.ts'

const national = calendarInParis(null)

const aShift = (date: string, start: string, end: string, breakMinutes = 30) =>
  typedShift(date, start, end, { breakMinutes })

function daily(from: string, count: number) {
  return Array.from({ length: count }, (_, i) =>
    aShift(addDays(isoDate(from), i), '09:00', '14:00'),
  )
}

describe('warnings', () => {
  it('SUM-12 SHIFT-25 a public holiday, but for the solidarity day', () => {
    const shifts = [aShift('2027-05-06', '09:00', '14:00'), aShift('2027-05-17', '09:00', '14:00')]
    expect(shiftWarnings(shifts, calendarInParis('lundi-de-pentecote'))).toEqual([
      { kind: 'public_holiday', date: '2027-05-06', holiday: 'jeudi-de-l-ascension' },
    ])
    expect(shiftWarnings(shifts, national)).toHaveLength(2)
  })
  it('SUM-12 a night that runs into a holiday is on it, one that ends at midnight is not', () => {
    expect(shiftWarnings([aShift('2026-12-24', '20:00', '02:00')], national)).toEqual([
      { kind: 'public_holiday', date: '2026-12-25', holiday: 'noel' },
    ])
    expect(shiftWarnings([aShift('2026-12-24', '18:00', '00:00')], national)).toEqual([])
    expect(shiftWarnings([aShift('2026-12-24', '18:00', '00:01')], national)).toHaveLength(1)
  })
  it('SUM-13 SHIFT-27 more than 6 days in a row', () => {
    expect(shiftWarnings(daily('2027-01-04', 6), national)).toEqual([])
    const gap = [...daily('2027-01-04', 6), ...daily('2027-01-11', 6)]
    expect(shiftWarnings(gap, national)).toEqual([])
    expect(shiftWarnings(daily('2027-01-04', 7), national)).toMatchObject([
      { kind: 'consecutive_days', endDate: '2027-01-10', days: 7 },
    ])
    expect(shiftWarnings(daily('2027-01-04', 8).toReversed(), national)).toEqual([
      { kind: 'consecutive_days', startDate: '2027-01-04', endDate: '2027-01-11', days: 8 },
    ])
  })
  it('SHIFT-27 less than 11 hours between two working days', () => {
    const evening = aShift('2027-01-04', '14:00', '22:00')
    expect(shiftWarnings([aShift('2027-01-05', '08:59', '12:00'), evening], national)).toEqual([
      { kind: 'short_rest', fromDate: '2027-01-04', toDate: '2027-01-05', restMinutes: 659 },
    ])
    expect(shiftWarnings([evening, aShift('2027-01-05', '09:00', '12:00')], national)).toEqual([])
    expect(shiftWarnings([aShift('2027-01-04', '08:00', '11:00'), evening], national)).toEqual([])
  })
  it('law §3.6 six hours of work call for a break of 20 minutes', () => {
    expect(shiftWarnings([aShift('2027-01-04', '09:00', '15:00', 0)], national)).toEqual([
      { kind: 'missing_break', date: '2027-01-04', workedMinutes: 360 },
    ])
    expect(shiftWarnings([aShift('2027-01-04', '09:00', '14:59', 0)], national)).toEqual([])
    expect(shiftWarnings([aShift('2027-01-04', '09:00', '15:20', 20)], national)).toEqual([])
  })
  it('SHIFT-25 tells what added shifts bring, not what was there', () => {
    const christmas = [aShift('2026-12-25', '09:00', '17:00', 0)]
    expect(addedWarnings([], christmas, national).map(({ kind }) => kind)).toEqual([
      'public_holiday',
      'missing_break',
    ])
    expect(addedWarnings(christmas, [aShift('2026-12-28', '09:00', '17:00')], national)).toEqual([])
  })
})

describe('duplication', () => {
  it('SHIFT-24 needs a date', () => {
    expect(validateDuplication([])).toEqual([{ path: ['dates'], key: 'errors.shift.date_missing' }])
    expect(validateDuplication([isoDate('2027-01-04')])).toEqual([])
  })
  it('keeps the times of the clock across a change', () => {
    const dates = [isoDate('2027-03-20'), isoDate('2027-03-27'), isoDate('2027-04-03')]
    const copies = duplicateShift(aShift('2027-01-02', '22:00', '06:00'), dates)
    expect(copies.map((copy) => localInParis(copy.startsAt))).toEqual(
      dates.map((date) => ({ date, time: '22:00' })),
    )
    expect(copies.map((copy) => localInParis(copy.endsAt))).toEqual(
      dates.map((date) => ({ date: addDays(date, 1), time: '06:00' })),
    )
    expect(copies.map((copy) => copy.startsAt.slice(11, 16))).toEqual(['21:00', '21:00', '20:00'])
  })
})
