import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateOfDay,
  dayNumberOf,
  epochMinuteOf,
  epochMinuteInParis,
  instant,
  instantInParis,
  instantOfMinute,
  isoDate,
  lastDateInParis,
  dateInParis,
  localInParis,
  localTime,
  nextClockChange,
  parisOffset,
  timeOfMinute,
  wallMinuteInParis,
} from './calendar.ts'
import {
  clockChangeAfter,
  dateAt,
  dayAt,
  epochMinuteAt,
  instantAt,
  lastDayOf,
  localAt,
  offsetAt,
  parisZone,
  startDayOf,
  type TimeZone,
  timeZones,
  wallMinuteAt,
} from './place-time.ts'
import { inParis } from '../testing/in-paris.ts'

const [firstDay, lastDay] = [isoDate('2019-01-01'), isoDate('2040-12-31')].map(dayNumberOf) as [
  number,
  number,
]
const anyMinute = fc.integer({ min: firstDay * 1440, max: lastDay * 1440 })
const years = Array.from({ length: 22 }, (_, i) => 2019 + i)

function temporalWall(minute: number, zone: TimeZone): string {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

function changesOf(year: number, zone: TimeZone): number[] {
  const changes: number[] = []
  const end = epochMinuteOf(instant(`${year + 1}-01-01T00:00:00Z`))
  let change = clockChangeAfter(epochMinuteOf(instant(`${year}-01-01T00:00:00Z`)), zone)
  while (change < end) {
    changes.push(change)
    change = clockChangeAfter(change, zone)
  }
  return changes
}

describe.each(timeZones)('the clocks of %s', (zone) => {
  it('show what Temporal says at any moment, in any order', () => {
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const at = instantOfMinute(minute)
        const { date, time } = localAt(at, zone)
        expect(`${date}T${time}`).toBe(temporalWall(minute, zone))
        expect(dateAt(at, zone)).toBe(date)
        expect(wallMinuteAt(minute, zone) - minute).toBe(offsetAt(minute, zone))
        expect(dateOfDay(dayAt(minute, zone))).toBe(date)
      }),
      { numRuns: 2000 },
    )
  })

  it('change when Temporal says, and only then', () => {
    for (const year of years) {
      const changes: number[] = []
      let at = Temporal.ZonedDateTime.from(`${year}-01-01T00:00[${zone}]`)
      for (;;) {
        const next = at.getTimeZoneTransition('next')
        if (next === null || next.year !== year) break
        changes.push(next.epochMilliseconds / 60_000)
        at = next
      }
      expect(changesOf(year, zone)).toEqual(changes)
      for (const change of changes) {
        for (let minute = change - 200; minute <= change + 200; minute++) {
          const { date, time } = localAt(instantOfMinute(minute), zone)
          expect(`${date}T${time}`).toBe(temporalWall(minute, zone))
        }
      }
    }
  })

  it('place a time where Temporal does, skipped and repeated hours included', () => {
    const changeDays = years.flatMap((year) => changesOf(year, zone).map((m) => dayAt(m, zone)))
    const anyDay = fc.integer({ min: firstDay, max: lastDay })
    const day = changeDays.length === 0 ? anyDay : fc.oneof(anyDay, fc.constantFrom(...changeDays))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), (ofDay, minute) => {
        const [date, time] = [dateOfDay(ofDay), timeOfMinute(minute)]
        const zoned = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
          disambiguation: 'compatible',
        })
        expect(epochMinuteOf(instantAt(date, time, zone))).toBe(zoned.epochMilliseconds / 60_000)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('where clocks change', () => {
  it.each([
    ['Europe/Paris', '2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['America/Miquelon', '2026-03-08T05:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ] as const)('%s has two changes a year', (zone, spring, autumn) => {
    expect(changesOf(2026, zone).map(instantOfMinute)).toEqual([spring, autumn])
  })

  it('no other territory has any', () => {
    const changing = timeZones.filter((zone) => Number.isFinite(clockChangeAfter(0, zone)))
    expect(changing).toEqual(['Europe/Paris', 'America/Miquelon'])
  })

  it('a missing time of Saint-Pierre moves forward, and of a repeated one the first is meant', () => {
    const at = (date: string, time: string) =>
      instantAt(isoDate(date), localTime(time), 'America/Miquelon')
    expect(at('2026-03-08', '02:30')).toBe('2026-03-08T05:30:00.000Z')
    expect(localAt(at('2026-03-08', '02:30'), 'America/Miquelon').time).toBe('03:30')
    expect(at('2026-11-01', '01:30')).toBe('2026-11-01T03:30:00.000Z')
  })
})

describe('one instant at two places', () => {
  it('is Sunday in Paris and Monday in Mayotte', () => {
    const at = instant('2026-12-06T22:00:00Z')
    expect(localAt(at, parisZone)).toEqual({ date: '2026-12-06', time: '23:00' })
    expect(localAt(at, 'Indian/Mayotte')).toEqual({ date: '2026-12-07', time: '01:00' })
  })

  it('ends a day at midnight of the place', () => {
    const endsAt = instantAt(isoDate('2026-12-11'), localTime('00:00'), 'America/Cayenne')
    expect(lastDayOf({ endsAt, timeZone: 'America/Cayenne' })).toBe('2026-12-10')
    expect(lastDayOf({ ...inParis, endsAt })).toBe('2026-12-11')
  })
})

it('a place in the metropolis has the calendar of the product', () => {
  fc.assert(
    fc.property(anyMinute, (minute) => {
      const at = instantOfMinute(minute)
      const { date, time } = localInParis(at)
      expect(localAt(at, parisZone)).toEqual({ date, time })
      expect(dateAt(at, parisZone)).toBe(dateInParis(at))
      expect(startDayOf({ ...inParis, startsAt: at })).toBe(date)
      expect(lastDayOf({ ...inParis, endsAt: at })).toBe(lastDateInParis({ endsAt: at }))
      expect(instantAt(date, time, parisZone)).toBe(instantInParis(date, time))
      expect(offsetAt(minute, parisZone)).toBe(parisOffset(minute))
      expect(clockChangeAfter(minute, parisZone)).toBe(nextClockChange(minute))
      expect(wallMinuteAt(minute, parisZone)).toBe(wallMinuteInParis(minute))
      expect(epochMinuteAt(minute, parisZone)).toBe(epochMinuteInParis(minute))
    }),
    { numRuns: 2000 },
  )
})
