import { describe, expect, it } from 'vitest'
import { instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import { personWeek } from './person-week.ts'
import { inParis } from '../testing/in-paris.ts'

function shift(start: string, end: string, minutes: number) {
  const at = (text: string) => {
    const [date = '', time = ''] = text.split(' ')
    return instantInParis(isoDate(date), localTime(time))
  }
  return { ...inParis, startsAt: at(start), endsAt: at(end), minutes }
}

const day = (date: string, minutes = 420) => shift(`${date} 09:00`, `${date} 17:00`, minutes)

describe('PLAN-02 the week of one person', () => {
  it.each<[string, ReturnType<typeof shift>[], object]>([
    [
      'nothing',
      [],
      { minutes: 0, overtimeMinutes: 0, shortestRestMinutes: null, isRestShort: false },
    ],
    [
      'one day',
      [day('2026-12-07')],
      { minutes: 420, overtimeMinutes: 0, shortestRestMinutes: null },
    ],
    [
      'exactly 35 hours',
      ['07', '08', '09', '10', '11'].map((each) => day(`2026-12-${each}`)),
      { minutes: 2100, overtimeMinutes: 0, shortestRestMinutes: 960, isRestShort: false },
    ],
    [
      'a minute more',
      ['07', '08', '09', '10', '11'].map((each, i) => day(`2026-12-${each}`, i === 0 ? 421 : 420)),
      { minutes: 2101, overtimeMinutes: 1 },
    ],
    [
      'eleven hours of rest, in whatever order the shifts come',
      [day('2026-12-08'), shift('2026-12-07 14:00', '2026-12-07 22:00', 450)],
      { shortestRestMinutes: 660, isRestShort: false },
    ],
    [
      'a minute less',
      [shift('2026-12-07 14:00', '2026-12-07 22:01', 451), day('2026-12-08')],
      { shortestRestMinutes: 659, isRestShort: true },
    ],
    [
      'two shifts of one day have no rest between them',
      [
        shift('2026-12-07 09:00', '2026-12-07 12:00', 180),
        shift('2026-12-07 14:00', '2026-12-07 17:00', 180),
      ],
      { minutes: 360, shortestRestMinutes: null, isRestShort: false },
    ],
    [
      'the night of the change of the clock is an hour shorter',
      [
        shift('2026-03-28 14:00', '2026-03-28 22:00', 450),
        shift('2026-03-29 09:00', '2026-03-29 17:00', 450),
      ],
      { shortestRestMinutes: 600, isRestShort: true },
    ],
  ])('%s', (_what, shifts, expected) => {
    expect(personWeek(shifts)).toMatchObject(expected)
  })
})
