import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import { at } from './dated.ts'
import type { DatedList } from './dated.ts'
import {
  knownMinimumWages,
  mayotteMinimumWages,
  minimumWageOn,
  minimumWages,
  wageAreaOf,
} from './minimum-wage.ts'
import { unsuccessfulCandidateMonths } from './personal-data.ts'
import { holidayRules } from './public-holidays.ts'
import { leastTransportShare } from './public-transport.ts'
import {
  notApplicableVat,
  outsideVat,
  overseasVatRates,
  reverseChargeVat,
  vatAreaOf,
  vatAt,
  vatRates,
  withTax,
} from './vat.ts'
import * as workingTime from './working-time.ts'

const lists: Record<string, DatedList<unknown>> = {
  minimumWages,
  mayotteMinimumWages,
  holidayRules,
  vatRates,
  overseasVatRates,
  notApplicableVat,
  reverseChargeVat,
  outsideVat,
  unsuccessfulCandidateMonths,
  leastTransportShare,
  ...workingTime,
}

describe('legal constants', () => {
  it.each(Object.entries(lists))('%s: rising dates, each with its source', (_, list) => {
    const dates = list.map((entry) => entry.from)
    expect(dates).toEqual([...new Set(dates)].toSorted())
    for (const { source } of list) expect(source.text.length).toBeGreaterThan(8)
  })
  it('an entry holds from its first day until the eve of the next', () => {
    expect(at(minimumWages, isoDate('2026-05-31')).value).toBe(1202)
    expect(at(minimumWages, isoDate('2026-06-01')).value).toBe(1231)
    expect(at(minimumWages, isoDate('2018-06-01')).value).toBe(1003)
  })
})

describe('minimum wage (law §3.1, N-06, POST-62)', () => {
  it.each([
    ['2019-01-01', 1003],
    ['2020-12-31', 1015],
    ['2021-09-30', 1025],
    ['2021-12-31', 1048],
    ['2022-04-30', 1057],
    ['2022-07-31', 1085],
    ['2022-12-31', 1107],
    ['2023-04-30', 1127],
    ['2023-12-31', 1152],
    ['2024-10-31', 1165],
    ['2025-12-31', 1188],
    ['2026-01-01', 1202],
    ['2026-11-20', 1231],
  ])('on %s', (date, expected) => {
    expect(at(minimumWages, isoDate(date)).value).toBe(expected)
  })
  it.each([
    ['Mamoudzou', '97600', '2026-05-31', 933],
    ['Mamoudzou', '97600', '2026-06-01', 956],
    ['Saint-Denis', '97400', '2026-06-01', 1231],
    ['Marigot', '97150', '2026-06-01', 1231],
    ['Saint-Pierre', '97500', '2026-06-01', 1231],
    ['Strasbourg', '67000', '2026-06-01', 1231],
  ])('is that of the place: %s', (_, postalCode, day, expected) => {
    const area = wageAreaOf({ country: 'FR', postalCode })
    // In any order.
    const known = knownMinimumWages().toReversed()
    expect(minimumWageOn(known, area, isoDate(day))?.minimumWage).toBe(expected)
  })
  it('is that of France as long as no place is known', () => {
    expect(wageAreaOf(null)).toBe('france')
  })
  it('12,31 € makes 1 867,02 € for a month of 35 hours a week', () => {
    expect(Math.round((1231 * 35 * 52) / 12)).toBe(186702)
  })
})

describe('value added tax', () => {
  it.each([
    ['Lyon', '69002', 2000],
    ['Ajaccio', '20000', 2000],
    ['Strasbourg', '67000', 2000],
    ['Pointe-à-Pitre', '97110', 850],
    ['Fort-de-France', '97200', 850],
    ['Saint-Denis', '97400', 850],
    ['Cayenne', '97300', 'TVA non applicable, article 294, 1 du CGI'],
    ['Mamoudzou', '97600', 'TVA non applicable, article 294, 1 du CGI'],
    ['Gustavia', '97133', 'TVA non applicable, article 259, 1° du CGI'],
    ['Marigot', '97150', 'TVA non applicable, article 259, 1° du CGI'],
    ['Saint-Pierre', '97500', 'TVA non applicable, article 259, 1° du CGI'],
  ])('is that of where the company is established: %s', (_, postalCode, expected) => {
    const area = vatAreaOf({ country: 'FR', postalCode })
    const { rate, mention } = vatAt(area, isoDate('2026-12-15'))
    expect(mention ?? rate).toBe(expected)
    const tax = typeof expected === 'number' ? (10_000 * expected) / 10_000 : 0
    expect(withTax(cents(10_000), isoDate('2026-12-15'), area)).toBe(10_000 + tax)
  })
  it.each([
    ['Belgium', 'BE', '1000', 'Autoliquidation, article 259, 1° du CGI', 'AE'],
    ['Greece', 'GR', '10431', 'Autoliquidation, article 259, 1° du CGI', 'AE'],
    ['Switzerland', 'CH', '1201', 'TVA non applicable, article 259, 1° du CGI', 'O'],
    ['Great Britain', 'GB', 'SW1A1AA', 'TVA non applicable, article 259, 1° du CGI', 'O'],
    ['Nouméa', 'FR', '98800', 'TVA non applicable, article 259, 1° du CGI', 'O'],
    ['New Caledonia', 'NC', '98800', 'TVA non applicable, article 259, 1° du CGI', 'O'],
    ['Monaco', 'MC', '98000', null, 'S'],
    ['Monaco as a French address', 'FR', '98000', null, 'S'],
  ])('259, 1° is owed by who buys in %s', (_, country, postalCode, mention, category) => {
    const area = vatAreaOf({ country, postalCode })
    const rate = mention === null ? 2000 : 0
    expect(vatAt(area, isoDate('2026-12-15'))).toEqual({ rate, mention, category })
  })
  it('is the normal one as long as no address is known', () => {
    expect(vatAreaOf(null)).toBe('metropolis')
  })
  it('SUM-15 TASK-47 is 20 %, rounded to the cent', () => {
    const date = isoDate('2026-12-07')
    expect(withTax(cents(22308), date)).toBe(26770)
    expect(withTax(cents(121683), date)).toBe(146020)
    expect(withTax(cents(0), date)).toBe(0)
  })
})

describe('working time (law §3.6)', () => {
  it('SHIFT-27 has its limits in minutes', () => {
    expect(workingTime.longestDayMinutes[0].value).toBe(10 * 60)
    expect(workingTime.longestWeekMinutes[0].value).toBe(48 * 60)
    expect(workingTime.longestAverageWeekMinutes[0].value).toBe(44 * 60)
    expect(workingTime.dailyRestMinutes[0].value).toBe(11 * 60)
    expect(workingTime.daysPerWeek[0].value).toBe(6)
  })
})
