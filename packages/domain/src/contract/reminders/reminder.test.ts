import { describe, expect, it } from 'vitest'
import { instant } from '../../kernel/calendar.ts'
import { parisZone, type TimeZone } from '../../kernel/place-time.ts'
import {
  dueReminder,
  isPressing,
  nextReminderAt,
  type Reminder,
  reminderTimes,
} from './reminder.ts'

const startsAt = instant('2026-11-27T08:00:00Z')
const timeZone = parisZone

describe('reminders of a signature', () => {
  it('go 48 and 24 hours before the start, and on the eve of the last legal day', () => {
    const openedAt = instant('2026-11-20T08:00:00Z')
    expect(reminderTimes({ openedAt, startsAt, timeZone })).toEqual({
      opened: openedAt,
      '48h': '2026-11-25T08:00:00.000Z',
      '24h': '2026-11-26T08:00:00.000Z',
      eve: '2026-11-29T08:00:00.000Z',
    })
  })

  it.each<[string, string, Reminder | null, Reminder | null]>([
    ['G-28 the news at once', '2026-11-20T08:00:00Z', null, 'opened'],
    ['nothing between the news and the first', '2026-11-25T07:59:00Z', 'opened', null],
    ['the first at its time', '2026-11-25T08:00:00Z', 'opened', '48h'],
    ['nothing twice', '2026-11-25T08:15:00Z', '48h', null],
    ['the second after the first', '2026-11-26T08:00:00Z', '48h', '24h'],
    ['the last one missed, after a stop', '2026-11-29T09:00:00Z', null, 'eve'],
    ['nothing after the last', '2026-12-15T09:00:00Z', 'eve', null],
  ])('are %s', (_what, now, reminded, due) => {
    const batch = { openedAt: instant('2026-11-20T08:00:00Z'), startsAt, timeZone, reminded }
    expect(dueReminder(batch, instant(now))).toBe(due)
  })

  it('leave out those whose time had passed when the batch was opened', () => {
    const batch = {
      openedAt: instant('2026-11-25T20:00:00Z'),
      startsAt,
      timeZone,
      reminded: 'opened' as const,
    }
    expect(dueReminder(batch, instant('2026-11-25T21:00:00Z'))).toBeNull()
    expect(nextReminderAt(batch)).toBe('2026-11-26T08:00:00.000Z')
  })

  it.each([
    ['25 hours before the start', '2026-11-26T07:00:00Z', false],
    ['24 hours before the start', '2026-11-26T08:00:00Z', true],
    ['a minute before the start', '2026-11-27T07:59:00Z', true],
    ['once it has begun', '2026-11-27T08:00:00Z', false],
  ])('G-28 press %s: %s', (_when, now, expected) => {
    expect(isPressing({ startsAt }, instant(now))).toBe(expected)
  })

  it.each<[TimeZone, string, string]>([
    // 01:00 of a Tuesday there, still Monday in Paris: the last day is Thursday.
    ['Indian/Reunion', '2026-11-23T21:00:00Z', '2026-11-25T08:00:00.000Z'],
    // 22:00 of a Monday there, Tuesday in Paris: the last day is Wednesday.
    ['America/Guadeloupe', '2026-11-24T02:00:00Z', '2026-11-24T08:00:00.000Z'],
  ])('go at 09:00 in Paris on the eve of the last day of %s', (zone, start, eve) => {
    const openedAt = instant('2026-11-20T08:00:00Z')
    const times = reminderTimes({ openedAt, startsAt: instant(start), timeZone: zone })
    expect(times.eve).toBe(eve)
  })

  it('say when the next one goes, and that there is none after the last', () => {
    const openedAt = instant('2026-11-20T08:00:00Z')
    const batch = { openedAt, startsAt, timeZone }
    expect(nextReminderAt({ ...batch, reminded: '24h' })).toBe('2026-11-29T08:00:00.000Z')
    expect(nextReminderAt({ ...batch, reminded: 'eve' })).toBeNull()
  })
})
