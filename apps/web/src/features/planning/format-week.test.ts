import { expect, it } from 'vitest'
import { formatWeek } from './format-week.ts'
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
