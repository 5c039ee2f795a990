import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { formatDay } from './format-day.ts'
import { formatDuration } from './format-duration.ts'
import { formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it.each([
    [1300, '13,00\u202f€'],
    [123_456_789, '1\u202f234\u202f567,89\u202f€'],
    [0, '0,00\u202f€'],
    [5, '0,05\u202f€'],
  ])('I18N-04 writes %i cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })

  it('INV-05 writes a negative amount with a minus sign', () => {
    expect(formatMoney(-4250)).toBe('\u221242,50\u202f€')
  })
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
    ['numeric', '07/12/2026'],
    ['weekday', 'lundi'],
    ['month', 'décembre 2026'],
  ] as const)('writes a day in French, %s', (style, text) => {
    expect(formatDay(day, 'fr-FR', style)).toBe(text)
  })

  it('writes the same day whatever the zone of the machine', () => {
    expect(formatDay(isoDate('2026-03-29'), 'en-GB', 'long')).toMatch(/^Sunday,? 29 March 2026$/)
  })
})
