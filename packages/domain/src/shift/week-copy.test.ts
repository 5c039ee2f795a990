import { holidayCalendar } from '../law/public-holidays.ts'
import { describe, expect, it } from 'vitest'
import { instant, isoDate, localInParis, localTime } from '../kernel/calendar.ts'
import { shiftFromForm } from './shift.ts'
import { weekCopy } from './week-copy.ts'

const national = holidayCalendar(null)

const aShift = (date: string, start = '09:00', end = '17:00') =>
  shiftFromForm({
    date: isoDate(date),
    startTime: localTime(start),
    endTime: localTime(end),
    breakMinutes: 60,
    slots: 2,
  })
const from = isoDate('2026-12-14')
const monday = aShift('2026-12-14')
const friday = aShift('2026-12-18')
const facts = {
  shifts: [monday, friday],
  from,
  to: isoDate('2026-12-21'),
  withHolidays: false,
  rules: { now: instant('2026-12-02T09:00:00Z'), insider: false },
  calendar: national,
}
const days = (copy: ReturnType<typeof weekCopy>) =>
  copy.drafts.map(({ startsAt }) => localInParis(startsAt).date)
const reasons = (copy: ReturnType<typeof weekCopy>) =>
  copy.leftOut.map(({ draft, because }) => [
    localInParis(draft.startsAt).date,
    because?.key ?? null,
  ])

describe('PLAN-02 what a mission brings into a copied week', () => {
  it('its shifts of that week alone, at the same times of the clock', () => {
    const copy = weekCopy({ ...facts, shifts: [...facts.shifts, aShift('2026-12-07')] })
    expect(copy.drafts[0]).toEqual(aShift('2026-12-21'))
    expect(days(copy)).toEqual(['2026-12-21'])
  })

  it('SHIFT-25 leaves public holidays out, unless they are wanted or the solidarity day', () => {
    expect(reasons(weekCopy(facts))).toEqual([['2026-12-25', null]])
    const both = ['2026-12-21', '2026-12-25']
    expect(days(weekCopy({ ...facts, withHolidays: true }))).toEqual(both)
    expect(days(weekCopy({ ...facts, calendar: holidayCalendar('noel') }))).toEqual(both)
  })

  it.each([
    ['2026-11-23', 'errors.shift.past_forbidden'],
    ['2028-12-11', 'errors.shift.too_far_ahead'],
    ['2028-06-26', 'errors.task.too_long'],
  ])('SHIFT-13, SHIFT-14, C-09 has nothing for the week of %s, and says why', (to, key) => {
    const copy = weekCopy({ ...facts, to: isoDate(to) })
    expect(copy.drafts).toEqual([])
    expect(reasons(copy).map(([, reason]) => reason)).toEqual([key, key])
  })

  it('SHIFT-15 makes no shift twice: what is there already stays behind', () => {
    const copy = weekCopy({ ...facts, shifts: [...facts.shifts, aShift('2026-12-21')] })
    expect(reasons(copy)).toEqual([
      ['2026-12-21', 'errors.shift.conflict_duplicated'],
      ['2026-12-25', null],
    ])
    expect(weekCopy({ ...facts, shifts: [], withHolidays: true })).toEqual({
      drafts: [],
      leftOut: [],
    })
  })
})
