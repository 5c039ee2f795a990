import { describe, expect, it } from 'vitest'
import { instant, isoDate, localInParis, localTime } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import type { SolidaritySlug } from '../law/public-holidays.ts'
import { duplicateShift } from './duplication.ts'
import { expandRule } from './occurrences.ts'
import type { RecurrenceRule } from './recurrence.ts'
import { shiftFromForm } from './shift.ts'
import { validateRecurrence } from './validate-recurrence.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

const now = instant('2026-12-02T09:00:00Z')

type Written = Partial<Omit<RecurrenceRule, 'startDate' | 'until'>>

function aRule(startDate: string, until: string, rest: Written = {}): RecurrenceRule {
  return {
    type: 'weekly',
    interval: 1,
    days: [],
    setPos: null,
    withHolidays: false,
    ...rest,
    startDate: isoDate(startDate),
    until: isoDate(until),
  }
}

function monthly(startDate: string, until: string, rest: Written = {}): RecurrenceRule {
  return aRule(startDate, until, { type: 'monthly', ...rest })
}

const datesOf = (rule: RecurrenceRule, solidarity: SolidaritySlug | null = null) =>
  expandRule(rule, calendarInParis(solidarity)).dates.map((date) =>
    date.slice(2).replaceAll('-', ''),
  )

const problemsOf = (rule: RecurrenceRule) =>
  validateRecurrence(rule, { now, calendar: national }).map(
    ({ path, key }) => `${path.join('.')} ${key}`,
  )

describe('the worked examples of the days of a rule', () => {
  const whitMonday = 'lundi-de-pentecote'
  const ascension = aRule('2027-04-22', '2027-05-20', { days: [3] })
  it.each<[string, RecurrenceRule, SolidaritySlug | null, string]>([
    [
      'SHIFT-19 1 days of the week, none before the start',
      aRule('2027-02-03', '2027-02-19', { days: [0, 2, 4] }),
      null,
      '270203 270205 270208 270210 270212 270215 270217 270219',
    ],
    [
      'SHIFT-18 2 every other week, counted from the week of the start',
      aRule('2027-02-04', '2027-03-14', { interval: 2, days: [0, 3] }),
      null,
      '270204 270215 270218 270301 270304',
    ],
    ['SHIFT-21 3 without Ascension', ascension, null, '270422 270429 270513 270520'],
    [
      'SHIFT-21 3 with Ascension',
      { ...ascension, withHolidays: true },
      null,
      '270422 270429 270506 270513 270520',
    ],
    [
      'SHIFT-17 4 the 31st, in the months that have one',
      monthly('2027-01-31', '2027-06-30'),
      null,
      '270131 270331 270531',
    ],
    [
      'SHIFT-20 5 the third Wednesday, not the one before the start',
      monthly('2027-01-25', '2027-05-31', { days: [2], setPos: 3 }),
      null,
      '270217 270317 270421 270519',
    ],
    [
      'SHIFT-20 6 the last working weekday of every other month',
      monthly('2027-01-01', '2027-07-31', { interval: 2, days: [0, 1, 2, 3, 4], setPos: -1 }),
      null,
      '270129 270331 270531 270730',
    ],
    [
      'SHIFT-21 7 the solidarity day stays',
      aRule('2027-05-10', '2027-05-24', { days: [0] }),
      whitMonday,
      '270510 270517 270524',
    ],
    [
      'SHIFT-20 9 the fourth Friday from the end',
      monthly('2027-01-01', '2027-03-31', { days: [4], setPos: -4 }),
      null,
      '270108 270205 270305',
    ],
  ])('%s', (_, rule, solidarity, dates) => {
    expect(datesOf(rule, solidarity).join(' ')).toBe(dates)
  })

  it('8 keeps the times of the clock over a clock change', () => {
    const { dates } = expandRule(aRule('2027-03-21', '2027-04-04', { days: [6] }), national)
    const template = shiftFromForm({
      ...inParis,
      date: isoDate('2027-03-21'),
      startTime: localTime('22:00'),
      endTime: localTime('06:00'),
      breakMinutes: 0,
      slots: 1,
    })
    const shifts = duplicateShift(template, dates)
    expect(shifts.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-21T21:00:00.000Z',
      '2027-03-28T20:00:00.000Z',
      '2027-04-04T20:00:00.000Z',
    ])
    expect(new Set(shifts.map(({ endsAt }) => localInParis(endsAt).time))).toEqual(
      new Set(['06:00']),
    )
  })
})

describe('the days of a rule', () => {
  it.each([0, -1])(
    'SHIFT-18 are none for an interval of %i, on a public holiday too',
    (interval) => {
      const christmas = aRule('2026-12-25', '2027-01-31', { days: [4], interval })
      expect(expandRule(christmas, national, 10)).toEqual({ dates: [], dropped: [] })
      const byMonth = monthly('2026-12-25', '2027-01-31', { interval })
      expect(expandRule(byMonth, national, 10)).toEqual({ dates: [], dropped: [] })
    },
  )

  it('SHIFT-21 tells which public holidays were left out', () => {
    const rule = aRule('2027-05-03', '2027-05-17', { days: [0, 3] })
    expect(expandRule(rule, national).dropped).toEqual(['2027-05-06', '2027-05-17'])
    expect(expandRule(rule, calendarInParis('lundi-de-pentecote')).dropped).toEqual(['2027-05-06'])
    expect(expandRule({ ...rule, withHolidays: true }, national).dropped).toEqual([])
  })

  it('SHIFT-20 a position of 0 is the day of the month', () => {
    const rule = monthly('2027-01-15', '2027-03-31', { days: [0], setPos: 0 })
    expect(datesOf(rule)).toEqual(['270115', '270215', '270315'])
  })

  it('SHIFT-20 a weekly rule has no position in the month', () => {
    const rule = aRule('2027-02-01', '2027-02-15', { days: [0], setPos: -1 })
    expect(datesOf(rule)).toEqual(['270201', '270208', '270215'])
  })

  it('SHIFT-19 a day that is written twice counts once', () => {
    expect(datesOf(aRule('2027-02-01', '2027-02-01', { days: [0, 0] }))).toEqual(['270201'])
  })

  it('follows weeks and months over the end of a year', () => {
    const weeks = aRule('2026-12-31', '2027-01-20', { interval: 2, days: [3] })
    expect(datesOf(weeks)).toEqual(['261231', '270114'])
    const months = monthly('2026-11-30', '2027-04-30', { interval: 3 })
    expect(datesOf(months)).toEqual(['261130'])
  })
})

describe('what a rule must be', () => {
  const fine = aRule('2027-02-01', '2027-03-01', { days: [0] })
  it.each<[string, RecurrenceRule, string[]]>([
    ['SHIFT-18 an interval of 50', { ...fine, interval: 50 }, []],
    [
      'SHIFT-18 an interval of 0',
      { ...fine, interval: 0 },
      ['interval errors.recurrence.interval'],
    ],
    [
      'SHIFT-18 an interval of 51',
      { ...fine, interval: 51 },
      ['interval errors.recurrence.interval'],
    ],
    [
      'SHIFT-18 an interval of 1.5',
      { ...fine, interval: 1.5 },
      ['interval errors.recurrence.interval'],
    ],
    ['SHIFT-19 weekly, no day', { ...fine, days: [] }, ['days errors.recurrence.days_missing']],
    ['SHIFT-19 monthly, no day', { ...fine, type: 'monthly', days: [] }, []],
    [
      'SHIFT-20 a position among no days',
      { ...fine, type: 'monthly', days: [], setPos: 1 },
      ['days errors.recurrence.days_missing'],
    ],
    ['SHIFT-20 position 4', { ...fine, type: 'monthly', setPos: 4 }, []],
    ['SHIFT-20 position -4', { ...fine, type: 'monthly', setPos: -4 }, []],
    [
      'SHIFT-20 position 5',
      { ...fine, type: 'monthly', setPos: 5 },
      ['setPos errors.recurrence.position'],
    ],
    [
      'SHIFT-20 position -5',
      { ...fine, type: 'monthly', setPos: -5 },
      ['setPos errors.recurrence.position'],
    ],
    ['SHIFT-22 one day', { ...fine, until: fine.startDate }, []],
    [
      'SHIFT-22 an end before the start',
      { ...fine, until: isoDate('2027-01-31') },
      ['until errors.recurrence.until_before_start'],
    ],
    ['SHIFT-13 until two years ahead', { ...fine, until: isoDate('2028-12-02') }, []],
    [
      'SHIFT-13 a day more',
      { ...fine, until: isoDate('2028-12-03') },
      ['until errors.shift.too_far_ahead'],
    ],
    [
      'no day at all',
      aRule('2027-02-02', '2027-02-07', { days: [0] }),
      ['until errors.recurrence.empty'],
    ],
    [
      'nothing but a holiday',
      aRule('2026-12-25', '2026-12-25', { days: [4] }),
      ['until errors.recurrence.empty'],
    ],
    [
      'more than 1000 days',
      aRule('2020-01-01', '2027-02-01', { days: [0, 1, 2, 3, 4, 5, 6] }),
      ['until errors.recurrence.too_many'],
    ],
  ])('%s', (_, rule, expected) => {
    expect(problemsOf(rule)).toEqual(expected)
  })

  it('SHIFT-19 days other than Monday to Sunday', () => {
    for (const day of [-1, 7, 0.5]) {
      expect(problemsOf({ ...fine, days: [day as Weekday] })).toEqual([
        'days errors.recurrence.days',
      ])
    }
  })

  it('1000 days and not one more', () => {
    const daily = { days: [0, 1, 2, 3, 4, 5, 6], withHolidays: true } as const
    expect(problemsOf(aRule('2024-06-01', '2027-02-25', daily))).toEqual([])
    expect(problemsOf(aRule('2024-06-01', '2027-02-26', daily))).toEqual([
      'until errors.recurrence.too_many',
    ])
  })
})
