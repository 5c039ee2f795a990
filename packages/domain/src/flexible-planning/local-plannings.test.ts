import { describe, expect, it } from 'vitest'
import { isoDate, localTime } from '../kernel/calendar.ts'
import { localAt } from '../kernel/place-time.ts'
import { holidayCalendar } from '../law/public-holidays.ts'
import { workedMinutes } from '../shift/shift.ts'
import { blockShifts } from './daily-blocks.ts'
import { type FlexiblePlanning, flexiblePeriod } from './flexible-planning.ts'

const year: FlexiblePlanning = {
  startDate: isoDate('2027-03-08'),
  endDate: isoDate('2027-11-14'),
  weeklyVolume: 42,
  siders: 1,
  amplitudeStart: localTime('08:00'),
  amplitudeEnd: localTime('20:00'),
  include: { holidays: false, weekDays: true, saturday: true, sunday: false },
}

describe('a flexible planning over both clock changes of Saint-Pierre-et-Miquelon', () => {
  const zone = 'America/Miquelon'

  it('has the same hours of the clock on every day, an hour apart in instants', () => {
    const blocks = blockShifts(year, holidayCalendar(null, [], zone))
    const hours = blocks
      .filter((block) => workedMinutes(block) === 7 * 60)
      .map(
        ({ startsAt, endsAt }) => `${localAt(startsAt, zone).time} ${localAt(endsAt, zone).time}`,
      )
    expect(new Set(hours)).toEqual(new Set(['10:30 17:30']))
    const startOn = (date: string) =>
      blocks.find(({ startsAt }) => localAt(startsAt, zone).date === date)?.startsAt
    expect(['2027-03-13', '2027-03-15', '2027-11-06', '2027-11-08'].map(startOn)).toEqual([
      '2027-03-13T13:30:00.000Z',
      '2027-03-15T12:30:00.000Z',
      '2027-11-06T12:30:00.000Z',
      '2027-11-08T13:30:00.000Z',
    ])
  })

  it('lasts from midnight to midnight there', () => {
    expect(flexiblePeriod({ ...year, endDate: isoDate('2027-07-31') }, zone)).toEqual({
      timeZone: zone,
      startsAt: '2027-03-08T03:00:00.000Z',
      endsAt: '2027-08-01T02:00:00.000Z',
    })
  })

  it('works the hour of a night that the clocks repeat, and not the one that they skip', () => {
    const nights: FlexiblePlanning = {
      ...year,
      amplitudeStart: localTime('20:00'),
      amplitudeEnd: localTime('06:00'),
    }
    const blocks = blockShifts(nights, holidayCalendar(null, [], zone))
    const workedOn = (date: string) =>
      blocks
        .filter(({ startsAt }) => localAt(startsAt, zone).date === date)
        .map((block) => workedMinutes(block))
    expect(['2027-03-13', '2027-11-06'].map(workedOn)).toEqual([[6 * 60], [8 * 60]])
  })
})
