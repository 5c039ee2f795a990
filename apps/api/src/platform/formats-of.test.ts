import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { formatsOf } from './formats-of.ts'

describe('dates in documents and mails', () => {
  const first = isoDate('2026-12-01')

  it('call the first day of a month « 1er » in French, and no other', () => {
    const { day, longDay, fullDay } = formatsOf('fr')
    expect([day(first), longDay(first), fullDay(first)]).toEqual([
      'mar. 1er déc. 2026',
      '1er décembre 2026',
      'mardi 1er décembre 2026',
    ])
    expect(longDay(isoDate('2026-12-11'))).toBe('11 décembre 2026')
  })

  it('are written the British way in English', () => {
    const { day, longDay, fullDay } = formatsOf('en')
    expect([day(first), longDay(first), fullDay(first)]).toEqual([
      'Tue 1 Dec 2026',
      '1 December 2026',
      'Tuesday 1 December 2026',
    ])
  })
})
