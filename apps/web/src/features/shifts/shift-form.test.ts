import { instant } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { describe, expect, it } from 'vitest'
import { decodeIssue } from '../../form/issue-message.ts'
import { contractResolver } from '../../form/contract-resolver.ts'
import { addedWarnings } from './added-warnings.ts'
import {
  asFormIssues,
  firstShift,
  formValuesOf,
  nextShift,
  type ShiftFormValues,
  shiftSchema,
  shiftsOfForm,
} from './shift-form.ts'
import { shiftTotals } from './shift-totals.ts'

const rules = () => ({ now: instant('2026-12-02T09:00:00Z'), insider: false })
const monday: ShiftFormValues = { ...firstShift, date: '2026-12-07' }

async function problems(values: ShiftFormValues, others: ShiftFormValues[] = []) {
  const saved = others.flatMap((each) => shiftsOfForm(each) ?? [])
  const resolve = contractResolver(shiftSchema({ rules, others: saved }))
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
    ['no such day', { date: '2026-02-30' }, { date: 'errors.field.format' }],
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

describe('what the API refuses', () => {
  it.each([
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

describe('warnings', () => {
  it('SHIFT-25 tells what new shifts bring, not what was there', () => {
    const christmas = shiftsOfForm({ ...monday, date: '2026-12-25', breakMinutes: 0 }) ?? []
    expect(addedWarnings([], christmas, null).map(({ kind }) => kind)).toEqual([
      'public_holiday',
      'missing_break',
    ])
    expect(addedWarnings(christmas, shiftsOfForm(monday) ?? [], null)).toEqual([])
  })
})

it('SUM-05 adds up places and worked minutes', () => {
  const two = shiftsOfForm({ ...monday, slots: 2, otherDates: ['2026-12-08'] }) ?? []
  expect(shiftTotals(two)).toEqual({ shifts: 2, places: 4, minutes: 1680 })
})
