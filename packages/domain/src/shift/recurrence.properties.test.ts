import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateOfDay,
  dayNumberOf,
  instantInParis,
  isoDate,
  localTime,
} from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import { isUnworkedHoliday, solidaritySlugs } from '../law/public-holidays.ts'
import { expandRule } from './occurrences.ts'
import { isPositional, recurrenceTypes } from './recurrence.ts'
import type { RecurrenceRule } from './recurrence.ts'
import { reopenedRule, splitRule } from './series.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const weekday = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>
const first = dayNumberOf(isoDate('2026-01-01'))

const anyRule: fc.Arbitrary<RecurrenceRule> = fc
  .record({
    type: fc.constantFrom(...recurrenceTypes),
    interval: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 50 })),
    startDate: fc.integer({ min: first, max: first + 1500 }).map(dateOfDay),
    length: fc.integer({ min: 0, max: 731 }),
    days: fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }),
    setPos: fc.option(fc.integer({ min: -4, max: 4 })),
    withHolidays: fc.boolean(),
  })
  .map(({ length, ...rule }) => ({ ...rule, until: addDays(rule.startDate, length) }))

const withHolidays = (rule: RecurrenceRule) => expandRule({ ...rule, withHolidays: true }, national)

/** The same rule in RFC 5545, expanded by an independent library. */
function oracle(rule: RecurrenceRule): string[] {
  const byDay = rule.days.map((day) => dayNames[day] ?? '')
  const noon = (date: string) =>
    Temporal.PlainDateTime.from(`${date}T12:00`).toZonedDateTime('Europe/Paris')
  const byPart =
    rule.type === 'weekly'
      ? { freq: 'WEEKLY' as const, byDay, wkst: 'MO' }
      : isPositional(rule)
        ? { freq: 'MONTHLY' as const, byDay, bySetPos: [rule.setPos] }
        : { freq: 'MONTHLY' as const, byMonthDay: [Number(rule.startDate.slice(8))] }
  return new RRuleTemporal({
    ...byPart,
    interval: rule.interval,
    dtstart: noon(rule.startDate),
    until: noon(rule.until),
    tzid: 'Europe/Paris',
  })
    .all()
    .map((at) => at.toString().slice(0, 10))
}

describe('the days of any rule', () => {
  it('SHIFT-17 SHIFT-18 SHIFT-19 SHIFT-20 are those of an independent library', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(withHolidays(rule).dates).toEqual(oracle(rule))
      }),
      { numRuns: 300 },
    )
  })

  it('SHIFT-21 are sorted, different, within the rule, and no public holiday but the solidarity day', () => {
    fc.assert(
      fc.property(anyRule, fc.constantFrom(null, ...solidaritySlugs), (rule, solidarity) => {
        const { dates, dropped } = expandRule(rule, calendarInParis(solidarity))
        expect([...new Set(dates)].toSorted()).toEqual(dates)
        expect(dates.every((date) => date >= rule.startDate && date <= rule.until)).toBe(true)
        expect([...dates, ...dropped].toSorted()).toEqual(withHolidays(rule).dates)
        const unworked = (date: IsoDate) => isUnworkedHoliday(date, calendarInParis(solidarity))
        const expected = rule.withHolidays ? [] : withHolidays(rule).dates.filter(unworked)
        expect(dropped).toEqual(expected)
      }),
    )
  })

  it('SHIFT-23 are the same before and after a split at any of them, and once reopened', () => {
    fc.assert(
      fc.property(anyRule, fc.nat(), (rule, at) => {
        const { dates } = withHolidays(rule)
        const date = dates[at % Math.max(1, dates.length)]
        if (date === undefined) return
        const { before, from } = splitRule(rule, date)
        const later = withHolidays(from).dates
        expect([...withHolidays(before).dates, ...later]).toEqual(dates)
        const noon = localTime('12:00')
        const returning = later.map((day) => ({ ...inParis, startsAt: instantInParis(day, noon) }))
        const reopened = reopenedRule(before, returning)
        expect(reopened && withHolidays(reopened).dates).toEqual(dates)
      }),
    )
  })
})
