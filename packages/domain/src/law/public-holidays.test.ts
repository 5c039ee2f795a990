import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import {
  holidayOn,
  holidaysOf,
  holidaysOn,
  isUnworkedHoliday,
  solidaritySlugs,
} from './public-holidays.ts'

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
    expect(holidaysOn(isoDate('2008-05-01')).toSorted()).toEqual([
      'fete-du-travail',
      'jeudi-de-l-ascension',
    ])
    expect(isUnworkedHoliday(isoDate('2008-05-01'), 'jeudi-de-l-ascension')).toBe(false)
  })
  it('are told by date', () => {
    expect(holidayOn(isoDate('2026-12-25'))).toBe('noel')
    expect(holidayOn(isoDate('2026-12-24'))).toBeNull()
  })
  it('N-32 1 May is a holiday and never a solidarity day', () => {
    expect(solidaritySlugs).toHaveLength(10)
    expect(solidaritySlugs).not.toContain('fete-du-travail')
    expect(isUnworkedHoliday(isoDate('2026-05-25'), 'lundi-de-pentecote')).toBe(false)
    expect(isUnworkedHoliday(isoDate('2026-05-25'), 'noel')).toBe(true)
    expect(isUnworkedHoliday(isoDate('2026-05-26'), null)).toBe(false)
  })
})
