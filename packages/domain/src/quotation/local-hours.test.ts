import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, timeOfMinute } from '../kernel/calendar.ts'
import { type TimeZone, timeZones } from '../kernel/place-time.ts'
import { localHolidaysAt } from '../law/public-holidays.ts'
import { zoneAt } from '../law/legal-time.ts'
import { type ShiftDraft, shiftFromForm } from '../shift/shift.ts'
import { countHours, priceWorkedHours, type WeekMinutes } from './hour-pricer.ts'
import { quote } from './quote.ts'
import type { HourTerms } from './worked-hour.ts'
import { waiterTerms } from '../testing/waiter-terms.ts'
import { typedShift } from '../testing/typed-shifts.ts'

function termsAt(postalCode: string): HourTerms {
  const place = { country: 'FR', postalCode, hasProtestantChurch: null }
  return { ...waiterTerms, localHolidays: localHolidaysAt(place), timeZone: zoneAt(place) }
}

const shift = (date: string, start: string, end: string, timeZone: TimeZone) =>
  typedShift(date, start, end, { timeZone })

const minutesOf = (shifts: readonly ShiftDraft[], terms: HourTerms) =>
  quote({ planning: { shifts }, terms }).quotation?.lines.map(
    ({ tags, minutes }) => [tags.join(' '), minutes] as const,
  )

describe('the hours of a place', () => {
  it.each([
    ['Lyon', '69002', 180],
    ['Pointe-à-Pitre', '97110', 180],
    ['Cayenne', '97300', 180],
    ['Saint-Denis', '97400', 180],
    ['Saint-Pierre', '97500', 180],
    ['Mamoudzou', '97600', 180],
  ])('of an evening from 17:00 to midnight, three are of the night in %s', (_, code, night) => {
    const terms = termsAt(code)
    const evening = shift('2026-12-18', '17:00', '00:00', terms.timeZone)
    expect(minutesOf([evening], terms)).toEqual([
      ['normal', 420 - night],
      ['night', night],
    ])
  })

  it('the same instants have six hours of the night in Saint-Denis and three in Lyon', () => {
    const evening = shift('2026-12-18', '17:00', '00:00', 'Europe/Paris')
    expect(minutesOf([evening], termsAt('69002'))).toContainEqual(['night', 180])
    expect(minutesOf([evening], termsAt('97400'))).toContainEqual(['night', 360])
  })

  it('a shift that is Sunday in Paris and Monday in Mayotte has no Sunday hour', () => {
    const terms = termsAt('97600')
    const early = shift('2026-12-07', '00:30', '02:00', terms.timeZone)
    expect(early.startsAt).toBe('2026-12-06T21:30:00.000Z')
    expect(minutesOf([early], terms)).toEqual([['night', 90]])
    expect(minutesOf([early], termsAt('69002'))).toContainEqual(['night sunday', 90])
  })

  it('a holiday lasts from midnight to midnight of its place', () => {
    const terms = termsAt('97400')
    const night = shift('2026-12-19', '22:00', '02:00', terms.timeZone)
    expect(minutesOf([night], terms)).toEqual([
      ['night', 120],
      ['night sunday holidays', 120],
    ])
  })

  it('the night of a clock change of Saint-Pierre is an hour longer or shorter', () => {
    const terms = termsAt('97500')
    const spring = shift('2027-03-13', '22:00', '06:00', terms.timeZone)
    const autumn = shift('2027-11-06', '22:00', '06:00', terms.timeZone)
    const worked = (each: ShiftDraft) =>
      minutesOf([each], terms)?.reduce((sum, [, minutes]) => sum + minutes, 0)
    expect([worked(spring), worked(autumn)]).toEqual([420, 540])
  })
})

describe('the weeks of somebody who works in two territories', () => {
  it('overtime begins after 35 hours by instants, each Monday being that of its place', () => {
    const terms = termsAt('97400')
    const weeks: WeekMinutes = new Map()
    const hours = (each: ShiftDraft) => ({
      startDate: each.startsAt,
      endDate: each.endsAt,
      breaks: [],
    })
    for (const day of ['07', '08', '09', '10']) {
      countHours(
        weeks,
        hours(shift(`2026-12-${day}`, '09:00', '17:00', 'Europe/Paris')),
        'Europe/Paris',
      )
    }
    const friday = hours(shift('2026-12-11', '08:00', '13:00', terms.timeZone))
    const lines = priceWorkedHours([friday], terms, isoDate('2026-12-11'), weeks)
    expect(lines.map(({ tags, minutes }) => [tags, minutes])).toEqual([
      [['normal'], 180],
      [['extra'], 120],
    ])
  })

  it('an hour before Monday in Paris is of the next week in Saint-Denis', () => {
    const sunday = shift('2026-12-06', '22:00', '23:00', 'Europe/Paris')
    const hours = { startDate: sunday.startsAt, endDate: sunday.endsAt, breaks: [] }
    const [paris, reunion]: WeekMinutes[] = [new Map(), new Map()]
    countHours(paris ?? new Map(), hours, 'Europe/Paris')
    countHours(reunion ?? new Map(), hours, 'Indian/Reunion')
    const [before] = paris?.keys() ?? []
    const [after] = reunion?.keys() ?? []
    expect((after ?? 0) - (before ?? 0)).toBe(1)
  })
})

it('where no clock changes, the same hours of the clock cost the same in every zone', () => {
  const anyHours = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 13 }),
      start: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 120, max: 600 }),
      breakMinutes: fc.constantFrom(0, 30, 45),
      slots: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(anyHours, fc.constantFrom(...timeZones), (hours, timeZone) => {
      const priceIn = (zone: TimeZone) => {
        const shifts = hours.map(({ day, start, length, breakMinutes, slots }) =>
          shiftFromForm({
            timeZone: zone,
            date: addDays(isoDate('2026-12-21'), day),
            startTime: timeOfMinute(start),
            endTime: timeOfMinute(start + length),
            breakMinutes,
            slots,
          }),
        )
        return quote({
          planning: { shifts },
          terms: { ...termsAt('69002'), timeZone: zone },
        }).quotation
      }
      expect(priceIn(timeZone)).toEqual(priceIn('Europe/Paris'))
    }),
    { numRuns: 1000 },
  )
})
