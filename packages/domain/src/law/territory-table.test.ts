import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { type IsoDate, isoDate } from '../kernel/calendar.ts'
import { zoneAt } from './legal-time.ts'
import { knownMinimumWages, minimumWageOn, wageAreaOf } from './minimum-wage.ts'
import { holidaysOf, localHolidaysAt } from './public-holidays.ts'
import { territories, territoryOf } from './territory.ts'
import { vatAreaOf, vatAt } from './vat.ts'

const none = [] as const
const years = [2026, 2027, 2028] as const

/**
 * Each territory: a postal code, its zone, the days that it has besides the national ones in 2026 to
 * 2028, its minimum wage of November 2026 in cents, and its rate of VAT in basis points.
 */
const table = [
  ['metropolis', '69002', 'Europe/Paris', none, 1231, 2000],
  [
    'alsace-moselle',
    '67000',
    'Europe/Paris',
    ['2026-12-26', '2027-12-26', '2028-12-26'],
    1231,
    2000,
  ],
  ['guadeloupe', '97110', 'America/Guadeloupe', everyYear('05-27'), 1231, 850],
  ['martinique', '97200', 'America/Martinique', everyYear('05-22'), 1231, 850],
  ['guyane', '97300', 'America/Cayenne', everyYear('06-10'), 1231, 0],
  ['la-reunion', '97400', 'Indian/Reunion', everyYear('12-20'), 1231, 850],
  ['saint-pierre-et-miquelon', '97500', 'America/Miquelon', none, 1231, 0],
  ['mayotte', '97600', 'Indian/Mayotte', everyYear('04-27'), 956, 0],
  ['saint-barthelemy', '97133', 'America/St_Barthelemy', everyYear('10-09'), 1231, 0],
  ['saint-martin', '97150', 'America/Marigot', everyYear('05-28'), 1231, 0],
] as const

function everyYear(day: string): string[] {
  return years.map((year) => `${year}-${day}`)
}

function datesAt(postalCode: string, hasProtestantChurch: boolean | null = null): IsoDate[] {
  const local = localHolidaysAt({ country: 'FR', postalCode, hasProtestantChurch })
  return years.flatMap((year) => holidaysOf(year, local).map(({ date }) => date))
}

describe('the territories', () => {
  it('are all in the table', () => {
    expect(table.map(([territory]) => territory)).toEqual(territories)
  })

  it.each(table)('%s (%s)', (territory, postalCode, zone, days, wage, rate) => {
    const place = { country: 'FR', postalCode }
    const date = isoDate('2026-11-20')
    expect(territoryOf(place)).toBe(territory)
    expect(zoneAt(place)).toBe(zone)
    const national = new Set(years.flatMap((year) => holidaysOf(year)).map((each) => each.date))
    expect(datesAt(postalCode).filter((each) => !national.has(each))).toEqual(days)
    const known = minimumWageOn(knownMinimumWages(), wageAreaOf(place), date)
    expect(known?.minimumWage).toBe(wage)
    expect(vatAt(vatAreaOf(place), date).rate).toBe(rate)
  })
})

describe('L3133-1 L3134-13 L3422-2 the holidays of 2026 to 2028, against those of a library', () => {
  const datesOfLibrary = (country: string, state?: string) =>
    years.flatMap((year) =>
      (state === undefined ? new Holidays(country) : new Holidays(country, state))
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10)),
    )
  const goodFridays = ['2026-04-03', '2027-03-26', '2028-04-14']

  it.each([
    ['69002', 'FR', undefined],
    ['97300', 'FR', 'GF'],
    ['97400', 'FR', 'RE'],
    ['97500', 'PM', undefined],
    ['97600', 'FR', 'YT'],
    ['97133', 'FR', 'BL'],
  ])('are the same in %s', (postalCode, country, state) => {
    expect(datesAt(postalCode)).toEqual(datesOfLibrary(country, state))
  })

  // The library does not know communes: L3134-13 makes Good Friday a holiday where there is a
  // Protestant church.
  it.each(['57', '67', '68'])('are the same in %s where Good Friday is one', (department) => {
    const theirs = datesOfLibrary('FR', department)
    expect(datesAt(`${department}000`, true)).toEqual(theirs)
    expect(datesAt(`${department}000`, false)).toEqual(
      theirs.filter((date) => !goodFridays.includes(date)),
    )
  })

  // Good Friday is a custom of the French Antilles that L3422-2 does not name.
  it.each([
    ['97110', 'GP'],
    ['97200', 'MQ'],
  ])('are the same in %s but for Good Friday', (postalCode, state) => {
    const theirs = datesOfLibrary('FR', state)
    expect(theirs).toEqual(expect.arrayContaining(goodFridays))
    expect(datesAt(postalCode)).toEqual(theirs.filter((date) => !goodFridays.includes(date)))
  })

  // The library uses the day of Guadeloupe, which also was that of Saint-Martin until it got its
  // own.
  it('are the same in Saint-Martin but for the abolition, which L3422-2 puts on 28 May', () => {
    const theirs = datesOfLibrary('FR', 'MF')
    expect(datesAt('97150')).toEqual(theirs.map((date) => date.replace('-05-27', '-05-28')))
  })
})
