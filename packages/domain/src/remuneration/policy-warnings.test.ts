import { describe, expect, it } from 'vitest'
import { localTime } from '../kernel/calendar.ts'
import type { LocalTime } from '../kernel/calendar.ts'
import { defaultPolicy } from './policy.ts'
import type { HoursTypes, LunchIndemnity } from './policy.ts'
import { hoursTypesWarnings, indemnitiesWarnings } from './policy-warnings.ts'

const base = defaultPolicy.hoursTypes

function told(hoursTypes: Partial<HoursTypes>): string[] {
  return hoursTypesWarnings({ ...base, ...hoursTypes }).map(
    ({ kind, path, params }) => `${kind} ${path.join('.')} ${Object.values(params).join(' ')}`,
  )
}

describe('what the law says of a pay policy (law §3.5)', () => {
  it('nothing of the proposed one', () => {
    expect(hoursTypesWarnings(base)).toEqual([])
    expect(indemnitiesWarnings(defaultPolicy.indemnities)).toEqual([])
  })

  it('each has its source', () => {
    const worst = hoursTypesWarnings({
      extra: [{ threshold: 40, increase: 5 }],
      night: { ...base.night, startHour: localTime('23:00') },
      sundays: base.sundays,
      bankHolidays: {
        ...base.bankHolidays,
        increase: 0,
        seniority: { daysThreshold: 30, increase: 50 },
      },
    })
    expect(worst.map(({ source }) => source.text.split('art. ')[1])).toEqual([
      'L3121-33',
      'L3121-33',
      'L3121-33',
      'L3122-2',
      'L3133-6',
      'L1251-18',
    ])
  })

  const overtime: [string, HoursTypes['extra'], string[]][] = [
    [
      'less than the law, as an agreement may',
      [
        { threshold: 35, increase: 10 },
        { threshold: 43, increase: 49 },
      ],
      ['overtime_below_law extra.0.increase 36 25', 'overtime_below_law extra.1.increase 44 50'],
    ],
    [
      'less than any agreement may',
      [
        { threshold: 35, increase: 9.99 },
        { threshold: 43, increase: 50 },
      ],
      ['overtime_below_floor extra.0.increase 36 25 10'],
    ],
    [
      'one increase for all of them',
      [{ threshold: 35, increase: 25 }],
      ['overtime_below_law extra.0.increase 44 50'],
    ],
    [
      'none before the 41st hour',
      [{ threshold: 40, increase: 50 }],
      ['overtime_below_floor extra.0.threshold 36 25 10'],
    ],
    [
      'a step later than that of the law',
      [
        { threshold: 35, increase: 25 },
        { threshold: 45, increase: 50 },
      ],
      ['overtime_below_law extra.0.increase 44 50'],
    ],
    ['more than the law', [{ threshold: 35, increase: 50 }], []],
  ]
  it.each(overtime)('REM-03 overtime: %s', (_, extra, expected) => {
    expect(told({ extra })).toEqual(expected)
  })

  it.each([
    ['21:00', '06:00', true],
    ['20:00', '05:00', true],
    ['22:00', '07:00', true],
    ['00:00', '09:00', true],
    ['22:00', '06:00', false],
    ['19:00', '04:45', false],
    ['18:00', '24:00', false],
    ['18:00', '00:00', false],
    ['00:15', '09:00', false],
    ['05:00', '09:00', false],
  ])('REM-04 REM-05 a night from %s to %s is long enough: %s', (start, end, fine) => {
    const endHour: LocalTime | '24:00' = end === '24:00' ? end : localTime(end)
    const night = { ...base.night, startHour: localTime(start), endHour }
    expect(told({ night })).toEqual(fine ? [] : ['night_too_short night.startHour 9 00:00 05:00'])
  })

  it('REM-11 the 1 May is paid double, a seniority keeps no holiday from being paid', () => {
    const seniority = { daysThreshold: 90, increase: 100 }
    const bankHolidays = { ...base.bankHolidays, increase: 99.99, seniority }
    expect(told({ bankHolidays })).toEqual([
      'may_day_below_law bankHolidays.increase 100',
      'holiday_seniority bankHolidays.seniority ',
    ])
  })

  it.each([
    ['ticket', 49.99, 1],
    ['ticket', 50, 0],
    ['ticket', 60, 0],
    ['ticket', 60.01, 1],
    ['ticket', null, 0],
    ['indemnity', null, 0],
  ] as const)('REM-14 a %s with a share of %s: %d warnings', (type, coverRate, count) => {
    const otherParameters = { seniority: null, hoursPerDay: null, zti: null, taskType: null }
    const lunch: LunchIndemnity = { id: 'l', type, amount: 9, coverRate, otherParameters }
    const warnings = indemnitiesWarnings({ lunch: [lunch] })
    expect(warnings).toHaveLength(count)
    for (const { path, params } of warnings) {
      expect(path).toEqual(['lunch', 0, 'coverRate'])
      expect(params).toEqual({ min: 50, max: 60 })
    }
  })
})
