import { describe, expect, it } from 'vitest'
import { instant, instantInParis, isoDate, localInParis, localTime } from '../kernel/calendar.ts'
import { gestured, judgeGesture, onDay, type ShiftGesture } from './gesture.ts'
import type { ShiftDraft } from './shift.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

function shift(day: string, from: string, to: string, nights = 0): ShiftDraft {
  const end = new Date(Date.parse(day) + nights * 86_400_000).toISOString().slice(0, 10)
  return {
    ...inParis,
    startsAt: instantInParis(isoDate(day), localTime(from)),
    endsAt: instantInParis(isoDate(end), localTime(to)),
    breakMinutes: 30,
    slots: 2,
  }
}
const said = ({ startsAt, endsAt }: ShiftDraft) => {
  const [start, end] = [localInParis(startsAt), localInParis(endsAt)]
  return `${start.date} ${start.time} – ${end.date} ${end.time}`
}

describe('a gesture on a shift', () => {
  it.each<[string, ShiftDraft, ShiftGesture, string]>([
    [
      'a day later, over the change of the clock in March',
      shift('2026-03-28', '22:00', '06:00', 1),
      { kind: 'days', days: 1 },
      '2026-03-29 22:00 – 2026-03-30 06:00',
    ],
    [
      'a week back, over that of October',
      shift('2026-10-26', '09:00', '17:00'),
      { kind: 'days', days: -7 },
      '2026-10-19 09:00 – 2026-10-19 17:00',
    ],
    [
      'a step earlier, over the hour that March skips',
      shift('2026-03-29', '03:00', '11:00'),
      { kind: 'minutes', minutes: -15 },
      '2026-03-29 01:45 – 2026-03-29 10:45',
    ],
    [
      'with a start a step earlier, over the hour that March skips',
      shift('2026-03-29', '03:00', '11:00'),
      { kind: 'stretch', edge: 'start', minutes: -15 },
      '2026-03-29 01:45 – 2026-03-29 11:00',
    ],
    [
      'a step later, over the hour that March skips',
      shift('2026-03-29', '01:45', '10:00'),
      { kind: 'minutes', minutes: 15 },
      '2026-03-29 03:00 – 2026-03-29 10:15',
    ],
    [
      'a step later, in the hour that October repeats',
      shift('2026-10-25', '02:45', '10:00'),
      { kind: 'minutes', minutes: 15 },
      '2026-10-25 03:00 – 2026-10-25 10:15',
    ],
    [
      'a step later',
      shift('2026-12-07', '09:00', '17:00'),
      { kind: 'minutes', minutes: 15 },
      '2026-12-07 09:15 – 2026-12-07 17:15',
    ],
    [
      'a step earlier, on the day on which the clock goes back',
      shift('2026-10-25', '03:15', '10:00'),
      { kind: 'minutes', minutes: -15 },
      '2026-10-25 03:00 – 2026-10-25 09:45',
    ],
    [
      'with a later end, past midnight',
      shift('2026-12-07', '18:00', '23:50'),
      { kind: 'stretch', edge: 'end', minutes: 15 },
      '2026-12-07 18:00 – 2026-12-08 00:05',
    ],
    [
      'with an earlier start',
      shift('2026-12-07', '09:00', '17:00'),
      { kind: 'stretch', edge: 'start', minutes: -15 },
      '2026-12-07 08:45 – 2026-12-07 17:00',
    ],
  ])('SHIFT-11 puts it %s', (_what, before, gesture, expected) => {
    const after = gestured(before, gesture)
    expect(said(after)).toBe(expected)
    expect(after).toMatchObject({ breakMinutes: 30, slots: 2 })
  })
})

describe('where a shift can stand', () => {
  const before = shift('2026-12-07', '09:00', '17:00')
  const facts = {
    others: [shift('2026-12-09', '09:00', '17:00')],
    theirs: [shift('2026-12-10', '16:00', '20:00')],
    rules: { ...inParis, now: instant('2026-12-02T09:00:00.000Z'), insider: false },
    calendar: national,
  }
  const judged = (draft: ShiftDraft) => judgeGesture(before, draft, facts)
  const keys = (draft: ShiftDraft) => judged(draft).issues.map(({ key }) => key)

  it.each<[string, ShiftDraft, string[]]>([
    ['on a free day', onDay(before, isoDate('2026-12-08')), []],
    [
      'on another of the mission',
      onDay(before, isoDate('2026-12-09')),
      ['errors.shift.conflict_duplicated'],
    ],
    ['in the past', onDay(before, isoDate('2026-12-01')), ['errors.shift.past_forbidden']],
    ['beyond the longest mission', onDay(before, isoDate('2028-06-12')), ['errors.task.too_long']],
    ['beyond two years', onDay(before, isoDate('2028-12-05')), ['errors.shift.too_far_ahead']],
    ['of 10 hours and a quarter', shift('2026-12-07', '09:00', '19:45'), ['errors.shift.duration']],
    [
      'of less than its break',
      shift('2026-12-07', '09:00', '09:15'),
      ['errors.shift.duration', 'errors.shift.break'],
    ],
    [
      'with an end before its start',
      shift('2026-12-07', '09:00', '08:45'),
      ['errors.shift.end_before_start'],
    ],
  ])('C-09, SHIFT-06, SHIFT-13, SHIFT-14, SHIFT-15 %s', (_where, draft, expected) => {
    expect(keys(draft)).toEqual(expected)
  })

  it('SHIFT-25 a public holiday is told, unless it is the solidarity day or the shift was there', () => {
    const noel = onDay(before, isoDate('2026-12-25'))
    expect(judged(noel).holiday).toBe('2026-12-25')
    expect(judged(noel).warnings.map(({ kind }) => kind)).toContain('public_holiday')
    expect(
      judgeGesture(noel, gestured(noel, { kind: 'minutes', minutes: 15 }), facts).holiday,
    ).toBeNull()
    const solidarity = { ...facts, calendar: calendarInParis('noel') }
    expect(judgeGesture(before, noel, solidarity).holiday).toBeNull()
  })

  it('runs into another shift of the same Sider, but may follow it at once', () => {
    expect(judged(onDay(before, isoDate('2026-12-10'))).isOverAnother).toBe(true)
    expect(judged(shift('2026-12-10', '08:00', '16:00')).isOverAnother).toBe(false)
  })

  it('leaves its day by days alone, not by minutes past midnight', () => {
    const late = shift('2026-12-07', '23:50', '05:50', 1)
    const after = gestured(late, { kind: 'minutes', minutes: 15 })
    expect(judgeGesture(late, after, facts).leavesDay).toBe(true)
    expect(judged(onDay(before, isoDate('2026-12-08'))).leavesDay).toBe(false)
  })
})
