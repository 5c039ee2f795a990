import { expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { urgencyOf } from './urgency.ts'

it.each([
  ['2026-12-07T08:00:00Z', 'late'],
  ['2026-12-07T08:01:00Z', 'day'],
  ['2026-12-08T08:00:00Z', 'day'],
  ['2026-12-08T08:01:00Z', 'threeDays'],
  ['2026-12-10T08:01:00Z', 'week'],
  ['2026-12-14T08:01:00Z', 'later'],
] as const)('a slot that begins at %s is %s', (startsAt, urgency) => {
  expect(urgencyOf(instant(startsAt), instant('2026-12-07T08:00:00Z'))).toBe(urgency)
})
