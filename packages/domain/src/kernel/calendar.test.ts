import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compareInstants,
  dateOfDay,
  dayNumberOf,
  daysBetween,
  epochMinuteOf,
  epochMinuteInParis,
  instant,
  instantInParis,
  instantOfMinute,
  isInstant,
  isIsoDate,
  isLocalTime,
  isoDate,
  lastDateInParis,
  isoWeekOf,
  dateInParis,
  localInParis,
  localTime,
  minuteOfTime,
  mondayOfWeek,
  nextClockChange,
  parisOffset,
  timeOfMinute,
  wallMinuteInParis,
  weekdayOf,
  weeksInYear,
} from './calendar.ts'

const zone = 'Europe/Paris'
const anyDate = fc
  .integer({ min: dayNumberOf(isoDate('1996-11-01')), max: dayNumberOf(isoDate('2099-12-31')) })
  .map(dateOfDay)
const anyMinute = fc.integer({
  min: epochMinuteOf(instant('1996-11-01T00:00:00Z')),
  max: epochMinuteOf(instant('2099-12-31T00:00:00Z')),
})

function temporalWall(minute: number): string {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

describe('texts', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31'])('%s is a date', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })
  it.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01', ''])(
    '%s is not a date',
    (text) => {
      expect(isIsoDate(text)).toBe(false)
      expect(() => isoDate(text)).toThrow(RangeError)
    },
  )
  it.each(['2026-11-20T08:00:00Z', '2026-11-20T23:59:59.999Z'])('%s is an instant', (text) => {
    expect(isInstant(text)).toBe(true)
  })
  it.each(['2026-11-20T08:00Z', '2026-11-20T24:00:00Z', '2026-11-20T08:00:00+01:00', '2026-11-20'])(
    '%s is not an instant',
    (text) => {
      expect(isInstant(text)).toBe(false)
      expect(() => instant(text)).toThrow(RangeError)
    },
  )
  it('HH:mm goes from 00:00 to 23:59', () => {
    expect(['00:00', '09:30', '23:59'].every(isLocalTime)).toBe(true)
    expect(['24:00', '9:30', '12:60', '1230'].some(isLocalTime)).toBe(false)
    expect(() => localTime('24:00')).toThrow(RangeError)
  })
})

describe('dates', () => {
  it('agrees with Temporal on days, weekdays, ISO weeks and additions', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, n) => {
        const plain = Temporal.PlainDate.from(date)
        expect(weekdayOf(date)).toBe(plain.dayOfWeek - 1)
        expect(isoWeekOf(date)).toEqual({ year: plain.yearOfWeek, week: plain.weekOfYear })
        expect(addDays(date, n)).toBe(plain.add({ days: n }).toString())
        expect(addMonths(date, n % 60)).toBe(plain.add({ months: n % 60 }).toString())
        expect(daysBetween(date, addDays(date, n))).toBe(n)
      }),
      { numRuns: 2000 },
    )
  })
  it('knows the years of 53 weeks', () => {
    const long = Array.from({ length: 22 }, (_, i) => 2019 + i).filter((y) => weeksInYear(y) === 53)
    expect(long).toEqual([2020, 2026, 2032, 2037])
    expect(isoWeekOf(isoDate('2027-01-03'))).toEqual({ year: 2026, week: 53 })
    expect(mondayOfWeek(2026, 53)).toBe('2026-12-28')
    expect(mondayOfWeek(2027, 1)).toBe('2027-01-04')
  })
  it('adds months without leaving the month', () => {
    expect(addMonths(isoDate('2027-01-31'), 1)).toBe('2027-02-28')
    expect(addMonths(isoDate('2026-08-31'), 18)).toBe('2028-02-29')
    expect(addMonths(isoDate('2026-03-31'), -1)).toBe('2026-02-28')
  })
})

describe('Europe/Paris', () => {
  const years = Array.from({ length: 22 }, (_, i) => 2019 + i)
  it.each(years)('agrees with Temporal minute by minute around both changes of %i', (year) => {
    let change = epochMinuteOf(instant(`${year}-01-01T00:00:00Z`))
    const months: string[] = []
    for (let n = 0; n < 2; n++) {
      change = nextClockChange(change)
      months.push(instantOfMinute(change).slice(5, 7))
      for (let minute = change - 200; minute <= change + 200; minute++) {
        const { date, time } = localInParis(instantOfMinute(minute))
        expect(`${date}T${time}`).toBe(temporalWall(minute))
      }
    }
    expect(months).toEqual(['03', '10'])
  })
  it('agrees with Temporal at any moment, in any order', () => {
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const { date, time } = localInParis(instantOfMinute(minute))
        expect(`${date}T${time}`).toBe(temporalWall(minute))
        expect(wallMinuteInParis(minute) - minute).toBe(parisOffset(minute))
        expect(epochMinuteOf(instantOfMinute(minute))).toBe(minute)
      }),
      { numRuns: 2000 },
    )
  })
  it('places wall times as Temporal does, gaps and repeated hours included', () => {
    const hours = fc.integer({ min: 0, max: 1439 })
    const changeDays = years.flatMap((year) => {
      const spring = nextClockChange(epochMinuteOf(instant(`${year}-01-01T00:00:00Z`)))
      return [spring, nextClockChange(spring)].map((m) => dateInParis(instantOfMinute(m)))
    })
    fc.assert(
      fc.property(fc.oneof(anyDate, fc.constantFrom(...changeDays)), hours, (date, minute) => {
        const time = timeOfMinute(minute)
        const zoned = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
          disambiguation: 'compatible',
        })
        expect(epochMinuteOf(instantInParis(date, time))).toBe(zoned.epochMilliseconds / 60_000)
      }),
      { numRuns: 3000 },
    )
  })
  it('moves a missing time forward and takes the first of a repeated one', () => {
    const at = (date: string, time: string) => instantInParis(isoDate(date), localTime(time))
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(localInParis(at('2026-03-29', '02:30')).time).toBe('03:30')
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(epochMinuteInParis(wallMinuteInParis(0))).toBe(0)
  })
})

describe('times', () => {
  it('turns times into minutes and back', () => {
    expect(minuteOfTime('24:00')).toBe(1440)
    expect(minuteOfTime(localTime('09:45'))).toBe(585)
    expect(timeOfMinute(585)).toBe('09:45')
    expect(timeOfMinute(-15)).toBe('23:45')
    expect(timeOfMinute(1500)).toBe('01:00')
  })
  it('orders instants whatever the precision of their text', () => {
    const [a, b] = [instant('2026-11-20T08:00:00Z'), instant('2026-11-20T08:00:00.001Z')]
    expect(compareInstants(a, b)).toBeLessThan(0)
    expect(compareInstants(b, a)).toBeGreaterThan(0)
    expect(compareInstants(a, instant('2026-11-20T08:00:00.000Z'))).toBe(0)
    expect(compareInstants(a, instant('2025-12-31T09:00:00Z'))).toBeGreaterThan(0)
  })
})

describe('the last day of what ends', () => {
  it.each([
    ['in the afternoon is that day', '2026-12-10', '17:00', '2026-12-10'],
    ['after a night is the day after it began', '2026-12-11', '06:00', '2026-12-11'],
    ['on the minute of midnight is the day that is over', '2026-12-11', '00:00', '2026-12-10'],
    ['a minute after midnight is the new day', '2026-12-11', '00:01', '2026-12-11'],
    ['with a night over the new year is in the new year', '2027-01-03', '06:00', '2027-01-03'],
  ])('%s', (_, date, time, last) => {
    expect(lastDateInParis({ endsAt: instantInParis(isoDate(date), localTime(time)) })).toBe(last)
  })
})
