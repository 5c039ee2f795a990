import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayNumberOf,
  epochMinuteOf,
  instantInParis,
  instantOfMinute,
  isoDate,
  localTime,
} from '../kernel/calendar.ts'
import { weekNumberOfDay } from '../kernel/civil-day.ts'
import { parisZone } from '../kernel/place-time.ts'
import { countHours, priceWorkedHours, type WorkedHours } from './hour-pricer.ts'
import { waiterTerms } from '../testing/waiter-terms.ts'

const terms = waiterTerms
const firstDay = isoDate('2026-12-01')

function worked(
  day: string,
  start: string,
  end: string,
  ...breaks: readonly (readonly [string, string])[]
): WorkedHours {
  const date = isoDate(day)
  const at = (time: string) =>
    instantInParis(time < start ? addDays(date, 1) : date, localTime(time))
  return {
    startDate: at(start),
    endDate: at(end),
    breaks: breaks.map(([from, until]) => ({ startDate: at(from), endDate: at(until) })),
  }
}

function told(hours: readonly WorkedHours[], weeks?: Map<number, number>): string[] {
  return priceWorkedHours(hours, terms, firstDay, weeks).map(
    ({ tags, minutes, priceCents, payCents }) =>
      `${tags.join('+')} ${minutes} ${priceCents} ${payCents}`,
  )
}

describe('what was worked, at the price of its mission', () => {
  it('decisions §4.5 row 10: half a cent is rounded away from zero', () => {
    const declared = worked('2026-12-07', '09:10', '17:25', ['12:30', '13:15'])
    expect(told([declared])).toEqual(['normal 450 19013 9750'])
  })
  it('takes each real break off where it was', () => {
    const night = worked('2026-12-10', '20:00', '04:00', ['03:00', '03:20'], ['20:30', '20:40'])
    expect(told([night])).toEqual(['normal 50 2113 1083', 'night 400 20280 10400'])
  })
  it('prices nothing of an absence', () => {
    expect(told([worked('2026-12-07', '09:00', '09:00')])).toEqual([])
  })
  it('makes overtime of what passes the threshold after the hours counted before', () => {
    const week = new Map([[weekNumberOfDay(dayNumberOf(isoDate('2026-12-07'))), 34 * 60]])
    expect(told([worked('2026-12-11', '09:00', '12:00')], week)).toEqual([
      'normal 60 2535 1300',
      'extra 120 6338 3250',
    ])
    expect([...week.values()]).toEqual([34 * 60])
  })
  it('cuts a Sunday night at midnight, and counts what the next week has already', () => {
    const sunday = worked('2026-12-13', '22:00', '02:00')
    const monday = weekNumberOfDay(dayNumberOf(isoDate('2026-12-14')))
    expect(told([sunday], new Map([[monday - 1, 35 * 60]]))).toEqual([
      'night 120 6084 3120',
      'night+extra+sunday 120 8872 4550',
    ])
    expect(told([sunday], new Map([[monday, 35 * 60]]))).toEqual([
      'night+extra 120 7352 3770',
      'night+sunday 120 7606 3900',
    ])
  })
})

it('counts in each week the minutes that it prices', () => {
  const minute = fc.integer({ min: 29_800_000, max: 30_500_000 })
  fc.assert(
    fc.property(minute, fc.integer({ min: 0, max: 1440 }), fc.nat(600), (start, length, rest) => {
      const breaks = [
        {
          startDate: instantOfMinute(start),
          endDate: instantOfMinute(start + Math.min(rest, length)),
        },
      ]
      const hours = {
        startDate: instantOfMinute(start),
        endDate: instantOfMinute(start + length),
        breaks,
      }
      const weeks = new Map<number, number>()
      countHours(weeks, hours, parisZone)
      const counted = [...weeks.values()].reduce((sum, each) => sum + each, 0)
      const priced = priceWorkedHours([hours], terms, firstDay).reduce(
        (sum, line) => sum + line.minutes,
        0,
      )
      expect([counted, priced]).toEqual([length - Math.min(rest, length), counted])
      for (const week of weeks.keys()) {
        const monday = (week * 7 - 3) * 1440
        expect(epochMinuteOf(hours.endDate) > monday - 180).toBe(true)
      }
    }),
  )
})
