import { expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { firstHoursBy, scheduleNoticeDays } from './schedule-notice.ts'

it('SHIFT-29 the exact hours of a day are sent 7 days before it, as long as there are 7', () => {
  expect(scheduleNoticeDays).toBe(7)
  const today = isoDate('2026-12-02')
  const by = (start: string) => firstHoursBy(isoDate(start), today)
  expect(by('2027-03-03')).toBe('2027-02-24')
  expect(by('2026-12-09')).toBe('2026-12-02')
  expect(by('2026-12-08')).toBeNull()
})
