import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  epochMinuteOf,
  instant,
  isoDate,
  isoWeekOf,
  dateInParis,
  localInParis,
  localTime,
} from '../kernel/calendar.ts'
import { blockShifts } from './daily-blocks.ts'
import {
  amplitudeMinutes,
  flexiblePeriod,
  validateFlexiblePlanning,
  weeklyVolumeOptions,
} from './flexible-planning.ts'
import type { FlexiblePlanning } from './flexible-planning.ts'
import { flexibleWarnings } from './flexible-warnings.ts'
import type { IncludedDays } from './included-days.ts'
import { calendarInParis } from '../testing/in-paris.ts'
import { onWeekdays } from '../testing/flexible-plannings.ts'

const national = calendarInParis(null)

const rules = {
  now: instant('2026-11-20T08:00:00Z'),
  insider: false,
  calendar: calendarInParis('lundi-de-pentecote'),
} as const
const weekDays: IncludedDays = { holidays: false, weekDays: true, saturday: false, sunday: false }
const base = onWeekdays

function places(planning: Partial<FlexiblePlanning>, insider = false): string[] {
  const issues = validateFlexiblePlanning({ ...base, ...planning }, { ...rules, insider })
  return issues.map(({ path, key }) => `${path.join('.')} ${key.replace('errors.', '')}`)
}

describe('validation', () => {
  it('accepts a plain one', () => {
    expect(places({})).toEqual([])
  })
  const cases: [string, Partial<FlexiblePlanning>, string[]][] = [
    ['FLEX-02 6 h', { weeklyVolume: 6 }, ['weeklyVolume flexible_planning.weekly_volume']],
    ['FLEX-02 49 h', { weeklyVolume: 49 }, ['weeklyVolume flexible_planning.weekly_volume']],
    ['FLEX-02 7.5 h', { weeklyVolume: 7.5 }, ['weeklyVolume flexible_planning.weekly_volume']],
    ['FLEX-02 C-15 41 h', { weeklyVolume: 41 }, []],
    ['FLEX-02 48 h', { weeklyVolume: 48 }, []],
    ['FLEX-04 0 Siders', { siders: 0 }, ['siders shift.slots']],
    ['FLEX-04 51 Siders', { siders: 51 }, ['siders shift.slots']],
    [
      'FLEX-05 no day',
      { include: { ...weekDays, weekDays: false } },
      ['include flexible_planning.no_day'],
    ],
    [
      'FLEX-06 holidays only',
      { include: { ...weekDays, weekDays: false, holidays: true } },
      ['include flexible_planning.no_day'],
    ],
    [
      'FLEX-07 no holiday in January after the first',
      { include: { ...weekDays, holidays: true } },
      ['include.holidays flexible_planning.no_day'],
    ],
    [
      'FLEX-07 Ascension',
      {
        startDate: isoDate('2027-05-03'),
        endDate: isoDate('2027-05-09'),
        include: { ...weekDays, holidays: true },
      },
      [],
    ],
    [
      'FLEX-07 C-35 the solidarity day is no holiday',
      {
        startDate: isoDate('2027-05-17'),
        endDate: isoDate('2027-05-23'),
        include: { ...weekDays, holidays: true },
      },
      ['include.holidays flexible_planning.no_day'],
    ],
    [
      'FLEX-07 weekends are in any week',
      { include: { ...weekDays, saturday: true, sunday: true } },
      [],
    ],
    ['FLEX-08 yesterday', { startDate: isoDate('2026-11-19') }, ['startDate shift.past_forbidden']],
    [
      'FLEX-08 today at 08:00',
      { startDate: isoDate('2026-11-20') },
      ['startDate shift.past_forbidden'],
    ],
    [
      'FLEX-08 today at 10:00',
      { startDate: isoDate('2026-11-20'), amplitudeStart: localTime('10:00') },
      [],
    ],
    [
      'FLEX-09 end before start',
      { endDate: isoDate('2027-01-03') },
      ['endDate flexible_planning.period'],
    ],
    [
      'FLEX-09 says nothing of the days of a period that is refused',
      { endDate: isoDate('2027-01-03'), include: { ...weekDays, saturday: true } },
      ['endDate flexible_planning.period'],
    ],
    ['FLEX-10 6 days', { endDate: isoDate('2027-01-09') }, ['endDate flexible_planning.period']],
    ['FLEX-10 7 days', { endDate: isoDate('2027-01-10') }, []],
    ['FLEX-10 18 months', { endDate: isoDate('2028-07-03') }, []],
    [
      'FLEX-10 18 months and a day',
      { endDate: isoDate('2028-07-04') },
      ['endDate flexible_planning.period'],
    ],
    [
      'FLEX-11 21 h on two days',
      {
        weeklyVolume: 21,
        include: { holidays: false, weekDays: false, saturday: true, sunday: true },
      },
      ['weeklyVolume flexible_planning.legal_volume'],
    ],
    [
      'FLEX-11 20 h on two days',
      {
        weeklyVolume: 20,
        include: { holidays: false, weekDays: false, saturday: true, sunday: true },
      },
      [],
    ],
    [
      'FLEX-12 11 h on Sunday',
      {
        weeklyVolume: 11,
        include: { holidays: false, weekDays: false, saturday: false, sunday: true },
      },
      ['weeklyVolume flexible_planning.legal_volume'],
    ],
    [
      'FLEX-14 420 minutes a day',
      { amplitudeEnd: localTime('14:59') },
      ['amplitudeEnd flexible_planning.amplitude_insufficient'],
    ],
    ['FLEX-14 exactly', { amplitudeEnd: localTime('15:00') }, []],
    [
      'FLEX-14 41 h on five days is 492 minutes',
      { weeklyVolume: 41, amplitudeEnd: localTime('16:11') },
      ['amplitudeEnd flexible_planning.amplitude_insufficient'],
    ],
    ['FLEX-14 an end not later is on the next day', { amplitudeEnd: localTime('03:00') }, []],
  ]
  it.each(cases)('%s', (_, planning, expected) => {
    expect(places(planning)).toEqual(expected)
  })
  it('FLEX-08 C-10 an insider may start yesterday', () => {
    expect(places({ startDate: isoDate('2026-11-19') }, true)).toEqual([])
    expect(places({ startDate: isoDate('2026-11-18') }, true)).toHaveLength(1)
  })
  it('FLEX-13 the amplitude is two times of day', () => {
    const typed = JSON.parse('{"amplitudeStart":"8:00","amplitudeEnd":"24:00"}')
    expect(places(typed)).toEqual([
      'amplitudeStart flexible_planning.amplitude_invalid',
      'amplitudeEnd flexible_planning.amplitude_invalid',
    ])
  })
  it('FLEX-03 offers the volumes that the included days allow', () => {
    const none = { holidays: true, weekDays: false, saturday: false, sunday: false }
    expect(weeklyVolumeOptions(none)).toEqual([])
    expect(weeklyVolumeOptions({ ...none, sunday: true })).toEqual([7])
    expect(weeklyVolumeOptions({ ...none, sunday: true, saturday: true })).toEqual([7, 14])
    expect(weeklyVolumeOptions(weekDays)).toEqual([7, 14, 21, 28, 35, 42, 48])
  })
  it('law §3.6 warns of an average week above 44 hours', () => {
    const twelve = { ...base, weeklyVolume: 45, endDate: addDays(base.startDate, 83) }
    expect(flexibleWarnings(twelve).map((warning) => warning.maxMinutes)).toEqual([2640])
    expect(flexibleWarnings({ ...twelve, weeklyVolume: 44 })).toEqual([])
    expect(flexibleWarnings({ ...twelve, endDate: addDays(base.startDate, 82) })).toEqual([])
  })
  it('spans its dates from midnight to midnight', () => {
    expect(flexiblePeriod(base, 'Europe/Paris')).toEqual({
      timeZone: 'Europe/Paris',
      startsAt: '2027-01-03T23:00:00.000Z',
      endsAt: '2027-01-31T23:00:00.000Z',
    })
  })
})

describe('daily blocks (decisions §4.4)', () => {
  function blocks(planning: Partial<FlexiblePlanning>): string[] {
    return blockShifts({ ...base, ...planning }, rules.calendar).map((shift) => {
      const start = localInParis(shift.startsAt)
      return `${start.date} ${start.time}-${localInParis(shift.endsAt).time}`
    })
  }
  it('example 8: Easter Monday is skipped, blocks are centred', () => {
    const period = {
      startDate: isoDate('2027-03-24'),
      endDate: isoDate('2027-04-06'),
      amplitudeStart: localTime('14:00'),
      amplitudeEnd: localTime('23:00'),
    }
    const dates = ['24', '25', '26', '30', '31'].map((day) => `2027-03-${day}`)
    const april = ['01', '02', '05', '06'].map((day) => `2027-04-${day}`)
    expect(blocks(period)).toEqual([...dates, ...april].map((date) => `${date} 15:00-22:00`))
  })
  it('spreads minutes that do not divide', () => {
    const week = {
      endDate: isoDate('2027-01-10'),
      weeklyVolume: 41,
      amplitudeEnd: localTime('18:00'),
    }
    const include = { ...weekDays, saturday: true, sunday: true }
    const lengths = blockShifts({ ...base, ...week, include }, national).map(
      (shift) => epochMinuteOf(shift.endsAt) - epochMinuteOf(shift.startsAt),
    )
    expect(lengths).toEqual([351, 351, 352, 351, 352, 351, 352])
  })
  it('runs past midnight with its amplitude', () => {
    const night = { amplitudeStart: localTime('20:00'), amplitudeEnd: localTime('05:00') }
    expect(blocks({ ...night, endDate: isoDate('2027-01-10') })[0]).toBe('2027-01-04 21:00-04:00')
  })
  it('the solidarity day is worked, other holidays when included', () => {
    const may = { startDate: isoDate('2027-05-03'), endDate: isoDate('2027-05-23') }
    const without = blocks(may).map((block) => block.slice(0, 10))
    expect(without).not.toContain('2027-05-06')
    expect(without).toContain('2027-05-17')
    const withHolidays = blocks({ ...may, include: { ...weekDays, holidays: true } })
    expect(withHolidays).toHaveLength(without.length + 1)
    expect(withHolidays.some((block) => block.startsWith('2027-05-08'))).toBe(false)
  })
  it('each full week has its volume, inside the amplitude, on included days only', () => {
    const anyPlanning = fc
      .record({
        offset: fc.integer({ min: 0, max: 600 }),
        days: fc.integer({ min: 7, max: 200 }),
        weeklyVolume: fc.integer({ min: 7, max: 48 }),
        saturday: fc.boolean(),
        sunday: fc.boolean(),
        holidays: fc.boolean(),
        amplitudeStart: fc.constantFrom('05:30', '08:00', '14:00', '22:00'),
      })
      .map((given): FlexiblePlanning => {
        const startDate = addDays(isoDate('2027-01-01'), given.offset)
        return {
          ...base,
          startDate,
          endDate: addDays(startDate, given.days),
          weeklyVolume: given.weeklyVolume,
          amplitudeStart: localTime(given.amplitudeStart),
          amplitudeEnd: localTime(given.amplitudeStart),
          include: { ...weekDays, saturday: given.saturday, sunday: given.sunday, holidays: true },
        }
      })
    fc.assert(
      fc.property(anyPlanning, (planning) => {
        expect(amplitudeMinutes(planning)).toBe(1440)
        const shifts = blockShifts(planning, national)
        const volumes = new Map<string, number>()
        for (const shift of shifts) {
          const [start, end] = [localInParis(shift.startsAt), localInParis(shift.endsAt)]
          const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
          const minutes =
            daysBetween(start.date, end.date) * 1440 + clock(end.time) - clock(start.time)
          // a block may begin after midnight: it belongs to the day on which its amplitude opens
          const opening = clock(planning.amplitudeStart)
          const date = clock(start.time) < opening ? addDays(start.date, -1) : start.date
          const { year, week } = isoWeekOf(date)
          volumes.set(`${year}-${week}`, (volumes.get(`${year}-${week}`) ?? 0) + minutes)
          expect(dateInParis(shift.startsAt) >= planning.startDate).toBe(true)
        }
        const full = planning.weeklyVolume * 60
        const weeks = [...volumes.values()]
        expect(Math.max(...weeks)).toBeLessThanOrEqual(full + 60)
        const inner = weeks.slice(1, -1).filter((minutes) => Math.abs(minutes - full) > 60)
        expect(inner).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
