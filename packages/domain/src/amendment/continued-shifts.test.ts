import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  instantInParis,
  isoDate,
  dateInParis,
  localInParis,
  localTime,
  weekdayOf,
} from '../kernel/calendar.ts'
import { holidayOn } from '../law/public-holidays.ts'
import { continuedShifts } from './continued-shifts.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

const shift = (day: string, start = '09:00', end = '17:00') => ({
  ...inParis,
  startsAt: instantInParis(isoDate(day), localTime(start)),
  endsAt: instantInParis(end < start ? addDays(isoDate(day), 1) : isoDate(day), localTime(end)),
  breakMinutes: 60,
})
const days = (own: readonly ReturnType<typeof shift>[], until: string) =>
  continuedShifts(own, {
    until: isoDate(until),
    calendar: national,
  }).map(({ startsAt }) => dateInParis(startsAt).slice(5))

const week = ['2026-12-07', '2026-12-08', '2026-12-10', '2026-12-11', '2026-12-12']

describe('the shifts of the days that a contract has more', () => {
  it('are those of its last week, day by day', () => {
    expect(
      days(
        week.map((day) => shift(day)),
        '2026-12-19',
      ),
    ).toEqual(['12-14', '12-15', '12-17', '12-18', '12-19'])
  })

  it('leave public holidays out, and look past one for what its weekday was like', () => {
    const own = ['2026-12-18', '2026-12-21', '2026-12-24', '2026-12-26'].map((day) => shift(day))
    expect(days(own, '2027-01-08')).toEqual(['12-28', '12-31', '01-02', '01-04', '01-07', '01-08'])
  })

  it('of less than a week go on as on the last day, from Monday to Friday', () => {
    const own = [shift('2026-12-10'), shift('2026-12-11', '12:00', '20:00')]
    const added = continuedShifts(own, {
      until: isoDate('2026-12-15'),
      calendar: national,
    })
    expect(added.map(({ startsAt }) => Object.values(localInParis(startsAt)).join(' '))).toEqual([
      '2026-12-14 12:00',
      '2026-12-15 12:00',
    ])
  })

  it('keep the hours of the clock over a change of it, nights too', () => {
    const nights = continuedShifts([shift('2027-03-27', '22:00', '06:00')], {
      until: isoDate('2027-04-03'),
      calendar: national,
    }).slice(-1)
    expect(
      nights.flatMap(({ startsAt, endsAt }) => [
        localInParis(startsAt).time,
        localInParis(endsAt).time,
      ]),
    ).toEqual(['22:00', '06:00'])
  })

  it('are nights that are over on the last day at the latest', () => {
    const own = ['2026-12-07', '2026-12-08'].map((day) => shift(day, '22:00', '06:00'))
    expect(days(own, '2026-12-11')).toEqual(['12-09', '12-10'])
  })

  it('never fall on a public holiday, a weekday without work, or a day beyond', () => {
    const start = fc.integer({ min: 0, max: 600 })
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 90 }), (offset, more) => {
        const monday = addDays(isoDate('2026-11-30'), offset - (offset % 7))
        const own = [0, 1, 3, 4].map((day) => shift(addDays(monday, day)))
        const lastDay = addDays(monday, 4)
        const until = addDays(lastDay, more)
        for (const { startsAt } of continuedShifts(own, { until, calendar: national })) {
          const day = dateInParis(startsAt)
          expect(day > lastDay && day <= until).toBe(true)
          expect(holidayOn(day, [])).toBeNull()
          expect(weekdayOf(day)).toBeLessThan(5)
        }
      }),
    )
  })
})
