import { expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { noticeDueOn, scheduleNoticeDays } from './schedule-notice.ts'

it('SHIFT-29 a schedule is sent 7 days before it starts, by the days of Paris', () => {
  expect(scheduleNoticeDays).toBe(7)
  expect(noticeDueOn(instant('2026-12-07T08:00:00Z'))).toBe('2026-11-30')
  expect(noticeDueOn(instant('2027-03-03T23:30:00Z'))).toBe('2027-02-25')
})
