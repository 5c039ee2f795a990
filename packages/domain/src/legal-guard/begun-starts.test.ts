import { describe, expect, it } from 'vitest'
import { instant, isoDate, localTime } from '../kernel/calendar.ts'
import { instantAt, parisZone, type TimeZone } from '../kernel/place-time.ts'
import { shiftFromForm } from '../shift/shift.ts'
import { begunStarts } from './begun-starts.ts'
import { inParis } from '../testing/in-paris.ts'

const now = instant('2026-12-08T11:00:00Z')

function on(date: string, start = '09:00') {
  const [startTime, endTime] = [localTime(start), localTime('17:00')]
  return shiftFromForm({
    ...inParis,
    date: isoDate(date),
    startTime,
    endTime,
    breakMinutes: 60,
    slots: 1,
  })
}

describe('the shifts of a draft that have begun', () => {
  it.each([
    ['none of those to come', ['2026-12-09', '2026-12-10'], false, 0],
    [
      'those of yesterday and of this morning',
      ['2026-12-07', '2026-12-08', '2026-12-09'],
      false,
      2,
    ],
    ['those before yesterday alone, for internal staff', ['2026-12-06', '2026-12-07'], true, 1],
  ] as const)('SHIFT-10 counts %s', (_what, days, insider, expected) => {
    expect(begunStarts({ shifts: days.map((day) => on(day)) }, now, insider, parisZone)).toBe(
      expected,
    )
  })

  it('SHIFT-10 lets internal staff start on the day before that of the place', () => {
    // 01:00 on 8 December in La Réunion.
    const night = instant('2026-12-07T21:00:00Z')
    const before = (day: string, timeZone: TimeZone) => ({
      ...on(day),
      timeZone,
      startsAt: instantAt(isoDate(day), localTime('22:00'), 'Indian/Reunion'),
    })
    const counted = (timeZone: TimeZone) => {
      const shifts = [before('2026-12-06', timeZone), before('2026-12-07', timeZone)]
      return begunStarts({ shifts }, night, true, timeZone)
    }
    expect(counted('Indian/Reunion')).toBe(1)
    expect(counted(parisZone)).toBe(0)
  })

  it.each([
    ['2026-12-09', 0],
    ['2026-12-08', 1],
  ])('counts a flexible planning from %s by its first hour', (startDate, expected) => {
    const flexible = {
      startDate: isoDate(startDate),
      endDate: isoDate('2026-12-31'),
      weeklyVolume: 20,
      siders: 1,
      amplitudeStart: localTime('08:00'),
      amplitudeEnd: localTime('18:00'),
      include: { holidays: false, weekDays: true, saturday: false, sunday: false },
    }
    expect(begunStarts({ flexible }, now, false, parisZone)).toBe(expected)
  })
})
