import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { dayAfterKey, weeksOfMonth } from './month-days.ts'

describe('weeksOfMonth', () => {
  it('I18N-06 starts each week on a Monday and covers the month', () => {
    const weeks = weeksOfMonth(isoDate('2026-11-20'))
    expect(weeks.map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  })

  it('needs four rows for a February that starts on a Monday', () => {
    expect(weeksOfMonth(isoDate('2027-02-14'))).toHaveLength(4)
  })
})

describe('dayAfterKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-19'],
    ['ArrowRight', false, '2026-11-21'],
    ['ArrowUp', false, '2026-11-13'],
    ['ArrowDown', false, '2026-11-27'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', false, '2026-12-20'],
    ['PageUp', true, '2025-11-20'],
    ['PageDown', true, '2027-11-20'],
    ['a', false, null],
  ])('%s with shift %s leads to %s', (key, isShifted, day) => {
    expect(dayAfterKey(isoDate('2026-11-20'), key, isShifted)).toBe(day)
  })

  it('ends in the month that a shorter month allows', () => {
    expect(dayAfterKey(isoDate('2026-01-31'), 'PageDown', false)).toBe('2026-02-28')
  })
})
