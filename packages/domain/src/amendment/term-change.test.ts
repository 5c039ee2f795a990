import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay } from '../contract/signature/signing-clocks.ts'
import { addDays, dateOfDay, dayNumberOf, isoDate } from '../kernel/calendar.ts'
import { agreedTerm, type ContractChain, type ContractTerm } from './chain.ts'
import { termBounds, termRefusal } from './term-change.ts'

const long: ContractTerm = {
  firstDay: isoDate('2026-09-01'),
  lastDay: isoDate('2026-12-18'),
  workedDays: 60,
}
const today = isoDate('2026-11-20')
const chainOf = (
  term: ContractTerm,
  amendments: ContractChain['amendments'] = [],
): ContractChain => ({ status: 'signed', term, amendments })
const facts = { reason: 'activityIncrease', today } as const

describe('a change of the term within its flexibility (L1251-30)', () => {
  it.each([
    [9, '2026-12-09', '2026-12-14'],
    [10, '2026-12-09', '2026-12-14'],
    [11, '2026-12-09', '2026-12-14'],
    [15, '2026-12-08', '2026-12-15'],
    [60, '2026-11-30', '2026-12-26'],
  ])(
    '%i days of work to Friday 11 December allow from %s to %s',
    (workedDays, earliest, latest) => {
      const term = { firstDay: isoDate('2026-09-01'), lastDay: isoDate('2026-12-11'), workedDays }
      expect(termBounds(chainOf(term), facts)).toEqual({ earliest, latest })
    },
  )

  it('is never brought forward by eleven working days, though twelve could be added', () => {
    const { earliest, latest } = termBounds(chainOf(long), facts)
    expect([earliest, latest]).toEqual(['2026-12-07', '2027-01-04'])
    const eleven = { ...facts, until: isoDate('2026-12-05') }
    expect(termRefusal(chainOf(long), eleven)).toEqual({
      key: 'errors.amendment.term_out_of_bounds',
      params: { earliest, latest },
    })
    expect(termRefusal(chainOf(long), { ...facts, until: earliest })).toBeNull()
    expect(termRefusal(chainOf(long), { ...facts, until: addDays(latest, 1) })?.key).toBe(
      'errors.amendment.term_out_of_bounds',
    )
  })

  it('is never moved into the past, nor over the longest length of its motive', () => {
    const late = isoDate('2026-12-17')
    expect(termBounds(chainOf(long), { ...facts, today: late }).earliest).toBe(late)
    const nine = { ...long, firstDay: isoDate('2026-03-25') }
    const recruit = { reason: 'waitingRecruitment', today } as const
    expect(termBounds(chainOf(nine), recruit).latest).toBe('2026-12-24')
  })

  it('counts from the term that was agreed: what was moved is moved no further', () => {
    const link = (kind: 'term' | 'renewal' | 'hours', before: ContractTerm) => ({
      kind,
      before,
      status: 'signed' as const,
    })
    const moved = { ...long, lastDay: isoDate('2027-01-04'), workedDays: 71 }
    const once = chainOf(moved, [link('hours', long), link('term', long)])
    expect(agreedTerm(once)).toBe(long)
    expect(termBounds(once, facts)).toEqual(termBounds(chainOf(long), facts))
    const renewed = { ...long, lastDay: isoDate('2027-02-26'), workedDays: 105 }
    expect(agreedTerm(chainOf(renewed, [link('term', long), link('renewal', moved)]))).toBe(renewed)
  })

  it('says that the same day changes nothing', () => {
    expect(termRefusal(chainOf(long), { ...facts, until: long.lastDay })?.key).toBe(
      'errors.amendment.nothing_changes',
    )
  })

  it('allows two working days, or one for each five worked, ten at most forward, and no more', () => {
    const day = fc.integer({
      min: dayNumberOf(isoDate('2026-12-01')),
      max: dayNumberOf(isoDate('2028-01-01')),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), day, (workedDays, last) => {
        const lastDay = dateOfDay(last)
        const term = { firstDay: isoDate('2026-11-02'), lastDay, workedDays }
        const { earliest, latest } = termBounds(chainOf(term), { reason: null, today })
        const most = workedDays < 10 ? 2 : Math.floor(workedDays / 5)
        const between = (from: string, to: string) => {
          let count = 0
          for (let at = isoDate(from); at < to; at = addDays(at, 1)) {
            if (isWorkingDay(addDays(at, 1))) count += 1
          }
          return count
        }
        expect(between(lastDay, latest)).toBeLessThanOrEqual(most)
        expect(between(earliest, lastDay)).toBeLessThanOrEqual(Math.min(most, 10) + 1)
        expect(earliest <= lastDay && lastDay <= latest).toBe(true)
      }),
    )
  })
})
