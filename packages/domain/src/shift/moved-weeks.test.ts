import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, localInParis, mondayOf, weekdayOf } from '../kernel/calendar.ts'
import { movedWeeks, wholePlanningFrom } from './moved-weeks.ts'
import { typedShift } from '../testing/typed-shifts.ts'

const monday = isoDate('2026-12-07')
const shiftAt = (date: string, start: string, end: string) =>
  typedShift(date, start, end, { breakMinutes: 30, slots: 2 })

const planning = [
  shiftAt('2026-12-08', '09:00', '17:00'),
  shiftAt('2026-12-12', '22:00', '05:00'),
  shiftAt('2026-12-16', '09:00', '17:00'),
]
const days = (shifts: ReturnType<typeof movedWeeks>) =>
  shifts.map(({ startsAt }) => localInParis(startsAt).date)

describe('a planning that is ordered again', () => {
  it('takes one week to several others', () => {
    const moved = movedWeeks(planning, [
      { from: monday, to: isoDate('2026-12-28') },
      { from: monday, to: isoDate('2026-12-21') },
    ])
    expect(days(moved)).toEqual(['2026-12-22', '2026-12-26', '2026-12-29', '2027-01-02'])
  })

  it('is moved whole, its gaps included', () => {
    const moves = wholePlanningFrom(planning, isoDate('2027-01-04'))
    expect(days(movedWeeks(planning, moves))).toEqual(['2027-01-05', '2027-01-09', '2027-01-13'])
    expect(wholePlanningFrom([], monday)).toEqual([])
  })

  it('names a week by any of its days', () => {
    const move = { from: isoDate('2026-12-10'), to: isoDate('2026-12-20') }
    expect(days(movedWeeks(planning, [move]))).toEqual(['2026-12-15', '2026-12-19'])
  })

  it('keeps weekdays and times of the clock, whatever the weeks between', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 100 }), (weeks) => {
        const to = addDays(monday, 7 * weeks)
        const moved = movedWeeks(planning, [{ from: monday, to }])
        expect(moved).toHaveLength(2)
        for (const [index, shift] of moved.entries()) {
          const before = planning[index]
          if (before === undefined) throw new Error('No shift was moved.')
          const [was, is] = [localInParis(before.startsAt), localInParis(shift.startsAt)]
          expect([is.time, weekdayOf(is.date)]).toEqual([was.time, weekdayOf(was.date)])
          expect(localInParis(shift.endsAt).time).toBe(localInParis(before.endsAt).time)
          expect(mondayOf(is.date)).toBe(to)
        }
      }),
    )
  })
})
