import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareInstants,
  dateOfDay,
  dayNumberOf,
  daysBetween,
  epochMinuteOf,
  instant,
  type Instant,
  instantOfMinute,
  isoDate,
  localInParis,
  localTime,
  timeOfMinute,
  weekdayOf,
} from './calendar.ts'
import type { Weekday } from './civil-day.ts'
import { daily, everyMinutes, nextRun, type Schedule, weekly } from './schedule.ts'

const at = (time: string) => localTime(time)
const [monday, sunday] = [0, 6] as const

const cases: readonly [Schedule, string, string, string][] = [
  [everyMinutes(15), '2026-12-02T09:00:00Z', '2026-12-02T09:15:00Z', 'strictly later'],
  [everyMinutes(15), '2026-12-02T09:14:59.999Z', '2026-12-02T09:15:00Z', 'seconds later'],
  [everyMinutes(15), '2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z', 'into the gap of spring'],
  [everyMinutes(60), '2026-10-25T00:30:00Z', '2026-10-25T01:00:00Z', 'in the doubled hour'],
  [everyMinutes(1440), '2026-12-02T09:00:00Z', '2026-12-03T00:00:00Z', 'whole days of UTC'],
  [daily(at('05:00')), '2026-12-02T03:59:59Z', '2026-12-02T04:00:00Z', 'today, in winter'],
  [daily(at('05:00')), '2026-12-02T04:00:00Z', '2026-12-03T04:00:00Z', 'at the run itself'],
  [daily(at('05:00')), '2026-07-01T12:00:00Z', '2026-07-02T03:00:00Z', 'tomorrow, in summer'],
  [daily(at('00:00')), '2026-12-31T22:59:00Z', '2026-12-31T23:00:00Z', 'a new year in Paris'],
  [daily(at('02:30')), '2026-03-28T12:00:00Z', '2026-03-29T01:30:00Z', '02:30 that is 03:30'],
  [daily(at('02:30')), '2026-03-29T01:30:00Z', '2026-03-30T00:30:00Z', 'after the moved run'],
  [daily(at('02:30')), '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z', 'the first 02:30 of two'],
  [daily(at('02:30')), '2026-10-25T01:00:00Z', '2026-10-26T01:30:00Z', 'between the two 02:30'],
  [daily(at('02:30')), '2026-10-25T01:30:00Z', '2026-10-26T01:30:00Z', 'at the second 02:30'],
  [daily(at('05:00')), '2026-11-20T04:00:00Z', '2026-11-21T04:00:00Z', 'the first one missed'],
  [weekly(monday, at('22:00')), '2026-12-02T09:00:00Z', '2026-12-07T21:00:00Z', 'next Monday'],
  [weekly(monday, at('22:00')), '2026-12-07T20:59:00Z', '2026-12-07T21:00:00Z', 'this Monday'],
  [weekly(monday, at('22:00')), '2026-12-07T21:00:00Z', '2026-12-14T21:00:00Z', 'a week later'],
  [weekly(sunday, at('02:30')), '2026-03-23T12:00:00Z', '2026-03-29T01:30:00Z', 'no such hour'],
  [weekly(sunday, at('02:30')), '2026-10-19T12:00:00Z', '2026-10-25T00:30:00Z', 'an hour twice'],
  [weekly(monday, at('00:00')), '2026-12-06T23:00:00Z', '2026-12-13T23:00:00Z', 'Monday in Paris'],
]

const anyDay = fc
  .integer({ min: dayNumberOf(isoDate('1996-11-01')), max: dayNumberOf(isoDate('2099-12-31')) })
  .map(dateOfDay)
const anyInstant = fc
  .tuple(
    // Half of the days are around a clock change.
    fc.oneof(anyDay, fc.constantFrom(isoDate('2026-03-29'), isoDate('2026-10-25'))),
    fc.integer({ min: -180, max: 1440 }),
  )
  .map(([day, minute]) => instantOfMinute(dayNumberOf(day) * 1440 + minute))
const anyTime = fc.integer({ min: 0, max: 1439 }).map(timeOfMinute)
const anyWeekday = fc.integer({ min: 0, max: 6 }).map((weekday) => weekday as Weekday)
const anySchedule = fc.oneof(
  fc.integer({ min: 1, max: 1440 }).map(everyMinutes),
  anyTime.map(daily),
  fc.tuple(anyWeekday, anyTime).map(([on, time]) => weekly(on, time)),
)

/** The expected run, found by testing every minute after an instant. */
function nextByWalking(schedule: Schedule, after: Instant): Instant {
  for (let minute = epochMinuteOf(after) + 1; ; minute += 1) {
    if (runsAt(schedule, instantOfMinute(minute))) return instantOfMinute(minute)
  }
}

function runsAt(schedule: Schedule, run: Instant): boolean {
  if (schedule.every === 'minutes') return epochMinuteOf(run) % schedule.minutes === 0
  const { date, time } = localInParis(run)
  if (schedule.every === 'week' && weekdayOf(date) !== schedule.on) return false
  const hourBefore = localInParis(instantOfMinute(epochMinuteOf(run) - 60))
  // Clocks went back: the same wall time was an hour ago.
  if (hourBefore.time === time) return false
  if (time === schedule.at) return true
  // Clocks went forward: the skipped times are those between the minute before and this one.
  const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  const jumped = minuteOf(time) - minuteOf(hourBefore.time) === 120
  return jumped && minuteOf(time) - minuteOf(schedule.at) === 60
}

describe('nextRun', () => {
  it.each(cases)('%o after %s is %s: %s', (schedule, after, expected) => {
    expect(nextRun(schedule, instant(after))).toBe(
      instantOfMinute(epochMinuteOf(instant(expected))),
    )
  })

  it('refuses numbers of minutes that are no part of a day', () => {
    for (const minutes of [0, -1, 1.5, 1441, Number.NaN]) {
      expect(() => everyMinutes(minutes)).toThrow(RangeError)
    }
  })

  it('is the first minute at which the schedule runs, on both clock changes too', () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, (schedule, after) => {
        expect(nextRun(schedule, after)).toBe(nextByWalking(schedule, after))
      }),
      { numRuns: 200 },
    )
  })

  it('is later than what it is asked with, and never passes over a run', () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, anyInstant, (schedule, one, other) => {
        const [earlier, later] = compareInstants(one, other) <= 0 ? [one, other] : [other, one]
        expect(compareInstants(nextRun(schedule, later), later)).toBeGreaterThan(0)
        expect(
          compareInstants(nextRun(schedule, earlier), nextRun(schedule, later)),
        ).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('comes once on each day, and once in each week', () => {
    fc.assert(
      fc.property(anyTime, anyWeekday, anyInstant, (time, on, after) => {
        const first = nextRun(daily(time), after)
        const second = nextRun(daily(time), first)
        expect(daysBetween(localInParis(first).date, localInParis(second).date)).toBe(1)
        const week = nextRun(weekly(on, time), after)
        expect(
          daysBetween(localInParis(week).date, localInParis(nextRun(weekly(on, time), week)).date),
        ).toBe(7)
      }),
    )
  })
})
