import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, weekdayOf } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import { isUnworkedHoliday } from '../law/public-holidays.ts'
import type { MotiveReason } from '../mission/motive.ts'
import {
  contractsOf,
  isExempt,
  openingDays,
  possibleFrom,
  waitingDays,
  waitingPeriodFindings,
} from './waiting-period.ts'
import type { PreviousMission, WaitingMotive } from './waiting-period.ts'
import { calendarInParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

const day = isoDate('2027-01-04')
const mondayToFriday = openingDays([], national)
const mondayToSaturday = openingDays([5], national)
const everyDay = openingDays([5, 6], national)
const increase: WaitingMotive = { reason: 'activityIncrease', replaced: [] }

function aPrevious(startDate: string, endDate: string, motive = increase): PreviousMission {
  const dates = { startDate: isoDate(startDate), endDate: isoDate(endDate) }
  return { id: `${startDate}…`, ...dates, motive, weekdays: [0, 1, 2, 3, 4] }
}

describe('the waiting period of a position (law §3.3, L1251-36-1)', () => {
  it.each([
    [10, 5],
    [13, 7],
    [14, 5],
    [15, 5],
    [30, 10],
    [60, 20],
    [1, 1],
  ])('after %i days is %i opening days', (length, days) => {
    expect(waitingDays(length, day)).toBe(days)
  })

  it('is a third from 14 days on and a half below, rounded up, whatever the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), (length) => {
        const days = waitingDays(length, day)
        const share = length >= 14 ? 3 : 2
        expect(days * share).toBeGreaterThanOrEqual(length)
        expect((days - 1) * share).toBeLessThan(length)
      }),
    )
  })

  // The week after Friday 8 January 2027 has no holiday.
  it.each([
    ['five days a week', mondayToFriday, 13, '2027-01-20'],
    ['five days a week', mondayToFriday, 14, '2027-01-16'],
    ['five days a week', mondayToFriday, 15, '2027-01-16'],
    ['six days a week', mondayToSaturday, 13, '2027-01-17'],
    ['six days a week', mondayToSaturday, 14, '2027-01-15'],
    ['six days a week', mondayToSaturday, 15, '2027-01-15'],
    ['seven days a week', everyDay, 13, '2027-01-16'],
    ['seven days a week', everyDay, 14, '2027-01-14'],
    ['seven days a week', everyDay, 15, '2027-01-14'],
  ])('is counted in opening days: %s, after %s days', (_, open, length, date) => {
    expect(possibleFrom(isoDate('2027-01-08'), waitingDays(length, day), open)).toBe(date)
  })

  it('leaves out the holidays on which nobody works, not the solidarity day', () => {
    // Easter Monday is 29 March 2027.
    const friday = isoDate('2027-03-26')
    expect(possibleFrom(friday, 1, mondayToFriday)).toBe('2027-03-31')
    expect(possibleFrom(friday, 1, openingDays([], calendarInParis('lundi-de-paques')))).toBe(
      '2027-03-30',
    )
  })

  it('ends on the first day by which so many opening days have passed, for any end and any week', () => {
    const weekends = fc.subarray<Weekday>([5, 6])
    const lengths = fc.oneof(fc.constantFrom(13, 14, 15), fc.integer({ min: 1, max: 90 }))
    fc.assert(
      fc.property(weekends, lengths, fc.integer({ min: 0, max: 730 }), (extra, length, offset) => {
        const open = openingDays(extra, national)
        const end = addDays(day, offset)
        const from = possibleFrom(end, waitingDays(length, day), open)
        const passed: string[] = []
        for (let date = addDays(end, 1); date < from; date = addDays(date, 1)) {
          const closed = isUnworkedHoliday(date, national)
          if (open.weekdays.has(weekdayOf(date)) && !closed) passed.push(date)
        }
        expect(passed).toHaveLength(waitingDays(length, day))
        expect(passed.at(-1)).toBe(addDays(from, -1))
      }),
    )
  })
})

describe('a mission on a position that has to wait', () => {
  const next = (startDate: string, motive: WaitingMotive | null = increase) => ({
    startDate: isoDate(startDate),
    motive,
  })
  const ten = aPrevious('2026-12-09', '2026-12-18')

  it('tells the day from which it is possible, and moves by whole weeks', () => {
    expect(waitingPeriodFindings(next('2026-12-21'), [ten], mondayToFriday)).toMatchObject([
      {
        severity: 'law',
        key: 'waiting_period',
        source: { text: expect.stringContaining('L1251-36-1') as string },
        // Five opening days, Christmas closed.
        dates: ['2026-12-18', '2026-12-29'],
        measure: { unit: 'days', limit: 5, found: 0 },
        previous: { id: ten.id, days: 10 },
        repair: { kind: 'start_on', date: '2027-01-04' },
      },
    ])
  })

  it('is free from that day on, on the eve not', () => {
    expect(waitingPeriodFindings(next('2026-12-29'), [ten], mondayToFriday)).toEqual([])
    const [eve] = waitingPeriodFindings(next('2026-12-28'), [ten], mondayToFriday)
    expect(eve?.measure?.found).toBe(4)
  })

  it('is not concerned by a mission that is still under way, or comes later', () => {
    const others = [aPrevious('2026-12-07', '2026-12-21'), aPrevious('2027-02-01', '2027-02-26')]
    expect(waitingPeriodFindings(next('2026-12-21'), others, mondayToFriday)).toEqual([])
  })

  it('waits for the longest of several, renewals counted as one contract', () => {
    const chain = [ten, aPrevious('2026-12-01', '2026-12-08')]
    expect(contractsOf(chain)).toMatchObject([{ startDate: '2026-12-01', endDate: '2026-12-18' }])
    const [finding] = waitingPeriodFindings(next('2026-12-21'), chain, mondayToFriday)
    expect(finding).toMatchObject({ previous: { days: 18 }, measure: { limit: 6 } })
    const other = aPrevious('2026-12-01', '2026-12-08', {
      reason: 'seasonalActivity',
      replaced: [],
    })
    expect(contractsOf([ten, other])).toHaveLength(2)
  })

  const reasons: MotiveReason[] = [
    'activityIncrease',
    'replacement',
    'waitingRecruitment',
    'temporaryContract',
    'seasonalActivity',
  ]
  it('L1251-37-1 is exempt between seasonal or customary missions, and for the same person absent again', () => {
    const exempt = reasons.flatMap((before) =>
      reasons
        .filter((after) =>
          isExempt({ reason: before, replaced: [] }, { reason: after, replaced: [] }, day),
        )
        .map((after) => `${before} ${after}`),
    )
    expect(exempt).toEqual([
      'temporaryContract temporaryContract',
      'temporaryContract seasonalActivity',
      'seasonalActivity temporaryContract',
      'seasonalActivity seasonalActivity',
    ])
    const replacing = (...replaced: string[]): WaitingMotive => ({
      reason: 'replacement',
      replaced,
    })
    expect(isExempt(replacing('Zoé Lenôtre'), replacing('  zoe LENOTRE'), day)).toBe(true)
    expect(isExempt(replacing('Zoé Lenôtre'), replacing('Paul Roux'), day)).toBe(false)
    expect(isExempt(null, increase, day)).toBe(false)
  })
})
