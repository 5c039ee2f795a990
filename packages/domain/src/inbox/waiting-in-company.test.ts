import { describe, expect, it } from 'vitest'
import { instant, isoDate } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import { hoursDueNext, lateContracts } from './waiting-in-company.ts'

describe('what waits in a company, in figures', () => {
  it('CTR-24 a contract is late from 48 hours before its start on', () => {
    const contracts = [
      { startsAt: instant('2026-12-04T08:00:00.000Z'), timeZone: parisZone, count: 2 },
      { startsAt: instant('2026-12-09T08:00:00.000Z'), timeZone: parisZone, count: 5 },
    ]
    const late = (now: string) => lateContracts(contracts, instant(now))
    expect(late('2026-12-02T07:59:00.000Z')).toBe(0)
    expect(late('2026-12-02T08:00:00.000Z')).toBe(2)
    expect(late('2026-12-30T08:00:00.000Z')).toBe(7)
    expect(lateContracts([], instant('2026-12-02T08:00:00.000Z'))).toBe(0)
  })

  it('TS-27 hours of a week are due on the Monday after it, at 22:00 in Paris', () => {
    const weeks = [
      { monday: isoDate('2026-11-23'), count: 1 },
      { monday: isoDate('2026-11-30'), count: 10 },
      { monday: isoDate('2026-12-07'), count: 100 },
    ]
    const due = (now: string) => hoursDueNext(weeks, instant(now))
    expect(due('2026-11-30T20:59:00.000Z')).toBe(1)
    expect(due('2026-11-30T21:00:00.000Z')).toBe(11)
    expect(due('2026-12-07T20:59:00.000Z')).toBe(11)
    expect(due('2026-12-08T09:00:00.000Z')).toBe(111)
  })
})
