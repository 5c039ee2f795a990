import { expect, it } from 'vitest'
import { instant, instantInParis, isoDate, localTime } from '../../kernel/calendar.ts'
import { nextRun } from '../../kernel/schedule.ts'
import { reminderSchedules, validationReminder } from './validation-reminder.ts'

const paris = (day: string, time: string) => instantInParis(isoDate(day), localTime(time))

it.each([
  ['before nine', '2026-12-07', '08:59', null],
  ['at nine', '2026-12-07', '09:00', '09:00'],
  ['after a stop', '2026-12-07', '17:59', '09:00'],
  ['at six', '2026-12-07', '18:00', '18:00'],
  ['a minute before the deadline', '2026-12-07', '21:59', '18:00'],
  ['at the deadline', '2026-12-07', '22:00', null],
  ['on Tuesday', '2026-12-08', '09:00', null],
  ['on Sunday', '2026-12-06', '18:00', null],
] as const)('G-28 a reminder %s: %s %s', (_when, day, time, due) => {
  expect(validationReminder(paris(day, time))).toEqual(
    due === null ? null : { dueAt: paris(day, due), startedBefore: isoDate('2026-12-07') },
  )
})

it.each([
  ['2027-03-29', '2027-03-29T07:00:00.000Z'],
  ['2027-11-01', '2027-11-01T08:00:00.000Z'],
])('on the Monday after a change of clocks, %s, nine is nine in Paris', (day, at) => {
  expect(nextRun(reminderSchedules.morning, paris(day, '00:00'))).toBe(at)
  expect(validationReminder(instant(at))?.dueAt).toBe(at)
})
