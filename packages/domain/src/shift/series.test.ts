import { describe, expect, it } from 'vitest'
import { instant, isoDate, localInParis, localTime } from '../kernel/calendar.ts'
import type { RecurrenceRule } from './recurrence.ts'
import type { ShiftScope } from './series.ts'
import {
  moveIssues,
  reachOf,
  reopenedRule,
  retimed,
  scopeOf,
  splitRule,
  allStartedRefusal,
} from './series.ts'
import { shiftFromForm } from './shift.ts'
import { inParis } from '../testing/in-paris.ts'

// Rule 1 of the worked examples: Mondays, Wednesdays and Fridays from 3 to 19 February 2027.
const rule: RecurrenceRule = {
  type: 'weekly',
  interval: 1,
  days: [0, 2, 4],
  setPos: null,
  withHolidays: false,
  startDate: isoDate('2027-02-03'),
  until: isoDate('2027-02-19'),
}
const days = ['03', '05', '08', '10', '12', '15', '17', '19']

function aShift(day: string, recurrenceId: string | null = 'rule', start = '09:00', end = '17:00') {
  const shift = shiftFromForm({
    ...inParis,
    date: isoDate(`2027-02-${day}`),
    startTime: localTime(start),
    endTime: localTime(end),
    breakMinutes: 60,
    slots: 1,
  })
  return { ...shift, id: `${day}-${recurrenceId}`, recurrenceId }
}

const alone = aShift('11', null)
const other = aShift('12', 'other')
const planning = [...days.map((day) => aShift(day)).toReversed(), alone, other]
const tenth = aShift('10')
const start = instant('2027-01-01T09:00:00Z')
const midway = instant('2027-02-12T08:00:00Z')

const daysOf = (shifts: readonly { startsAt: typeof start }[]) =>
  shifts.map(({ startsAt }) => localInParis(startsAt).date.slice(8))

describe('how far a change reaches', () => {
  it.each<[ShiftScope, string[], string[]]>([
    ['shift', ['10'], ['03', '05', '08', '12', '15', '17', '19']],
    ['recurrence-following', ['10', '12', '15', '17', '19'], ['03', '05', '08']],
    ['recurrence-all', days, []],
  ])('SHIFT-23 %s', (scope, touched, kept) => {
    const reach = reachOf(planning, tenth, scope, start)
    expect([daysOf(reach.touched), daysOf(reach.kept)]).toEqual([touched, kept])
    expect(reach.started).toEqual([])
  })

  it('SHIFT-23 all leaves those that have started, the minute of the start included', () => {
    const { touched, kept, started } = reachOf(planning, tenth, 'recurrence-all', midway)
    expect(daysOf(touched)).toEqual(['15', '17', '19'])
    expect(daysOf(started)).toEqual(['03', '05', '08', '10', '12'])
    expect(started).toEqual(kept)
  })

  it('SHIFT-23 a shift without series is alone, whatever is asked', () => {
    for (const scope of ['shift', 'recurrence-following', 'recurrence-all'] as const) {
      expect(reachOf(planning, alone, scope, start).touched).toEqual([alone])
    }
  })

  it('SHIFT-23 a recurring shift is not changed without a scope', () => {
    expect(scopeOf(tenth, undefined)).toEqual({ key: 'errors.shift.scope_required' })
    expect(scopeOf(tenth, 'recurrence-all')).toBe('recurrence-all')
    expect(scopeOf(alone, undefined)).toBe('shift')
    expect(scopeOf(alone, 'recurrence-all')).toBe('shift')
  })

  it('SHIFT-23 nothing is left to change once all have started', () => {
    expect(allStartedRefusal([])).toEqual({ key: 'errors.shift.past_forbidden' })
    expect(allStartedRefusal([tenth])).toBeNull()
  })
})

describe('what a change does', () => {
  it('SHIFT-23 only a single shift moves to another day', () => {
    const moved = aShift('11', 'rule', '10:00', '18:00')
    expect(moveIssues(tenth, moved, 'shift')).toEqual([])
    for (const scope of ['recurrence-following', 'recurrence-all'] as const) {
      expect(moveIssues(tenth, moved, scope)).toEqual([
        { path: ['startsAt'], key: 'errors.recurrence.date_fixed' },
      ])
      expect(moveIssues(tenth, aShift('10', 'rule', '10:00', '18:00'), scope)).toEqual([])
    }
  })

  it('SHIFT-23 gives every shift the new times on its own day, nights too', () => {
    const draft = { ...shiftFromForm(nightForm), slots: 3 }
    const changed = retimed([tenth, aShift('12')], draft)
    expect(changed.map(({ id, recurrenceId }) => [id, recurrenceId])).toEqual([
      ['10-rule', 'rule'],
      ['12-rule', 'rule'],
    ])
    expect(
      changed.map(({ startsAt, endsAt }) => [localInParis(startsAt), localInParis(endsAt)]),
    ).toEqual([
      [
        { date: '2027-02-10', time: '22:00' },
        { date: '2027-02-11', time: '06:00' },
      ],
      [
        { date: '2027-02-12', time: '22:00' },
        { date: '2027-02-13', time: '06:00' },
      ],
    ])
    expect(changed.map(({ slots, breakMinutes }) => [slots, breakMinutes])).toEqual([
      [3, 30],
      [3, 30],
    ])
  })

  it('SHIFT-23 splits a rule at a day', () => {
    const { before, from } = splitRule(rule, isoDate('2027-02-10'))
    expect(before).toEqual({ ...rule, until: '2027-02-09' })
    expect(from).toEqual({ ...rule, startDate: '2027-02-10' })
  })

  it('SHIFT-23 a rule reaches as far as the shifts that come back to it, on its days alone', () => {
    const cut = { ...rule, until: isoDate('2027-02-09') }
    expect(reopenedRule(cut, [aShift('17'), aShift('10')])?.until).toBe('2027-02-17')
    expect(reopenedRule(cut, [aShift('05')])?.until).toBe('2027-02-09')
    expect(reopenedRule(cut, [aShift('11')])).toBeNull()
    expect(reopenedRule(cut, [aShift('01')])).toBeNull()
  })
})

const nightForm = {
  ...inParis,
  date: isoDate('2027-02-10'),
  startTime: localTime('22:00'),
  endTime: localTime('06:00'),
  breakMinutes: 30,
  slots: 1,
}
