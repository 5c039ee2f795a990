import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import {
  holidayCalendar,
  holidayOn,
  holidaySource,
  holidaysOf,
  holidaysOn,
  isUnworkedHoliday,
  localHolidaysAt,
  localHolidaySlugs,
  solidaritySlugs,
} from './public-holidays.ts'
import { calendarInParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

function dateOf(year: number, slug: string): string | undefined {
  return holidaysOf(year).find((holiday) => holiday.slug === slug)?.date
}

describe('public holidays (L3133-1)', () => {
  it('are the eleven national days of 2026, in order', () => {
    expect(holidaysOf(2026)).toEqual([
      { slug: 'jour-de-l-an', date: '2026-01-01' },
      { slug: 'lundi-de-paques', date: '2026-04-06' },
      { slug: 'fete-du-travail', date: '2026-05-01' },
      { slug: 'fete-de-la-victoire', date: '2026-05-08' },
      { slug: 'jeudi-de-l-ascension', date: '2026-05-14' },
      { slug: 'lundi-de-pentecote', date: '2026-05-25' },
      { slug: 'fete-nationale-francaise', date: '2026-07-14' },
      { slug: 'assomption', date: '2026-08-15' },
      { slug: 'toussaint', date: '2026-11-01' },
      { slug: 'armistice', date: '2026-11-11' },
      { slug: 'noel', date: '2026-12-25' },
    ])
  })
  it.each([
    [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
    [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
    [2028, '2028-04-17', '2028-05-25', '2028-06-05'],
  ])('Easter Monday, Ascension and Whit Monday of %i', (year, easter, ascension, whit) => {
    expect(dateOf(year, 'lundi-de-paques')).toBe(easter)
    expect(dateOf(year, 'jeudi-de-l-ascension')).toBe(ascension)
    expect(dateOf(year, 'lundi-de-pentecote')).toBe(whit)
  })
  // 22 March and 25 April are the first and last days on which Easter can fall.
  it.each([
    [1818, '1818-03-23'],
    [1943, '1943-04-26'],
    [2000, '2000-04-24'],
    [2008, '2008-03-24'],
    [2038, '2038-04-26'],
  ])('Easter Monday of %i, among the earliest and latest', (year, monday) => {
    expect(dateOf(year, 'lundi-de-paques')).toBe(monday)
  })
  it('meets 1 May and Ascension on one day in 2008', () => {
    expect(holidaysOn(isoDate('2008-05-01'), []).toSorted()).toEqual([
      'fete-du-travail',
      'jeudi-de-l-ascension',
    ])
    expect(isUnworkedHoliday(isoDate('2008-05-01'), calendarInParis('jeudi-de-l-ascension'))).toBe(
      false,
    )
  })
  it('are told by date', () => {
    expect(holidayOn(isoDate('2026-12-25'), [])).toBe('noel')
    expect(holidayOn(isoDate('2026-12-24'), [])).toBeNull()
  })
  it('N-32 1 May is a holiday and never a solidarity day', () => {
    expect(solidaritySlugs).toHaveLength(10)
    expect(solidaritySlugs).not.toContain('fete-du-travail')
    expect(isUnworkedHoliday(isoDate('2026-05-25'), calendarInParis('lundi-de-pentecote'))).toBe(
      false,
    )
    expect(isUnworkedHoliday(isoDate('2026-05-25'), calendarInParis('noel'))).toBe(true)
    expect(isUnworkedHoliday(isoDate('2026-05-26'), national)).toBe(false)
  })
})

describe('the holidays of some territories', () => {
  const at = (postalCode: string, hasProtestantChurch: boolean | null = null) =>
    localHolidaysAt({ country: 'FR', postalCode, hasProtestantChurch })
  const datesOf = (
    postalCode: string,
    year: number,
    hasProtestantChurch: boolean | null = null,
  ) => {
    const local = at(postalCode, hasProtestantChurch)
    const national = new Set(holidaysOf(year).map(({ date }) => date))
    return holidaysOf(year, local).flatMap(({ date }) => (national.has(date) ? [] : [date]))
  }

  it.each([
    ['69002', []],
    ['97500', []],
    ['67000', ['2026-12-26']],
    ['97110', ['2026-05-27']],
    ['97133', ['2026-10-09']],
    ['97150', ['2026-05-28']],
    ['97200', ['2026-05-22']],
    ['97300', ['2026-06-10']],
    ['97400', ['2026-12-20']],
    ['97600', ['2026-04-27']],
  ])('L3134-13 L3422-2 come with the eleven national ones in %s', (code, dates) => {
    expect(datesOf(code, 2026)).toEqual(dates)
    expect(holidaysOf(2026, at(code))).toHaveLength(11 + dates.length)
  })

  it.each([
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
  ])(
    'L3134-13 Good Friday of %i, where the commune has a Protestant church',
    (year, goodFriday) => {
      expect(datesOf('68100', year, true)).toEqual([goodFriday, `${year}-12-26`])
      expect(datesOf('68100', year, false)).toEqual([`${year}-12-26`])
      expect(datesOf('69002', year, true)).toEqual([])
    },
  )

  it('are found on their day, together with a national one of the same day', () => {
    expect(holidaysOn(isoDate('2026-12-20'), at('97400'))).toEqual(['abolition-la-reunion'])
    expect(holidaysOn(isoDate('2026-12-20'), at('69002'))).toEqual([])
    // Whit Monday of 2051 is 22 May, the day of Martinique.
    expect(holidaysOn(isoDate('2051-05-22'), at('97200'))).toEqual([
      'lundi-de-pentecote',
      'abolition-martinique',
    ])
  })

  it('L3134-16 25 December is no solidarity day in Alsace-Moselle', () => {
    const christmas = isoDate('2026-12-25')
    expect(isUnworkedHoliday(christmas, holidayCalendar('noel', at('67000'), parisZone))).toBe(true)
    expect(
      isUnworkedHoliday(christmas, holidayCalendar('noel', at('97400'), 'Indian/Reunion')),
    ).toBe(false)
    const whitMonday = holidayCalendar('lundi-de-pentecote', at('67000'), parisZone)
    expect(isUnworkedHoliday(isoDate('2026-05-25'), whitMonday)).toBe(false)
  })

  it('have each a text that makes them holidays', () => {
    expect(localHolidaySlugs.map((slug) => holidaySource(slug).article)).toEqual([
      'L3134-13',
      'L3134-13',
      ...Array.from({ length: 7 }, () => 'L3422-2'),
    ])
    expect(holidaySource('noel').article).toBe('L3133-1')
  })
})
