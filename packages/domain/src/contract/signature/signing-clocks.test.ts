import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareInstants, daysBetween, instant, instantOfMinute } from '../../kernel/calendar.ts'
import { dateAt, parisZone, type TimeZone, timeZones } from '../../kernel/place-time.ts'
import { signingClocks, signingStage } from './signing-clocks.ts'

const startMinute = fc.integer({ min: 26_000_000, max: 34_000_000 })

describe('the two clocks of a signature (CTR-24, L1251-42)', () => {
  it.each([
    ['on a Monday', '2026-11-23T08:00:00Z', '2026-11-25'],
    ['on a Friday, over a Sunday', '2026-11-27T08:00:00Z', '2026-11-30'],
    ['on a Saturday', '2026-11-28T08:00:00Z', '2026-12-01'],
    ['at night, by the day of Paris', '2026-11-23T23:30:00Z', '2026-11-26'],
    ['before Easter Monday', '2027-03-27T08:00:00Z', '2027-03-31'],
    ['on Good Friday, a working day', '2027-03-26T08:00:00Z', '2027-03-30'],
    ['before 1 May', '2026-04-30T08:00:00Z', '2026-05-04'],
    ['before Ascension Day, whose Saturday is 8 May', '2027-05-05T08:00:00Z', '2027-05-10'],
    ['over Christmas', '2026-12-24T08:00:00Z', '2026-12-28'],
    ['over the year', '2026-12-31T08:00:00Z', '2027-01-04'],
  ])(
    'who begins %s is signed for at the latest on the second working day after',
    (_when, start, day) => {
      expect(signingClocks(instant(start), parisZone).lastDay).toBe(day)
    },
  )

  it('aims at 48 hours before the start, also over a change of clocks', () => {
    expect(signingClocks(instant('2027-03-29T06:00:00Z'), parisZone).target).toBe(
      '2027-03-27T06:00:00.000Z',
    )
  })

  it('ends at midnight in Paris', () => {
    expect(signingClocks(instant('2026-11-23T08:00:00Z'), parisZone).limit).toBe(
      '2026-11-25T23:00:00.000Z',
    )
  })

  it.each<[TimeZone, string, string, string]>([
    // 01:00 of a Tuesday there, still Monday in Paris.
    ['Indian/Reunion', '2026-11-23T21:00:00Z', '2026-11-26', '2026-11-26T20:00:00.000Z'],
    ['Indian/Mayotte', '2026-11-23T21:00:00Z', '2026-11-26', '2026-11-26T21:00:00.000Z'],
    // 22:00 of a Monday there, Tuesday in Paris.
    ['America/Guadeloupe', '2026-11-24T02:00:00Z', '2026-11-25', '2026-11-26T04:00:00.000Z'],
    ['America/Cayenne', '2026-11-24T02:00:00Z', '2026-11-25', '2026-11-26T03:00:00.000Z'],
    // Over the change of clocks of Sunday 14 March 2027.
    ['America/Miquelon', '2027-03-12T14:00:00Z', '2027-03-15', '2027-03-16T02:00:00.000Z'],
  ])('L1251-42 counts from the local first day in %s and ends at its midnight', (...row) => {
    const [zone, start, lastDay, limit] = row
    expect(signingClocks(instant(start), zone)).toMatchObject({ lastDay, limit })
  })

  it('leaves two to five days whatever the start and the place, in the order target, start, limit', () => {
    fc.assert(
      fc.property(startMinute, fc.constantFrom(...timeZones), (minute, zone) => {
        const start = instantOfMinute(minute)
        const { target, lastDay, limit } = signingClocks(start, zone)
        const days = daysBetween(dateAt(start, zone), lastDay)
        expect(days).toBeGreaterThanOrEqual(2)
        expect(days).toBeLessThanOrEqual(5)
        expect(compareInstants(target, start)).toBeLessThan(0)
        expect(compareInstants(start, limit)).toBeLessThan(0)
      }),
    )
  })
})

describe('how pressing a signature is', () => {
  const startsAt = instant('2026-11-23T08:00:00Z')
  const standing = (now: string, status: 'unsigned' | 'contested' | 'signed' = 'unsigned') =>
    signingStage({ status, startsAt }, instant(now), signingClocks(startsAt, parisZone))
  it.each([
    ['2026-11-21T07:59:00Z', 'early'],
    ['2026-11-21T08:00:00Z', 'targetPassed'],
    ['2026-11-23T07:59:00Z', 'targetPassed'],
    ['2026-11-23T08:00:00Z', 'begun'],
    ['2026-11-25T22:59:00Z', 'begun'],
    ['2026-11-25T23:00:00Z', 'limitPassed'],
  ])('is told at %s as %s', (now, stage) => {
    expect(standing(now)).toBe(stage)
  })

  it('is told of contested contracts too, and not of signed ones', () => {
    expect(standing('2026-11-24T08:00:00Z', 'contested')).toBe('begun')
    expect(standing('2026-11-30T08:00:00Z', 'signed')).toBeNull()
  })
})
