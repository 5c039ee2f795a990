import { instant, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  firstValues,
  type FlexibleValues,
  formIssues,
  isAnswered,
  isFlexibleValues,
  planningOf,
  valuesOf,
} from './flexible-form.ts'
import { calendarInParis } from '@renfort/domain/testing/in-paris.ts'

const rules = {
  now: instant('2026-12-02T09:00:00Z'),
  insider: false,
  calendar: calendarInParis(null),
}
const whole: FlexibleValues = {
  startDate: '2027-01-04',
  endDate: '2027-01-31',
  weeklyVolume: 42,
  siders: 2,
  amplitudeStart: '08:00',
  amplitudeEnd: '20:00',
  include: { holidays: false, weekDays: true, saturday: true, sunday: false },
}
const problems = (change: Partial<FlexibleValues>) =>
  formIssues({ ...whole, ...change }, rules).map(
    ({ path, key }) => `${path.join('.')} ${key.replace('errors.', '')}`,
  )

describe('the form of a flexible planning', () => {
  it('FLEX-16 travels as midnights in UTC, and comes back', () => {
    const planning = planningOf(whole, rules)
    expect(planning).toEqual({
      ...whole,
      startDate: isoDate('2027-01-04'),
      amplitudeStart: localTime('08:00'),
    })
    const body = planning && bodyOf(planning)
    expect(body).toMatchObject({
      startDate: '2027-01-04T00:00:00.000Z',
      endDate: '2027-01-31T00:00:00.000Z',
    })
    expect(body && valuesOf({ ...body, id: 'p', shiftsUntil: null })).toEqual(whole)
  })

  it('starts with the days and hours of most, and asks for the rest', () => {
    expect(formIssues(firstValues, rules)).toEqual([
      { path: ['startDate'], key: 'errors.field.required' },
      { path: ['endDate'], key: 'errors.field.required' },
    ])
    expect(planningOf(firstValues, rules)).toBeNull()
    expect(isAnswered(firstValues, 'startDate')).toBe(false)
    expect(isAnswered(firstValues, 'include')).toBe(true)
  })

  const noDay = { holidays: false, weekDays: false, saturday: false, sunday: false }
  it.each<[string, Partial<FlexibleValues>, string[]]>([
    ['FLEX-04 nobody yet', { siders: null }, ['siders field.required']],
    ['FLEX-04 no number', { siders: Number.NaN }, ['siders shift.slots']],
    [
      'FLEX-13 no time',
      { amplitudeStart: '8h' },
      ['amplitudeStart flexible_planning.amplitude_invalid'],
    ],
    ['FLEX-13 nothing', { amplitudeEnd: '' }, ['amplitudeEnd field.required']],
    ['a day that is none', { endDate: '31/31' }, ['endDate field.day']],
    [
      'FLEX-05 no day, before the period is known',
      { startDate: '', include: noDay },
      ['startDate field.required', 'include flexible_planning.no_day'],
    ],
    [
      'FLEX-07 nothing of the flags before the period is known',
      { endDate: '', include: { ...whole.include, holidays: true } },
      ['endDate field.required'],
    ],
    ['FLEX-08 the past', { startDate: '2026-12-01' }, ['startDate shift.past_forbidden']],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  it('is distinguished from any other value in the storage of a tab', () => {
    expect(isFlexibleValues({ ...whole })).toBe(true)
    for (const other of [null, 'text', [], { startDate: '' }]) {
      expect(isFlexibleValues(other)).toBe(false)
    }
  })
})
