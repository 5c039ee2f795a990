import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareInstants, epochMinuteOf, instant, instantOfMinute } from '../kernel/calendar.ts'
import { nextRun } from '../kernel/schedule.ts'
import {
  disputeDeadline,
  dueAt,
  nextValidation,
  stillToCome,
  validationDeadline,
  validationSchedule,
} from './validation-deadline.ts'

it.each([
  ['a Monday', '2026-12-07T08:00:00Z', '2026-12-14T21:00:00Z'],
  ['a Sunday night that ends on Monday', '2026-12-13T22:30:00Z', '2026-12-14T21:00:00Z'],
  ['a Monday just after midnight', '2026-12-13T23:30:00Z', '2026-12-21T21:00:00Z'],
  ['the week before summer time', '2026-03-28T09:00:00Z', '2026-03-30T20:00:00Z'],
  ['the week before winter time', '2026-10-24T09:00:00Z', '2026-10-26T21:00:00Z'],
  ['the last week of the year', '2026-12-31T09:00:00Z', '2027-01-04T21:00:00Z'],
])(
  'TS-27 C-21 hours of %s are validated on the Monday after, at 22:00 in Paris',
  (_what, at, end) => {
    expect(validationDeadline(instant(at))).toBe(instantOfMinute(epochMinuteOf(instant(end))))
  },
)

it.each([
  ['on the Thursday of the week', '2026-12-10T10:00:00Z', '2026-12-14T21:00:00Z'],
  ['24 hours before the deadline', '2026-12-13T21:00:00Z', '2026-12-14T21:00:00Z'],
  ['a minute later', '2026-12-13T21:01:00Z', '2026-12-21T21:00:00Z'],
  ['an hour before the deadline', '2026-12-14T20:00:00Z', '2026-12-21T21:00:00Z'],
])('hours disputed %s wait at least 24 hours for the Sider', (_what, disputed, end) => {
  expect(disputeDeadline(instant('2026-12-07T08:00:00Z'), instant(disputed))).toBe(
    instantOfMinute(epochMinuteOf(instant(end))),
  )
})

it.each([
  ['before it', '2026-12-14T20:59:00Z', '2026-12-14T21:00:00Z'],
  ['at it', '2026-12-14T21:00:00Z', '2026-12-21T21:00:00Z'],
  ['days later', '2026-12-23T09:00:00Z', '2026-12-28T21:00:00Z'],
])('the deadline of hours that wait %s is to come', (_when, now, end) => {
  expect(stillToCome(instant('2026-12-14T21:00:00.000Z'), instant(now))).toBe(
    instantOfMinute(epochMinuteOf(instant(end))),
  )
})

const minute = fc.integer({ min: 29_000_000, max: 31_000_000 }).map(instantOfMinute)

it('a run validates exactly what has reached its deadline', () => {
  fc.assert(
    fc.property(minute, minute, minute, (startsAt, disputedAt, now) => {
      const { startedBefore, disputedUntil, deadline } = dueAt(now)
      expect(nextRun(validationSchedule, deadline)).toBe(nextRun(validationSchedule, now))
      const isStarted = compareInstants(startsAt, startedBefore) < 0
      expect(isStarted).toBe(compareInstants(validationDeadline(startsAt), now) <= 0)
      const isDue = isStarted && compareInstants(disputedAt, disputedUntil) <= 0
      expect(isDue).toBe(compareInstants(disputeDeadline(startsAt, disputedAt), now) <= 0)
    }),
  )
})

it('TS-27 the next deadline validates exactly the hours whose deadline it is, or has been', () => {
  fc.assert(
    fc.property(minute, minute, (startsAt, now) => {
      const { deadline, startedBefore } = nextValidation(now)
      expect(compareInstants(deadline, now)).toBeGreaterThan(0)
      expect(compareInstants(startsAt, startedBefore) < 0).toBe(
        compareInstants(validationDeadline(startsAt), deadline) <= 0,
      )
    }),
  )
})
