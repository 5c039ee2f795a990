import { addDays, dayNumberOf, mondayOfWeek } from '@renfort/domain/kernel/calendar.ts'
import { expect, it } from 'vitest'
import { formatWeek } from './week-sheet.ts'
import { daysOf } from './planning-week.ts'

const plain = (text: string) => text.replaceAll(/[\s\u2009]/gu, ' ')

it('PLAN-03 tells the dates of a week, with no more months and years than needed', () => {
  expect(plain(formatWeek(daysOf({ week: 50, year: 2026 }), 'fr-FR'))).toBe('7–13 décembre 2026')
  expect(plain(formatWeek(daysOf({ week: 49, year: 2026 }), 'fr-FR'))).toBe(
    '30 novembre – 6 décembre 2026',
  )
  expect(plain(formatWeek(daysOf({ week: 53, year: 2026 }), 'en-GB'))).toBe(
    '28 December 2026 – 3 January 2027',
  )
})

it('calls the first day of a month « 1er » in French', () => {
  expect(plain(formatWeek(daysOf({ week: 23, year: 2026 }), 'fr-FR'))).toBe('1er–7 juin 2026')
  expect(plain(formatWeek(daysOf({ week: 44, year: 2026 }), 'fr-FR'))).toBe(
    '26 octobre – 1er novembre 2026',
  )
})

it.each(['fr-FR', 'en-GB'])(
  'writes each week of five years as the locale data does, the first day as 1er, %s',
  (locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    for (let week = mondayOfWeek(2024, 1); week < '2029'; week = addDays(week, 7)) {
      const range = [week, addDays(week, 6)] as const
      const [first, last] = range.map((date) => dayNumberOf(date) * 86_400_000)
      // Around the dash, each language has its own spaces within a month.
      const bare = (text: string) => text.replaceAll('\u2009', '')
      const parts = format.formatRangeToParts(first ?? 0, last ?? 0)
      const text = parts.map(({ type, value }) =>
        type === 'day' && value === '1' && locale === 'fr-FR' ? '1er' : value,
      )
      expect(bare(formatWeek(range, locale))).toBe(bare(text.join('')))
    }
  },
)
