import { describe, expect, it } from 'vitest'
import { localTime } from '../kernel/calendar.ts'
import type { LocalTime } from '../kernel/calendar.ts'
import { defaultPolicy } from './policy.ts'
import type { HoursTypes } from './policy.ts'
import { validateHoursTypes } from './hours-types.ts'

const base = defaultPolicy.hoursTypes

function places(hoursTypes: HoursTypes): string[] {
  return validateHoursTypes(hoursTypes).map(({ path, key }) => `${path.join('.')} ${key}`)
}

describe('hour types', () => {
  it('the default policy is valid and waits for its confirmation', () => {
    expect(places(base)).toEqual([])
    expect(defaultPolicy).toMatchObject({
      hoursTypesConfirmation: false,
      indemnitiesConfirmation: false,
    })
  })

  const extras: [string, number[], string[]][] = [
    ['one at 35', [35], []],
    ['two rising', [35, 48], []],
    ['none', [], ['extra errors.field.required']],
    ['34', [34], ['extra.0.threshold errors.remuneration.threshold']],
    ['49', [35, 49], ['extra.1.threshold errors.remuneration.threshold']],
    ['equal', [40, 40], ['extra.1.threshold errors.remuneration.threshold']],
    ['falling', [43, 36], ['extra.1.threshold errors.remuneration.threshold']],
  ]
  it.each(extras)('REM-03 thresholds: %s', (_, thresholds, expected) => {
    const extra = thresholds.map((threshold) => ({ threshold, increase: 25 }))
    expect(places({ ...base, extra })).toEqual(expected)
  })

  const fromZero: [number, boolean][] = [
    [0, true],
    [200, true],
    [12.25, true],
    [-0.01, false],
    [200.01, false],
    [12.255, false],
    [Number.NaN, false],
  ]
  it.each(fromZero)(
    'C-05 REM-02 extra, sunday and holiday increase of %d: %s',
    (increase, fine) => {
      const count = fine ? 0 : 3
      const hoursTypes = {
        ...base,
        extra: [{ threshold: 35, increase }],
        sundays: { ...base.sundays, increase },
        bankHolidays: { ...base.bankHolidays, increase },
      }
      expect(places(hoursTypes)).toHaveLength(count)
    },
  )
  it.each(fromZero.map(([n, fine]) => [n, fine && n > 0] as const))(
    'C-05 REM-08 REM-09 REM-10 night, seniority and zti increase of %d: %s',
    (increase, fine) => {
      const seniority = { daysThreshold: 30, increase }
      const hoursTypes = {
        ...base,
        night: { ...base.night, increase, seniority },
        sundays: { ...base.sundays, ztiIncrease: increase, seniority },
        bankHolidays: { ...base.bankHolidays, seniority },
      }
      expect(places(hoursTypes)).toHaveLength(fine ? 0 : 5)
    },
  )
  it.each([
    [1, null],
    [360, null],
    [0, 'errors.field.too_small'],
    [361, 'errors.field.too_big'],
    [1.5, 'errors.field.format'],
  ])('C-19 REM-09 a seniority of %d days', (daysThreshold, key) => {
    const night = { ...base.night, seniority: { daysThreshold, increase: 10 } }
    const expected = key === null ? [] : [`night.seniority.daysThreshold ${key}`]
    expect(places({ ...base, night })).toEqual(expected)
  })

  const windows: [string, string, string[]][] = [
    ['21:00', '06:00', []],
    ['18:00', '09:00', []],
    ['23:45', '00:00', []],
    ['22:00', '24:00', []],
    ['00:00', '09:00', []],
    ['06:00', '06:15', []],
    ['17:45', '06:00', ['startHour']],
    ['06:15', '09:00', ['startHour']],
    ['23:50', '06:00', ['startHour']],
    ['21:00', '09:15', ['endHour']],
    ['05:00', '05:00', ['endHour']],
    ['05:00', '04:00', ['endHour']],
    ['05:00', '24:00', ['endHour']],
    ['05:00', '09:15', ['endHour']],
    ['12:00', '18:00', ['startHour', 'endHour']],
  ]
  it.each(windows)('C-26 REM-04 REM-05 REM-06 a night from %s to %s', (start, end, fields) => {
    const endHour: LocalTime | '24:00' = end === '24:00' ? end : localTime(end)
    const night = { ...base.night, startHour: localTime(start), endHour }
    expect(places({ ...base, night })).toEqual(
      fields.map((field) => `night.${field} errors.remuneration.night_window`),
    )
  })

  it('REM-11 1 May cannot be the solidarity day, none may be', () => {
    const chosen = (text: string | null) =>
      JSON.parse(
        JSON.stringify({ ...base, bankHolidays: { ...base.bankHolidays, solidarity: text } }),
      )
    expect(places(chosen(null))).toEqual([])
    expect(places(chosen('noel'))).toEqual([])
    expect(places(chosen('fete-du-travail'))).toEqual([
      'bankHolidays.solidarity errors.field.unknown_choice',
    ])
  })
})
