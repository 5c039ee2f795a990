import { instant } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { calendarInParis, inParis } from '@renfort/domain/testing/in-paris.ts'
import { describe, expect, it } from 'vitest'
import { contractResolver } from '../../../form/contract-resolver.ts'
import { decodeIssue } from '../../../form/issue-message.ts'
import type { PlannedShift } from '../shift-body.ts'
import { asFormIssues, shiftSchema } from './shift-form-issues.ts'
import {
  firstRecurrence,
  firstShift,
  formValuesOf,
  nextShift,
  planningOfForm,
  type ShiftFormValues,
} from './shift-form.ts'

const rules = () => ({ ...inParis, now: instant('2026-12-02T09:00:00Z'), insider: false })
const nothingPlanned = {
  planning: [],
  edited: null,
  calendar: calendarInParis(null),
  rules: rules(),
}
const shiftsOfForm = (values: ShiftFormValues) => planningOfForm(values, nothingPlanned)?.drafts

const monday: ShiftFormValues = { ...firstShift, date: '2026-12-07' }

async function problems(values: ShiftFormValues, others: ShiftFormValues[] = []) {
  const planning = others
    .flatMap((each) => shiftsOfForm(each) ?? [])
    .map((draft, i): PlannedShift => ({ ...draft, id: String(i), recurrenceId: null }))
  const resolve = contractResolver(shiftSchema(() => ({ ...nothingPlanned, planning })))
  const { errors } = await resolve(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      decodeIssue(String(error && 'message' in error ? error.message : '')).key,
    ]),
  )
}

describe('the form of a shift', () => {
  it('takes a plain day', async () => {
    expect(await problems(monday)).toEqual({})
  })

  it.each<[string, Partial<ShiftFormValues>, Record<string, string>]>([
    ['no day', { date: '' }, { date: 'errors.field.required' }],
    ['no such day', { date: '2026-02-30' }, { date: 'errors.field.day' }],
    ['no such time', { endTime: 'bientôt' }, { endTime: 'errors.field.format' }],
    ['no number of Siders', { slots: null }, { slots: 'errors.field.required' }],
    ['SHIFT-05 51 Siders', { slots: 51 }, { slots: 'errors.shift.slots' }],
    ['SHIFT-05 no Sider', { slots: 0 }, { slots: 'errors.shift.slots' }],
    [
      'SHIFT-06 601 minutes',
      { startTime: '08:00', endTime: '18:01', breakMinutes: 0 },
      { endTime: 'errors.shift.duration' },
    ],
    ['SHIFT-07 19 minutes', { breakMinutes: 19 }, { breakMinutes: 'errors.shift.break' }],
    ['SHIFT-14 yesterday', { date: '2026-12-01' }, { date: 'errors.shift.past_forbidden' }],
    ['SHIFT-13 in three years', { date: '2029-12-03' }, { date: 'errors.shift.too_far_ahead' }],
    [
      'SHIFT-14 another day in the past',
      { otherDates: ['2026-11-30'] },
      { otherDates: 'errors.shift.past_forbidden' },
    ],
  ])('%s', async (_, change, expected) => {
    expect(await problems({ ...monday, ...change })).toEqual(expected)
  })

  it('SHIFT-15 refuses a shift that is there already, at its own day or at another', async () => {
    const conflict = 'errors.shift.conflict_duplicated'
    expect(await problems(monday, [monday])).toEqual({ date: conflict })
    const tuesdayToo = { ...monday, date: '2026-12-08', otherDates: ['2026-12-07'] }
    expect(await problems(tuesdayToo, [monday])).toEqual({ otherDates: conflict })
  })

  it('SHIFT-09 an end before the start is on the next day', () => {
    const night = { ...monday, startTime: '22:00', endTime: '06:00' }
    expect(shiftsOfForm(night)?.[0]?.endsAt).toBe('2026-12-08T05:00:00.000Z')
  })

  it('stands for one shift on each of its days, once', () => {
    const days = shiftsOfForm({ ...monday, otherDates: ['2026-12-08', '2026-12-07'] })
    expect(days?.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2026-12-07', '2026-12-08'])
  })

  it('goes back and forth between a shift and its form', () => {
    const night = { ...monday, startTime: '22:00', endTime: '06:00', slots: 3 }
    const [shift] = shiftsOfForm(night) ?? []
    expect(shift && formValuesOf(shift)).toEqual(night)
  })

  it('goes on with the day after the last one', () => {
    const next = nextShift({ ...monday, otherDates: ['2026-12-31', '2026-12-09'] })
    expect(next).toMatchObject({ date: '2027-01-01', otherDates: [], startTime: '09:00' })
  })
})

describe('the form of a recurring shift', () => {
  const weekly: ShiftFormValues = {
    ...monday,
    repeats: true,
    repeatDays: [0, 2],
    repeatUntil: '2026-12-16',
  }
  const startsOf = (values: ShiftFormValues) =>
    shiftsOfForm(values)?.map(({ startsAt }) => startsAt.slice(0, 10))

  it('SHIFT-16 stands for a shift on each day of its rule, and for no other day', () => {
    const days = ['2026-12-07', '2026-12-09', '2026-12-14', '2026-12-16']
    expect(startsOf({ ...weekly, otherDates: ['2026-12-08'] })).toEqual(days)
  })

  it('SHIFT-20 by the day of the month, or by the place of weekdays in it', () => {
    const monthly = { ...weekly, repeatType: 'monthly' as const, repeatUntil: '2027-02-28' }
    expect(startsOf(monthly)).toEqual(['2026-12-07', '2027-01-07', '2027-02-07'])
    expect(startsOf({ ...monthly, repeatPosition: -1 })).toEqual([
      '2026-12-30',
      '2027-01-27',
      '2027-02-24',
    ])
  })

  it.each<[string, Partial<ShiftFormValues>, Record<string, string>]>([
    ['nothing wrong', {}, {}],
    ['SHIFT-18 no interval', { repeatInterval: null }, { repeatInterval: 'errors.field.required' }],
    [
      'SHIFT-18 an interval of 51',
      { repeatInterval: 51 },
      { repeatInterval: 'errors.recurrence.interval' },
    ],
    ['SHIFT-19 no day', { repeatDays: [] }, { repeatDays: 'errors.recurrence.days_missing' }],
    ['SHIFT-22 no end', { repeatUntil: '' }, { repeatUntil: 'errors.field.required' }],
    [
      'SHIFT-22 an end before the start',
      { repeatUntil: '2026-12-06' },
      { repeatUntil: 'errors.recurrence.until_before_start' },
    ],
    [
      'SHIFT-22 no day at all',
      { repeatDays: [6], repeatUntil: '2026-12-12' },
      { repeatUntil: 'errors.recurrence.empty' },
    ],
    ['C-09 18 months', { repeatUntil: '2028-06-30' }, { repeatUntil: 'errors.task.too_long' }],
    ['SHIFT-06 601 minutes', { endTime: '20:01' }, { endTime: 'errors.shift.duration' }],
  ])('%s', async (_, change, expected) => {
    expect(await problems({ ...weekly, ...change })).toEqual(expected)
  })

  it('SHIFT-15 a day that has an equal shift is reported at the day', async () => {
    const taken = { ...monday, date: '2026-12-14' }
    expect(await problems(weekly, [taken])).toEqual({ date: 'errors.shift.conflict_duplicated' })
  })

  it('proposes the weekday of the shift, for four weeks', () => {
    expect(firstRecurrence('2026-12-09')).toEqual({ repeatDays: [2], repeatUntil: '2027-01-05' })
    expect(firstRecurrence('')).toEqual({ repeatDays: [], repeatUntil: '' })
  })
})

describe('the change of a recurring shift', () => {
  const planning = ['2026-12-07', '2026-12-14', '2026-12-21'].flatMap((date, i): PlannedShift[] =>
    (shiftsOfForm({ ...monday, date }) ?? []).map((draft) => ({
      ...draft,
      id: String(i),
      recurrenceId: 'series',
    })),
  )
  const edited = planning[1] ?? null
  const values = { ...monday, date: '2026-12-14', startTime: '10:00', endTime: '18:00' }
  const after = (scope: ShiftFormValues['scope'], date = '2026-12-14') =>
    planningOfForm({ ...values, date, scope }, { ...nothingPlanned, planning, edited })

  it.each([
    ['shift', ['2026-12-14'], 2],
    ['recurrence-following', ['2026-12-14', '2026-12-21'], 1],
    ['recurrence-all', ['2026-12-07', '2026-12-14', '2026-12-21'], 0],
  ] as const)('SHIFT-23 %s', (scope, dates, others) => {
    const planned = after(scope)
    expect(planned?.drafts.map(({ startsAt }) => startsAt)).toEqual(
      dates.map((date) => `${date}T09:00:00.000Z`),
    )
    expect(planned?.others).toHaveLength(others)
  })

  it('SHIFT-23 only a single shift moves to another day', async () => {
    const schema = shiftSchema(() => ({ ...nothingPlanned, planning, edited }))
    const moved = { ...values, date: '2026-12-15' }
    expect(schema.safeParse({ ...moved, scope: 'shift' }).success).toBe(true)
    const refused = schema.safeParse({ ...moved, scope: 'recurrence-all' })
    expect(refused.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['date'], 'errors.recurrence.date_fixed'],
    ])
  })
})

describe('what the API refuses', () => {
  it.each([
    [['recurrence', 'until'], ['repeatUntil']],
    [['recurrence', 'days', 0], ['repeatDays']],
    [['shifts', 0, 'startDate'], ['date']],
    [['shifts', 2, 'startDate'], ['otherDates']],
    [['shifts', 0, 'endDate'], ['endTime']],
    [['shifts', 1], ['otherDates']],
    [['breakDuration'], ['breakMinutes']],
    [['slots'], ['slots']],
    [[], ['date']],
  ])('SHIFT-28 %j is shown at %j', (path, field) => {
    const found = asFormIssues([issue(path, 'errors.shift.invalid')])
    expect(found[0]?.path).toEqual(field)
  })
})
