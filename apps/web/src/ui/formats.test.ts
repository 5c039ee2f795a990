import { dateOfDay, dayNumberOf, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { type DayStyle, formatDay, unbrokenDay } from './format-day.ts'
import { formatDuration } from './format-duration.ts'
import { formatAmount, formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it.each([
    [1300, '13,00\u202f€'],
    [123_456_789, '1\u202f234\u202f567,89\u202f€'],
    [0, '0,00\u202f€'],
    [5, '0,05\u202f€'],
  ])('I18N-04 writes %i cents as %s', (cents, text) => {
    expect(formatMoney(cents, 'fr-FR')).toBe(text)
  })

  it.each([
    [1300, '€13.00'],
    [123_456_789, '€1,234,567.89'],
    [-4250, '\u2212€42.50'],
  ])('writes %i cents in English as %s', (cents, text) => {
    expect(formatMoney(cents, 'en-GB')).toBe(text)
  })

  it('INV-05 writes a negative amount with a minus sign', () => {
    expect(formatMoney(-4250, 'fr-FR')).toBe('\u221242,50\u202f€')
  })
})

it('an amount is typed with the comma or the dot of its language', () => {
  expect(formatAmount(13.5, 'fr-FR')).toBe('13,50')
  expect(formatAmount(13.5, 'en-GB')).toBe('13.50')
})

describe('formatDuration', () => {
  it.each([
    [450, '7h30'],
    [420, '7h'],
    [425, '7h05'],
    [45, '0h45'],
    [0, '0h'],
    [6001, '100h01'],
    [-90, '\u22121h30'],
  ])('I18N-05 writes %i minutes as %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text)
  })
})

describe('formatDay', () => {
  const day = isoDate('2026-12-07')

  it.each([
    ['short', 'lun. 7 déc.'],
    ['medium', 'lun. 7 déc. 2026'],
    ['long', 'lundi 7 décembre 2026'],
    ['date', '7 décembre 2026'],
    ['numeric', '07/12/2026'],
    ['weekday', 'lundi'],
    ['month', 'décembre 2026'],
  ] as const)('writes a day in French, %s', (style, text) => {
    expect(formatDay(day, 'fr-FR', style)).toBe(text)
  })

  it.each([
    ['short', 'mar. 1er déc.'],
    ['medium', 'mar. 1er déc. 2026'],
    ['long', 'mardi 1er décembre 2026'],
    ['date', '1er décembre 2026'],
    ['numeric', '01/12/2026'],
  ] as const)('writes the first day of a month in French, %s', (style, text) => {
    expect(formatDay(isoDate('2026-12-01'), 'fr-FR', style)).toBe(text)
  })

  it.each([
    ['short', 'Mon 7 Dec'],
    ['medium', 'Mon 7 Dec 2026'],
    ['long', 'Monday 7 December 2026'],
  ] as const)(
    'writes a day in English without a comma, with its year or not, %s',
    (style, text) => {
      expect(formatDay(day, 'en-GB', style)).toBe(text)
    },
  )

  it('keeps a day of a narrow column in one piece', () => {
    expect(unbrokenDay(day, 'fr-FR')).toBe('lun.\u00a07\u00a0déc.')
  })

  const asked: Record<DayStyle, Intl.DateTimeFormatOptions> = {
    short: { weekday: 'short', day: 'numeric', month: 'short' },
    medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    date: { day: 'numeric', month: 'long', year: 'numeric' },
    numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
    weekday: { weekday: 'long' },
    month: { month: 'long', year: 'numeric' },
  }

  it.each(
    (['fr-FR', 'en-GB'] as const).flatMap((locale) =>
      (Object.keys(asked) as DayStyle[]).map((style) => [locale, style] as const),
    ),
  )(
    'writes each day of five years in the words of the locale data, the first one as 1er, %s %s',
    (locale, style) => {
      const format = new Intl.DateTimeFormat(locale, { ...asked[style], timeZone: 'UTC' })
      const first = dayNumberOf(isoDate('2024-01-01'))
      for (let number = first; number < first + 5 * 365; number += 1) {
        const parts = format.formatToParts(number * 86_400_000)
        const text = parts.map(({ type, value }) =>
          type === 'day' && value === '1' && locale === 'fr-FR' ? '1er' : value,
        )
        const written = formatDay(dateOfDay(number), locale, style)
        expect(written).toBe(text.join('').replace(', ', ' '))
      }
    },
  )
})
