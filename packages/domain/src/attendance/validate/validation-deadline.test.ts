import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  compareInstants,
  epochMinuteOf,
  instant,
  instantOfMinute,
  isoDate,
  weekdayOf,
} from '../../kernel/calendar.ts'
import { dateAt, parisZone, timeZones } from '../../kernel/place-time.ts'
import { nextRun } from '../../kernel/schedule.ts'
import {
  disputeDeadline,
  dueAt,
  nextValidation,
  stillToCome,
  validationDeadline,
  validationSchedule,
} from './validation-deadline.ts'
import { validationReminder } from './validation-reminder.ts'

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
    expect(validationDeadline(instant(at), parisZone)).toBe(
      instantOfMinute(epochMinuteOf(instant(end))),
    )
  },
)

it.each([
  [
    'Sunday at 23:00 in Martinique, a Monday in Paris',
    'America/Martinique',
    '2026-12-14T03:00:00Z',
    '2026-12-14T21:00:00Z',
  ],
  [
    'Monday at 01:00 in Mayotte, a Sunday in Paris',
    'Indian/Mayotte',
    '2026-12-13T22:00:00Z',
    '2026-12-21T21:00:00Z',
  ],
  [
    'Sunday at 23:59 in Saint-Pierre',
    'America/Miquelon',
    '2026-07-13T01:59:00Z',
    '2026-07-13T20:00:00Z',
  ],
] as const)(
  'TS-27 hours of %s are validated on the Monday after their week at their place',
  (_what, zone, at, end) => {
    expect(validationDeadline(instant(at), zone)).toBe(instantOfMinute(epochMinuteOf(instant(end))))
  },
)

it.each([
  ['on the Thursday of the week', '2026-12-10T10:00:00Z', '2026-12-14T21:00:00Z'],
  ['24 hours before the deadline', '2026-12-13T21:00:00Z', '2026-12-14T21:00:00Z'],
  ['a minute later', '2026-12-13T21:01:00Z', '2026-12-21T21:00:00Z'],
  ['an hour before the deadline', '2026-12-14T20:00:00Z', '2026-12-21T21:00:00Z'],
])('hours disputed %s wait at least 24 hours for the Sider', (_what, disputed, end) => {
  const of = { startsAt: instant('2026-12-07T08:00:00Z'), disputedAt: instant(disputed) }
  expect(disputeDeadline(of, parisZone)).toBe(instantOfMinute(epochMinuteOf(instant(end))))
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
const anyZone = fc.constantFrom(...timeZones)

it('a run validates exactly what has reached its deadline, wherever it was worked', () => {
  fc.assert(
    fc.property(minute, minute, minute, anyZone, (startsAt, disputedAt, now, zone) => {
      const { startedBefore, disputedUntil, deadline } = dueAt(now)
      expect(nextRun(validationSchedule, deadline)).toBe(nextRun(validationSchedule, now))
      const isStarted = dateAt(startsAt, zone) < startedBefore
      expect(isStarted).toBe(compareInstants(validationDeadline(startsAt, zone), now) <= 0)
      const isDue = isStarted && compareInstants(disputedAt, disputedUntil) <= 0
      const deadlineOf = disputeDeadline({ startsAt, disputedAt }, zone)
      expect(isDue).toBe(compareInstants(deadlineOf, now) <= 0)
    }),
  )
})

it('TS-27 the next deadline validates exactly the hours whose deadline it is, or has been', () => {
  fc.assert(
    fc.property(minute, minute, anyZone, (startsAt, now, zone) => {
      const { deadline, startedBefore } = nextValidation(now)
      expect(compareInstants(deadline, now)).toBeGreaterThan(0)
      expect(dateAt(startsAt, zone) < startedBefore).toBe(
        compareInstants(validationDeadline(startsAt, zone), deadline) <= 0,
      )
    }),
  )
})

describe('R9 every evening at 22:00 of 2025 to 2028, with both changes of the clock in each year', () => {
  const days = Array.from({ length: 1_461 }, (_day, number) =>
    addDays(isoDate('2025-01-01'), number),
  )
  /** The last millisecond before 22:00 in Paris, and 22:00 itself, as Temporal has them. */
  const evenings = days.map((day) => {
    const { epochMilliseconds } = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: 'Europe/Paris',
      plainTime: '22:00',
    })
    const at = (milliseconds: number) => instant(new Date(milliseconds).toISOString())
    return { day, before: at(epochMilliseconds - 1), at: at(epochMilliseconds) }
  })

  it('the job, the lists and the reminders turn at Mondays alone, at that very instant', () => {
    for (const { day, before, at } of evenings) {
      const isMonday = weekdayOf(day) === 0
      expect(nextRun(validationSchedule, before) === at).toBe(isMonday)
      expect(nextValidation(before).deadline === at).toBe(isMonday)
      expect(dueAt(at).deadline === at).toBe(isMonday)
      expect(dueAt(before).deadline).toBe(
        isMonday ? dueAt(instant(`${addDays(day, -7)}T23:00:00Z`)).deadline : dueAt(at).deadline,
      )
      expect(validationReminder(before) !== null).toBe(isMonday)
      expect(validationReminder(at)).toBeNull()
    }
  })

  it.each(timeZones)(
    'hours of each day in %s are due from the instant that lists promise',
    (zone) => {
      for (const { day } of evenings) {
        const startsAt = instant(
          Temporal.PlainDate.from(day)
            .toZonedDateTime({ timeZone: zone, plainTime: '23:59' })
            .toInstant()
            .toString(),
        )
        const promised = validationDeadline(startsAt, zone)
        const monday = evenings.find(({ at }) => at === promised)
        if (monday === undefined) continue
        expect(Temporal.PlainDate.from(day).until(monday.day).days).toBe(7 - weekdayOf(day))
        const { before } = monday
        expect(day < dueAt(before).startedBefore).toBe(false)
        expect(day < nextValidation(before).startedBefore).toBe(true)
        expect(stillToCome(promised, before)).toBe(promised)
        expect(day < dueAt(promised).startedBefore).toBe(true)
        expect(nextRun(validationSchedule, before)).toBe(promised)
        expect(compareInstants(stillToCome(promised, promised), promised)).toBeGreaterThan(0)
      }
    },
  )
})
