import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import type { MotiveReason } from '../mission/motive.ts'
import type { AmendmentKind } from './amendment-kind.ts'
import { renewalLimits, renewalRefusal } from './renewal.ts'

const term = {
  firstDay: isoDate('2026-12-07'),
  lastDay: isoDate('2026-12-31'),
  workedDays: 18,
}
const after = (...kinds: AmendmentKind[]) => ({
  status: 'signed' as const,
  term,
  amendments: kinds.map((kind) => ({ kind, status: 'signed' as const, before: term })),
})

describe('a renewal (L1251-35-1, L1251-12-1)', () => {
  it.each<[MotiveReason | null, string, number]>([
    ['activityIncrease', '2028-06-06', 18],
    ['replacement', '2028-06-06', 18],
    ['seasonalActivity', '2028-06-06', 18],
    ['temporaryContract', '2028-06-06', 18],
    [null, '2028-06-06', 18],
    ['waitingRecruitment', '2027-09-06', 9],
  ])('%s lasts until %s at most, %i months from the first day', (reason, latest, months) => {
    expect(renewalLimits(after(), reason)).toEqual({ left: 2, months, latest })
    const until = (day: string) => renewalRefusal(after(), { reason, until: isoDate(day) })
    expect(until(latest)).toBeNull()
    const eve = Number(latest.slice(8))
    expect(until(`${latest.slice(0, 8)}${String(eve + 1).padStart(2, '0')}`)).toEqual({
      key: 'errors.amendment.too_long',
      params: { months, latest },
    })
  })

  it.each<[AmendmentKind[], number]>([
    [[], 2],
    [['term', 'hours', 'place'], 2],
    [['renewal'], 1],
    [['renewal', 'term', 'renewal'], 0],
  ])('after %j there are %i left, whatever else was amended', (kinds, left) => {
    expect(renewalLimits(after(...kinds), 'activityIncrease').left).toBe(left)
  })

  it('a third one is refused, though the longest length would allow it', () => {
    const third = { reason: 'activityIncrease' as const, until: isoDate('2027-01-15') }
    expect(renewalRefusal(after('renewal', 'renewal'), third)).toEqual({
      key: 'errors.amendment.renewals_used',
      params: { max: 2 },
    })
  })

  it.each(['2026-12-30', '2026-12-31'])('until %s is none: it goes beyond the term', (day) => {
    expect(renewalRefusal(after(), { reason: null, until: isoDate(day) })).toEqual({
      key: 'errors.amendment.renewal_before_term',
      params: { lastDay: '2026-12-31' },
    })
  })
})
