import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenDayOfMonth } from './written-day.ts'

describe('the day of the month', () => {
  it.each([
    [1, 'fr-FR', '1er'],
    [1, 'fr', '1er'],
    [1, 'en-GB', '1'],
    [11, 'fr-FR', '11'],
    [21, 'fr-FR', '21'],
  ])('writes %i in %s as %s', (day, locale, text) => {
    expect(writtenDayOfMonth(day, locale)).toBe(text)
  })

  it('is an ordinal on the first day in French, and on no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.constantFrom('fr', 'en'), (day, locale) => {
        const isFirst = day === 1 && locale === 'fr'
        expect(writtenDayOfMonth(day, locale).endsWith('er')).toBe(isFirst)
        expect(Number.parseInt(writtenDayOfMonth(day, locale))).toBe(day)
      }),
    )
  })
})
