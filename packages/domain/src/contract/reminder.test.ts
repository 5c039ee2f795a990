import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { dueReminder, nextReminderAt, type Reminder, reminderTimes } from './reminder.ts'

const startsAt = instant('2026-11-27T08:00:00Z')

describe('reminders of a signature', () => {
  it('go 48 and 24 hours before the start, and on the eve of the last legal day', () => {
    expect(reminderTimes(startsAt)).toEqual({
      '48h': '2026-11-25T08:00:00.000Z',
      '24h': '2026-11-26T08:00:00.000Z',
      eve: '2026-11-29T08:00:00.000Z',
    })
  })

  it.each<[string, string, Reminder | null, Reminder | null]>([
    ['nothing before the first', '2026-11-25T07:59:00Z', null, null],
    ['the first at its time', '2026-11-25T08:00:00Z', null, '48h'],
    ['nothing twice', '2026-11-25T08:15:00Z', '48h', null],
    ['the second after the first', '2026-11-26T08:00:00Z', '48h', '24h'],
    ['the last one missed, after a stop', '2026-11-29T09:00:00Z', null, 'eve'],
    ['nothing after the last', '2026-12-15T09:00:00Z', 'eve', null],
  ])('are %s', (_what, now, reminded, due) => {
    const batch = { openedAt: instant('2026-11-20T08:00:00Z'), startsAt, reminded }
    expect(dueReminder(batch, instant(now))).toBe(due)
  })

  it('leave out those whose time had passed when the batch was opened', () => {
    const batch = { openedAt: instant('2026-11-25T20:00:00Z'), startsAt, reminded: null }
    expect(dueReminder(batch, instant('2026-11-25T21:00:00Z'))).toBeNull()
    expect(nextReminderAt(batch)).toBe('2026-11-26T08:00:00.000Z')
  })

  it('say when the next one goes, and that there is none after the last', () => {
    const openedAt = instant('2026-11-20T08:00:00Z')
    expect(nextReminderAt({ openedAt, startsAt, reminded: '24h' })).toBe('2026-11-29T08:00:00.000Z')
    expect(nextReminderAt({ openedAt, startsAt, reminded: 'eve' })).toBeNull()
  })
})
