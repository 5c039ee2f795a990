import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateInParis,
  daysBetween,
  instant,
  isoDate,
  localInParis,
  localTime,
  mondayOf,
  timeOfMinute,
  weekdayOf,
} from '../kernel/calendar.ts'
import { checkCopies, copyableWeek, copyWeek, everyNthWeek, weeksOf } from './copy-week.ts'
import { shiftFromForm, wallMinutes } from './shift.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

const rules = { ...inParis, now: instant('2026-11-20T08:00:00Z'), insider: false }
const monday = isoDate('2026-12-07')

function aShift(date: string, start = '09:00', end = '17:00', breakMinutes = 60) {
  return shiftFromForm({
    ...inParis,
    date: isoDate(date),
    startTime: localTime(start),
    endTime: localTime(end),
    breakMinutes,
    slots: 2,
  })
}
const week = [aShift('2026-12-07'), aShift('2026-12-09', '22:00', '06:00'), aShift('2026-12-13')]
const checked = (targets: readonly string[], existing = week) =>
  checkCopies(copyWeek(week, monday, targets.map(isoDate)), existing, rules, national)

describe('weeks', () => {
  it('are named by their Monday, in order, with the shifts that start in them', () => {
    const found = weeksOf([aShift('2026-12-14'), ...week])
    expect(found.map(({ monday: name, shifts }) => [name, shifts.length])).toEqual([
      ['2026-12-07', 3],
      ['2026-12-14', 1],
    ])
  })

  it.each([
    [1, '2026-12-28', ['2026-12-14', '2026-12-21', '2026-12-28']],
    [1, '2027-01-03', ['2026-12-14', '2026-12-21', '2026-12-28']],
    [2, '2027-01-04', ['2026-12-21', '2027-01-04']],
    [1, '2026-12-13', []],
    [3, '2026-11-01', []],
  ])('every %s weeks until %s', (interval, until, mondays) => {
    expect(everyNthWeek(monday, interval, isoDate(until))).toEqual(mondays)
  })
})

describe('copying a week', () => {
  it('keeps the weekdays and the times of the clock, also over a clock change', () => {
    const copies = copyWeek(week, monday, [isoDate('2027-03-22'), isoDate('2027-03-22'), monday])
    expect(copies.map(({ startsAt }) => localInParis(startsAt))).toEqual([
      { date: '2027-03-22', time: '09:00' },
      { date: '2027-03-24', time: '22:00' },
      { date: '2027-03-28', time: '09:00' },
    ])
    // The night of 28 March lasts an hour less, its Sunday shift starts an hour earlier in UTC.
    expect(copies[2]?.startsAt).toBe('2027-03-28T07:00:00.000Z')
  })

  it('has as many shifts per week as the week, of the same lengths, whatever the weeks', () => {
    const anyWeek = fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 0, max: 6 }),
        start: fc.integer({ min: 5 * 60, max: 14 * 60 }),
        length: fc.integer({ min: 180, max: 600 }),
      }),
      { selector: ({ day }) => day, minLength: 1, maxLength: 7 },
    )
    const someWeeks = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(anyWeek, someWeeks, (days, offsets) => {
        const shifts = days.map(({ day, start, length }) =>
          aShift(addDays(monday, day), timeOfMinute(start), timeOfMinute(start + length), 0),
        )
        const targets = offsets.map((offset) => addDays(monday, 7 * offset))
        const copies = copyWeek(shifts, monday, targets)
        expect(weeksOf(copies).map((each) => each.monday)).toEqual(targets.toSorted())
        for (const { monday: name, shifts: ofWeek } of weeksOf(copies)) {
          const back = copyWeek(ofWeek, name, [monday])
          expect(back).toEqual(shifts)
          expect(ofWeek.map(wallMinutes)).toEqual(shifts.map(wallMinutes))
          expect(ofWeek.every(({ startsAt }) => mondayOf(dateInParis(startsAt)) === name)).toBe(
            true,
          )
        }
        expect(copies).toHaveLength(shifts.length * targets.length)
      }),
    )
  })

  it('goes on every n-th week without a gap', () => {
    const interval = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(interval, fc.integer({ min: -30, max: 800 }), (n, days) => {
        const until = addDays(monday, days)
        const targets = everyNthWeek(monday, n, until)
        for (const [index, target] of targets.entries()) {
          expect(daysBetween(monday, target)).toBe(7 * n * (index + 1))
          expect(weekdayOf(target)).toBe(0)
        }
        expect(targets.every((target) => target <= until)).toBe(true)
      }),
    )
  })
})

describe('what stands against a copy', () => {
  it('SHIFT-15 a shift that is there already', () => {
    const found = checked(['2026-12-14'], [...week, aShift('2026-12-14')])
    expect(found.map(({ issues }) => issues.map(({ key }) => key))).toEqual([
      ['errors.shift.conflict_duplicated'],
      [],
      [],
    ])
  })

  it('SHIFT-13, SHIFT-14, C-09 the past, two years, eighteen months', () => {
    const keys = (target: string) => checked([target])[0]?.issues.map(({ key }) => key)
    expect(keys('2026-11-16')).toEqual(['errors.shift.past_forbidden'])
    expect(keys('2028-11-27')).toEqual(['errors.shift.too_far_ahead'])
    expect(keys('2028-06-12')).toEqual(['errors.task.too_long'])
    expect(keys('2028-06-05')).toEqual([])
  })

  it('SHIFT-25, SHIFT-27 holidays, days in a row and short rests are told at the copies they touch', () => {
    const kinds = (found: ReturnType<typeof checked>) =>
      found.map(({ warnings }) => warnings.map(({ kind }) => kind))
    const friday = [aShift('2026-12-11')]
    const christmas = checkCopies(
      copyWeek(friday, monday, [isoDate('2026-12-14'), isoDate('2026-12-21')]),
      friday,
      rules,
      national,
    )
    expect(kinds(christmas)).toEqual([[], ['public_holiday']])
    const busy = ['08', '09', '10', '11', '12', '13'].map((day) => aShift(`2026-12-${day}`))
    const weeks = ['2026-12-14', '2027-01-11'].map(isoDate)
    const rows = checkCopies(
      copyWeek(busy, monday, weeks),
      [...busy, aShift('2026-12-14')],
      rules,
      national,
    )
    expect(kinds(rows)).toEqual([...busy.map(() => ['consecutive_days']), ...busy.map(() => [])])
    const late = [aShift('2026-12-07', '06:00', '14:00')]
    const rest = checkCopies(
      copyWeek(late, monday, [isoDate('2026-12-14')]),
      [...late, aShift('2026-12-13', '14:00', '22:00')],
      rules,
      national,
    )
    expect(kinds(rest)).toEqual([['short_rest']])
    const evening = [aShift('2026-12-07', '14:00', '22:00')]
    const before = checkCopies(
      copyWeek(evening, monday, weeks),
      [...evening, aShift('2026-12-15', '06:00', '14:00')],
      rules,
      national,
    )
    expect(kinds(before)).toEqual([['short_rest'], []])
  })
})

describe('PLAN-02 what of a mission’s week can be copied into another one', () => {
  const facts = {
    shifts: [aShift('2026-12-14'), aShift('2026-12-18')],
    from: isoDate('2026-12-14'),
    to: isoDate('2026-12-21'),
    withHolidays: false,
    rules: { ...inParis, now: instant('2026-12-02T09:00:00Z'), insider: false },
    calendar: national,
  }
  const days = (copy: ReturnType<typeof copyableWeek>) =>
    copy.drafts.map(({ startsAt }) => localInParis(startsAt).date)
  const reasons = (copy: ReturnType<typeof copyableWeek>) =>
    copy.leftOut.map(({ draft, because }) => [
      localInParis(draft.startsAt).date,
      because?.key ?? null,
    ])

  it('its shifts of that week alone, at the same times of the clock', () => {
    const copy = copyableWeek({
      ...facts,
      shifts: [...facts.shifts, aShift('2026-12-07')],
    })
    expect(copy.drafts[0]).toEqual(aShift('2026-12-21'))
    expect(days(copy)).toEqual(['2026-12-21'])
  })

  it('SHIFT-25 leaves public holidays out, unless they are wanted or the solidarity day', () => {
    expect(reasons(copyableWeek(facts))).toEqual([['2026-12-25', null]])
    const both = ['2026-12-21', '2026-12-25']
    expect(days(copyableWeek({ ...facts, withHolidays: true }))).toEqual(both)
    expect(days(copyableWeek({ ...facts, calendar: calendarInParis('noel') }))).toEqual(both)
  })

  it.each([
    ['2026-11-23', 'errors.shift.past_forbidden'],
    ['2028-12-11', 'errors.shift.too_far_ahead'],
    ['2028-06-26', 'errors.task.too_long'],
  ])('SHIFT-13, SHIFT-14, C-09 has nothing for the week of %s, and says why', (to, key) => {
    const copy = copyableWeek({ ...facts, to: isoDate(to) })
    expect(copy.drafts).toEqual([])
    expect(reasons(copy).map(([, reason]) => reason)).toEqual([key, key])
  })

  it('SHIFT-15 makes no shift twice: what is there already stays behind', () => {
    const copy = copyableWeek({
      ...facts,
      shifts: [...facts.shifts, aShift('2026-12-21')],
    })
    expect(reasons(copy)).toEqual([
      ['2026-12-21', 'errors.shift.conflict_duplicated'],
      ['2026-12-25', null],
    ])
    expect(copyableWeek({ ...facts, shifts: [], withHolidays: true })).toEqual({
      drafts: [],
      leftOut: [],
    })
  })
})
