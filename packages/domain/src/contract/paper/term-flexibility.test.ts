import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOfDay, dayNumberOf, isoDate } from '../../kernel/calendar.ts'
import { isWorkingDay } from '../signature/signing-clocks.ts'
import { termFlexibility } from './term-flexibility.ts'
import { trialDays } from './trial-period.ts'

describe('how far the term may move (L1251-30)', () => {
  it.each([
    [1, '2026-12-11', { days: 2, earliest: '2026-12-09', latest: '2026-12-14' }],
    [9, '2026-12-11', { days: 2, earliest: '2026-12-09', latest: '2026-12-14' }],
    [10, '2026-12-11', { days: 2, earliest: '2026-12-09', latest: '2026-12-14' }],
    [14, '2026-12-11', { days: 2, earliest: '2026-12-09', latest: '2026-12-14' }],
    [15, '2026-12-11', { days: 3, earliest: '2026-12-08', latest: '2026-12-15' }],
    [60, '2027-03-12', { days: 12, earliest: '2027-03-01', latest: '2027-03-26' }],
    [5, '2026-12-24', { days: 2, earliest: '2026-12-22', latest: '2026-12-28' }],
  ])('%i worked days to %s give %j', (days, last, found) => {
    expect(
      termFlexibility({
        firstDay: isoDate('2026-11-02'),
        lastDay: isoDate(last),
        workedDays: days,
      }),
    ).toEqual(found)
  })

  it('is never before the first day', () => {
    const day = isoDate('2026-12-07')
    expect(termFlexibility({ firstDay: day, lastDay: day, workedDays: 1 })).toEqual({
      days: 2,
      earliest: day,
      latest: '2026-12-09',
    })
  })

  it('never ends on a day without work, nor moves it forward by more than ten working days', () => {
    const day = fc.integer({
      min: dayNumberOf(isoDate('2026-01-02')),
      max: dayNumberOf(isoDate('2029-01-01')),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), day, (worked, last) => {
        const { earliest, latest } = termFlexibility({
          firstDay: isoDate('2025-01-02'),
          lastDay: dateOfDay(last),
          workedDays: worked,
        })
        expect([isWorkingDay(earliest), isWorkingDay(latest)]).toEqual([true, true])
        let between = 0
        for (let at = dayNumberOf(earliest) + 1; at <= last; at += 1) {
          if (isWorkingDay(dateOfDay(at))) between += 1
        }
        expect(between).toBeLessThanOrEqual(11)
      }),
    )
  })
})

it.each([
  ['2026-12-01', '2026-12-31', 2],
  ['2026-12-01', '2027-01-01', 3],
  ['2026-12-01', '2027-01-31', 3],
  ['2026-12-01', '2027-02-01', 5],
])('a mission from %s to %s has a trial period of %i days (L1251-14)', (first, last, days) => {
  expect(trialDays(isoDate(first), isoDate(last))).toBe(days)
})
