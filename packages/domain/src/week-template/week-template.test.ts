import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, localTime, timeOfMinute } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import {
  shiftsOfTemplate,
  templateOfWeek,
  type TemplateShift,
  validateWeekTemplate,
  weekTemplateLimits,
} from './week-template.ts'
import { inParis } from '../testing/in-paris.ts'

const monday = isoDate('2026-12-07')
const midday: TemplateShift = {
  weekday: 1,
  startTime: localTime('11:00'),
  endTime: localTime('15:00'),
  breakMinutes: 0,
  slots: 2,
}
const night: TemplateShift = {
  ...midday,
  weekday: 5,
  startTime: localTime('22:00'),
  endTime: localTime('05:00'),
  breakMinutes: 30,
}

const anyShift: fc.Arbitrary<TemplateShift> = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday),
  startTime: fc.integer({ min: 0, max: 1439 }).map(timeOfMinute),
  endTime: fc.integer({ min: 0, max: 1439 }).map(timeOfMinute),
  breakMinutes: fc.constantFrom(0, 30, 60),
  slots: fc.integer({ min: 1, max: 50 }),
})

describe('a template of a week', () => {
  it('makes its shifts in the weeks that are named, also past midnight', () => {
    const weeks = [addDays(monday, 7), monday]
    expect(
      shiftsOfTemplate([night, midday], weeks, inParis).map(({ startsAt }) => startsAt),
    ).toEqual([
      '2026-12-08T10:00:00.000Z',
      '2026-12-12T21:00:00.000Z',
      '2026-12-15T10:00:00.000Z',
      '2026-12-19T21:00:00.000Z',
    ])
  })

  it('is what a week made from it gives again', () => {
    fc.assert(
      fc.property(fc.array(anyShift), (template) => {
        const made = shiftsOfTemplate(template, [monday], inParis)
        const key = (shift: TemplateShift) => JSON.stringify(shift)
        expect(templateOfWeek(made, monday).map(key).toSorted()).toEqual(
          template.map(key).toSorted(),
        )
        expect(templateOfWeek(made, addDays(monday, 7))).toEqual([])
      }),
    )
  })

  it.each([
    ['no name', { name: ' ' }, ['name errors.field.required']],
    ['a long name', { name: 'x'.repeat(41) }, ['name errors.field.too_long']],
    ['no shift', { shifts: [] }, ['shifts errors.shift.date_missing']],
    [
      'more shifts than a week may have',
      { shifts: Array.from({ length: 201 }, () => midday) },
      ['shifts errors.field.too_long'],
    ],
    [
      'an hour',
      { shifts: [{ ...midday, endTime: localTime('12:00') }] },
      ['shifts.0.endTime errors.shift.duration'],
    ],
    [
      '51 Siders',
      { shifts: [midday, { ...night, slots: 51 }] },
      ['shifts.1.slots errors.shift.slots'],
    ],
    [
      'a break of 10 minutes',
      { shifts: [{ ...midday, breakMinutes: 10 }] },
      ['shifts.0.breakMinutes errors.shift.break'],
    ],
    ['the same twice', { shifts: [midday, midday] }, ['shifts.1 errors.shift.conflict_duplicated']],
    ['nothing', {}, []],
  ] as const)('%s is what is wrong', (_, change, found) => {
    const template = { name: 'Basse saison', shifts: [midday, night], ...change }
    const issues = validateWeekTemplate(template).map(({ path, key }) => `${path.join('.')} ${key}`)
    expect(issues.slice(0, found.length || undefined)).toEqual(found)
  })

  it('may have any week of a planning', () => {
    expect(weekTemplateLimits.shifts).toBeGreaterThanOrEqual(7 * 10)
  })
})
