import { describe, expect, it } from 'vitest'
import { addDays, instant, isoDate, localTime, weekdayOf } from '../kernel/calendar.ts'
import { blockShifts } from './daily-blocks.ts'
import type { FlexiblePlanning } from './flexible-planning.ts'
import { overlapping } from './overlapping.ts'
import { nextShiftsOn, shiftsDueUntil, shiftsToMake } from './shift-weeks.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

const planning: FlexiblePlanning = {
  startDate: isoDate('2027-01-06'),
  endDate: isoDate('2027-01-26'),
  weeklyVolume: 35,
  siders: 3,
  amplitudeStart: localTime('08:00'),
  amplitudeEnd: localTime('20:00'),
  include: { holidays: false, weekDays: true, saturday: false, sunday: false },
}

describe('weeks that become shifts (decisions §4.4)', () => {
  it('SHIFT-29 every week has its shifts at least 7 days before, also when a run is a day late', () => {
    for (let day = 0; day < 800; day++) {
      const monday = addDays(isoDate('2026-01-05'), 7 * day)
      expect(weekdayOf(monday)).toBe(0)
      expect(shiftsDueUntil(addDays(monday, -7)) >= addDays(monday, 6)).toBe(true)
      expect(shiftsDueUntil(addDays(monday, -8))).toBe(addDays(monday, 6))
      expect(shiftsDueUntil(addDays(monday, -9)) < monday).toBe(true)
    }
  })

  it('FLEX-16 makes the weeks that are due and no week twice', () => {
    const make = (shiftsUntil: string | null, until: string) =>
      shiftsToMake(planning, national, {
        shiftsUntil: shiftsUntil === null ? null : isoDate(shiftsUntil),
        until: isoDate(until),
      }).map(({ startsAt }) => startsAt.slice(0, 10))
    expect(make(null, '2027-01-03')).toEqual([])
    expect(make(null, '2027-01-10')).toEqual(['2027-01-06', '2027-01-07', '2027-01-08'])
    expect(make('2027-01-10', '2027-01-10')).toEqual([])
    expect(make('2027-01-17', '2027-01-31')).toEqual(
      ['18', '19', '20', '21', '22', '25', '26'].map((day) => `2027-01-${day}`),
    )
  })

  it('FLEX-16 has no break, and a shift for each Sider', () => {
    const until = isoDate('2027-01-10')
    expect(shiftsToMake(planning, national, { shiftsUntil: null, until })[0]).toEqual({
      ...inParis,
      startsAt: instant('2027-01-06T09:30:00.000Z'),
      endsAt: instant('2027-01-06T16:30:00.000Z'),
      breakMinutes: 0,
      slots: 3,
    })
  })

  it('FLEX-14 a block after midnight goes with the week of its day', () => {
    const nights: FlexiblePlanning = {
      ...planning,
      startDate: isoDate('2027-01-04'),
      weeklyVolume: 14,
      amplitudeStart: localTime('22:00'),
      amplitudeEnd: localTime('06:00'),
      include: { holidays: false, weekDays: false, saturday: true, sunday: true },
    }
    const until = isoDate('2027-01-10')
    const first = shiftsToMake(nights, national, { shiftsUntil: null, until })
    expect(first.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      '2027-01-09T21:30',
      '2027-01-10T21:30',
    ])
    const late = { ...nights, weeklyVolume: 7, amplitudeStart: localTime('23:00') }
    const [, sunday] = shiftsToMake(late, national, { shiftsUntil: null, until })
    expect(sunday?.startsAt).toBe('2027-01-10T23:45:00.000Z')
    expect(blockShifts(late, national, { after: until })[0]?.startsAt).toBe(
      '2027-01-16T23:45:00.000Z',
    )
  })

  it('makes no shift of an hour that the clocks skip', () => {
    const short: FlexiblePlanning = {
      ...planning,
      startDate: isoDate('2027-03-22'),
      endDate: isoDate('2027-03-28'),
      weeklyVolume: 7,
      amplitudeStart: localTime('02:00'),
      amplitudeEnd: localTime('03:00'),
      include: { holidays: true, weekDays: true, saturday: true, sunday: true },
    }
    expect(blockShifts(short, national)).toHaveLength(6)
  })

  it('says on which day the next week gets its shifts', () => {
    expect(nextShiftsOn(planning, null)).toBe('2026-12-27')
    expect(nextShiftsOn(planning, isoDate('2027-01-10'))).toBe('2027-01-03')
    expect(nextShiftsOn(planning, isoDate('2027-01-24'))).toBe('2027-01-17')
    expect(nextShiftsOn(planning, isoDate('2027-01-31'))).toBeNull()
  })

  it('finds the shift that the Siders of another one could not work', () => {
    const slots = blockShifts(planning, national)
    expect(overlapping(slots)).toBeNull()
    const moved = {
      ...inParis,
      startsAt: instant('2027-01-07T16:00:00.000Z'),
      endsAt: instant('2027-01-07T23:00:00.000Z'),
    }
    expect(overlapping([moved, ...slots])).toEqual(moved)
  })
})
