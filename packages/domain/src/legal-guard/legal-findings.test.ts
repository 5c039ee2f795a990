import { holidayCalendar } from '../law/public-holidays.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, localTime } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import type { MotiveReason } from '../mission/motive.ts'
import { shiftFromForm } from '../shift/shift.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { findingIdentity, isLawFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { legalFindings } from './legal-findings.ts'
import type { GuardFacts } from './legal-findings.ts'
import { afterRepair } from './repair.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'

const national = calendarInParis(null)

function aShift(date: string, start: string, end: string, breakMinutes = 30, slots = 1) {
  const [startTime, endTime] = [localTime(start), localTime(end)]
  return shiftFromForm({ ...inParis, date: isoDate(date), startTime, endTime, breakMinutes, slots })
}

/** The same shift on days that follow each other. */
function daily(date: string, count: number, start: string, end: string, breakMinutes = 30) {
  return Array.from({ length: count }, (_, i) =>
    aShift(addDays(isoDate(date), i), start, end, breakMinutes),
  )
}

function aMotive(reason: MotiveReason, justification = 'Fêtes de fin d’année') {
  return { reason, justification, replacements: [], recruitments: [] }
}

const noFacts = {
  motive: aMotive('activityIncrease'),
  work: [],
  equipments: [],
  selectedCount: 0,
  previous: [],
  calendar: national,
}

function guard(shifts: readonly ShiftDraft[], facts: Partial<GuardFacts> = {}): Finding[] {
  return legalFindings({ ...noFacts, planning: { shifts }, ...facts })
}

function keys(findings: readonly Finding[]): string[] {
  return findings.map(({ key }) => key)
}

function afterMending(shifts: readonly ShiftDraft[], { repair }: Finding): ShiftDraft[] {
  if (repair === null) throw new Error('No repair.')
  return afterRepair(shifts, repair)
}

describe('what a contract says for the company (L1251-43, 5°)', () => {
  it('tells that it supplies protective equipment where nobody says it, and asks for the supplier', () => {
    const gloves = { name: 'Gants', group: 'Safety', providedBy: null } as const
    const shifts = daily('2027-01-04', 1, '09:00', '17:00')
    expect(guard(shifts, { equipments: [gloves, { ...gloves, name: 'Casque' }] })).toEqual([
      {
        severity: 'house',
        key: 'equipment_supplier',
        source: {
          text: 'Code du travail, art. L1251-23',
          article: 'L1251-23',
          url: 'https://code.travail.gouv.fr/code-du-travail/l1251-23',
        },
        dates: [],
        siders: [],
        measure: null,
        mention: 'Gants, Casque',
        previous: null,
        repair: { kind: 'name_supplier' },
      },
    ])
    expect(guard(shifts, { equipments: [{ ...gloves, providedBy: 'sider' }] })).toEqual([])
  })

  it('keeps the planning as it is', () => {
    const shifts = daily('2027-01-04', 2, '09:00', '17:00')
    expect(afterRepair(shifts, { kind: 'name_supplier' })).toEqual(shifts)
  })
})

describe('the working time of each Sider (law §3.6)', () => {
  it('says nothing of a plain week, nor of an empty planning', () => {
    expect(guard(daily('2027-01-04', 5, '09:00', '17:00'))).toEqual([])
    expect(guard([])).toEqual([])
  })

  it('SHIFT-27 L3131-1 finds less than 11 hours between two days, and starts the second later', () => {
    const shifts = [aShift('2027-01-04', '14:00', '22:00'), aShift('2027-01-05', '06:00', '14:00')]
    const [rest, ...others] = guard(shifts)
    expect(others).toEqual([])
    expect(rest).toMatchObject({
      severity: 'law',
      key: 'daily_rest',
      source: { text: 'Code du travail, art. L3131-1' },
      dates: ['2027-01-04', '2027-01-05'],
      siders: [1],
      measure: { unit: 'minutes', limit: 660, found: 480 },
      repair: { kind: 'start_later', minutes: 180 },
    })
    expect(rest && guard(afterMending(shifts, rest))).toEqual([])
  })

  it('keeps silent for two teams, and for a shift that another chosen Sider may take', () => {
    const shifts = [aShift('2027-01-04', '14:00', '22:00'), aShift('2027-01-05', '06:00', '14:00')]
    expect(guard(shifts, { selectedCount: 2 })).toEqual([])
    const teams = Array.from({ length: 5 }, (_, i) => addDays(isoDate('2027-01-11'), i)).flatMap(
      (date) => [aShift(date, '06:00', '14:00', 30, 2), aShift(date, '14:00', '22:00')],
    )
    expect(guard(teams)).toEqual([])
  })

  it('L3121-18 finds more than 10 hours in a day within a possible span, and ends it earlier', () => {
    const shifts = [
      aShift('2027-01-04', '08:00', '13:00', 0),
      aShift('2027-01-04', '14:00', '20:00', 0),
    ]
    const found = guard(shifts).filter(({ key }) => key === 'long_day')
    expect(found).toMatchObject([
      { measure: { limit: 600, found: 660 }, repair: { kind: 'end_earlier', minutes: 60 } },
    ])
    const [longDay] = found
    expect(longDay && keys(guard(afterMending(shifts, longDay)))).toEqual([])
  })

  it('L3131-1 finds more than 13 hours between the first and the last hour of a day, and ends it earlier', () => {
    const split = (end: string) => [
      aShift('2027-01-04', '06:00', '10:00', 0),
      aShift('2027-01-04', '16:00', end, 0),
    ]
    expect(guard(split('19:00'))).toEqual([])
    const [span, ...others] = guard(split('20:00'))
    expect(others).toEqual([])
    expect(span).toMatchObject({
      severity: 'law',
      key: 'long_span',
      source: { article: 'L3131-1' },
      dates: ['2027-01-04'],
      siders: [1],
      measure: { unit: 'minutes', limit: 780, found: 840 },
      repair: { kind: 'end_earlier', minutes: 60 },
    })
    expect(span && guard(afterMending(split('20:00'), span))).toEqual([])
    const short = [
      aShift('2027-01-04', '06:00', '10:00', 0),
      aShift('2027-01-04', '18:00', '20:00', 0),
    ]
    const [late] = guard(short)
    expect(late).toMatchObject({ key: 'long_span', repair: { kind: 'remove_shifts' } })
    expect(late && guard(afterMending(short, late))).toEqual([])
    expect(guard(split('20:00'), { selectedCount: 2 })).toEqual([])
  })

  it('L3131-1 counts what runs past midnight, and the hours of a place by its own clocks', () => {
    const service = [
      aShift('2027-01-04', '11:30', '15:00', 0),
      aShift('2027-01-04', '19:30', '01:00', 0),
    ]
    expect(guard(service)).toMatchObject([
      { key: 'long_span', dates: ['2027-01-04'], measure: { found: 810 } },
    ])
    // In Paris these two start at 23:00 and 09:00 on different days.
    const [startTime, endTime] = [localTime('18:00'), localTime('22:00')]
    const there = { date: isoDate('2027-01-04'), breakMinutes: 0, slots: 1 }
    const island = [
      shiftFromForm({
        ...there,
        startTime: localTime('02:00'),
        endTime: localTime('06:00'),
        timeZone: 'Indian/Reunion',
      }),
      shiftFromForm({ ...there, startTime, endTime, timeZone: 'Indian/Reunion' }),
    ]
    expect(guard(island)).toMatchObject([
      { key: 'long_span', dates: ['2027-01-04'], measure: { found: 20 * 60 } },
    ])
  })

  it('L3131-1 counts the day of somebody who works in two territories by instants', () => {
    const there = { date: isoDate('2027-01-04'), breakMinutes: 0, slots: 1 }
    const [morning, evening] = [
      { startTime: localTime('06:00'), endTime: localTime('10:00'), timeZone: 'Indian/Mayotte' },
      { startTime: localTime('17:00'), endTime: localTime('20:30'), timeZone: 'Indian/Reunion' },
    ] as const
    const shifts = [morning, evening].map((times) => ({
      ...shiftFromForm({ ...there, ...times }),
      siderIds: ['ada'],
    }))
    // 03:00 to 16:30 UTC is 06:00 to 20:30 on the clocks of the place.
    expect(guard(shifts)).toMatchObject([
      { key: 'long_span', dates: ['2027-01-04'], measure: { found: 810 } },
    ])
  })

  it('L3131-1 says nothing of nights, nor of two that begin on one date with a rest between them', () => {
    expect(guard(daily('2027-01-04', 3, '21:00', '06:00', 60))).toEqual([])
    const nights = [
      aShift('2027-01-04', '00:00', '04:00', 0),
      aShift('2027-01-04', '22:00', '03:00', 0),
    ]
    expect(guard(nights)).toEqual([])
  })

  it('L3121-20 finds more than 48 hours in a week that ends on Sunday at midnight', () => {
    const week = daily('2027-01-04', 5, '08:00', '18:00', 30)
    expect(keys(guard(week))).toEqual([])
    const more = [...week, aShift('2027-01-09', '09:00', '11:00', 0)]
    expect(guard(more)).toMatchObject([
      {
        key: 'long_week',
        dates: ['2027-01-04', '2027-01-10'],
        measure: { limit: 2880, found: 5 * 570 + 120 },
        repair: { kind: 'remove_shifts' },
      },
    ])
    // Sunday night: two hours of it belong to this week, the others to the next.
    const night = [...week, aShift('2027-01-10', '22:00', '02:00', 0)]
    expect(guard(night)).toMatchObject([{ key: 'long_week', measure: { found: 5 * 570 + 120 } }])
  })

  it('L3121-22 finds more than 44 hours on average over 12 weeks, as one period', () => {
    const weeks = (count: number) =>
      Array.from({ length: count }, (_, i) => addDays(isoDate('2027-01-04'), 7 * i)).flatMap(
        (monday) => daily(monday, 5, '08:00', '17:20', 30),
      )
    // 44 h 10 a week.
    expect(keys(guard(weeks(11)))).toEqual([])
    expect(guard(weeks(14))).toMatchObject([
      {
        key: 'average_week',
        dates: ['2027-01-04', '2027-04-11'],
        measure: { limit: 2640, found: 2650 },
        repair: null,
      },
    ])
  })

  it('L3132-1 SUM-13 seven days of a week are against the law, seven in a row against the rule of the house', () => {
    const seven = daily('2027-01-04', 7, '09:00', '13:00', 0)
    const found = guard(seven)
    expect(found.map(({ key, severity, dates }) => [key, severity, dates])).toEqual([
      ['days_per_week', 'law', ['2027-01-04', '2027-01-10']],
      ['consecutive_days', 'house', ['2027-01-04', '2027-01-10']],
    ])
    const [law] = found
    expect(law && guard(afterMending(seven, law))).toEqual([])
    const twice = [...seven, aShift('2027-01-10', '15:00', '17:00', 0)]
    const [week] = guard(twice)
    expect(week && guard(afterMending(twice, week))).toEqual([])
    const shared = daily('2027-01-04', 7, '09:00', '13:00', 0).map((shift, i) =>
      i === 6 ? { ...shift, slots: 2 } : shift,
    )
    expect(guard(shared)[0]).toMatchObject({ key: 'days_per_week', siders: [1], repair: null })
    const overSunday = daily('2027-01-06', 8, '09:00', '13:00', 0)
    expect(guard(overSunday)).toMatchObject([
      { key: 'consecutive_days', severity: 'house', measure: { found: 8 } },
    ])
  })

  it('SUM-13 planned days in a row count, even when different Siders work them', () => {
    const eight = daily('2027-01-04', 8, '09:00', '17:00', 30)
    const rows = (found: readonly Finding[]) =>
      found.flatMap(({ key, dates, measure }) =>
        key === 'consecutive_days' ? [[...dates, measure?.found]] : [],
      )
    const whole = [['2027-01-04', '2027-01-11', 8]]
    expect(rows(guard(eight))).toEqual(whole)
    expect(rows(guard(eight, { selectedCount: 3 }))).toEqual(whole)
    const twoTeams = eight.map((shift, i) => ({ ...shift, siderIds: [i < 4 ? 'ada' : 'bea'] }))
    expect(rows(guard(twoTeams))).toEqual(whole)
    expect(rows(guard(eight.filter((_, i) => i !== 3)))).toEqual([])
    expect(rows(guard(daily('2027-01-04', 6, '09:00', '17:00', 30)))).toEqual([])
  })

  it('L3121-16 finds the shifts of six hours without break, and gives all of them one', () => {
    const shifts = [
      aShift('2027-01-04', '09:00', '15:00', 0),
      aShift('2027-01-05', '09:00', '14:59', 0),
      aShift('2027-01-06', '09:00', '17:00', 0),
    ]
    const [lacking, ...others] = guard(shifts)
    expect(others).toEqual([])
    expect(lacking).toMatchObject({
      key: 'missing_break',
      dates: ['2027-01-04', '2027-01-06'],
      measure: { limit: 20, found: 0 },
      repair: { kind: 'add_break', minutes: 20 },
    })
    const mended = lacking && afterMending(shifts, lacking)
    expect(mended?.map(({ breakMinutes }) => breakMinutes)).toEqual([20, 0, 20])
    expect(mended && guard(mended)).toEqual([])
  })

  it('counts the Siders who were hired as they really work', () => {
    const shifts = [
      { ...aShift('2027-01-04', '14:00', '22:00', 30, 2), siderIds: ['ada', 'bea'] },
      { ...aShift('2027-01-05', '06:00', '14:00', 30, 2), siderIds: ['bea', 'carl'] },
    ]
    expect(guard(shifts)).toMatchObject([{ key: 'daily_rest', siders: [2] }])
    const apart = shifts.map((shift, i) => ({ ...shift, siderIds: [`a${i}`, `b${i}`] }))
    expect(guard(apart)).toEqual([])
  })

  it('joins what several Siders have in common', () => {
    const shifts = [
      aShift('2027-01-04', '14:00', '22:00', 30, 50),
      aShift('2027-01-05', '06:00', '14:00', 30, 50),
    ]
    const [rest] = guard(shifts)
    expect(rest?.siders).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
  })

  it('FLEX-02 a flexible planning of 48 hours over twelve weeks breaks the average, not one of 42', () => {
    const flexible = (weeklyVolume: number) => ({
      startDate: isoDate('2027-01-04'),
      endDate: isoDate('2027-04-25'),
      weeklyVolume,
      siders: 3,
      amplitudeStart: localTime('08:00'),
      amplitudeEnd: localTime('20:00'),
      include: { holidays: true, weekDays: true, saturday: true, sunday: false },
    })
    const of = (volume: number) =>
      legalFindings({ ...noFacts, planning: { flexible: flexible(volume) } })
    expect(of(48)).toMatchObject([{ key: 'average_week', siders: [1, 2, 3] }])
    expect(of(42)).toEqual([])
  })
})

describe('the mission itself (law §3.2)', () => {
  const over = (endDate: string) => [
    aShift('2026-12-07', '09:00', '13:00', 0),
    aShift(endDate, '09:00', '13:00', 0),
  ]

  it.each([
    ['waitingRecruitment', '2027-09-06', '2027-09-07', 9],
    ['activityIncrease', '2028-06-06', '2028-06-07', 18],
    ['replacement', '2028-06-06', '2028-06-07', 18],
    ['temporaryContract', '2028-06-06', '2028-06-07', 18],
    ['seasonalActivity', '2028-06-06', '2028-06-07', 18],
  ] as const)('L1251-12-1 C-09 for %s may end on %s, not on %s', (reason, last, late, months) => {
    const motive = aMotive(reason)
    expect(guard(over(last), { motive })).toEqual([])
    const [long] = guard(over(late), { motive })
    expect(long).toMatchObject({
      key: 'mission_length',
      dates: ['2026-12-07', late],
      measure: { unit: 'months', limit: months, found: months + 1 },
      repair: { kind: 'end_on', date: last },
    })
    expect(long && guard(afterMending(over(late), long), { motive })).toEqual([])
    const inTime = [...over(late), aShift(last, '09:00', '13:00', 0)]
    expect(long && afterMending(inTime, long)).toEqual([...over(last)])
  })

  it.each([
    ['strike', 'Remplacer les grévistes du dépôt', [], 'grévistes'],
    ['barred_work', 'Chantier', ['Dépose de plaques, AMIANTE compris'], 'amiante'],
    ['occupational_physician', 'Absence du médecin du travail', [], 'médecin du travail'],
  ] as const)(
    'L1251-10 asks about %s where the mission speaks of it',
    (key, text, work, mention) => {
      const motive = aMotive('replacement', text)
      expect(guard(over('2026-12-08'), { motive, work })).toMatchObject([
        { severity: 'law', key, mention, dates: [], repair: null },
      ])
    },
  )

  it('L1251-9 asks about an economic dismissal before an increase of activity of over three months', () => {
    const said = (reason: MotiveReason) =>
      aMotive(reason, 'Reprise après les licenciements économiques de l’été')
    const long = over('2027-03-08')
    expect(keys(guard(long, { motive: said('activityIncrease') }))).toEqual(['economic_dismissal'])
    expect(guard(long, { motive: said('seasonalActivity') })).toEqual([])
    expect(guard(over('2027-03-06'), { motive: said('activityIncrease') })).toEqual([])
  })

  it('knows words as wholes', () => {
    const motive = aMotive('activityIncrease', 'Agrégation des stocks, grèves-la-forêt exclue')
    expect(
      keys(guard(over('2026-12-08'), { motive: aMotive('activityIncrease', 'Agrévement') })),
    ).toEqual([])
    expect(keys(guard(over('2026-12-08'), { motive }))).toEqual(['strike'])
  })

  it('moves a planning to the day from which its position is free, by the clock', () => {
    const shifts = daily('2027-03-22', 5, '09:00', '17:00')
    const previous = [
      {
        id: 'before',
        startDate: isoDate('2027-03-01'),
        endDate: isoDate('2027-03-19'),
        motive: { reason: 'activityIncrease', replaced: [] },
        weekdays: [0, 1, 2, 3, 4],
      },
    ] as const
    const [wait, ...others] = guard(shifts, { previous })
    expect(others).toEqual([])
    // 19 days: seven opening days, Easter Monday closed, summer time from 28 March.
    expect(wait).toMatchObject({ dates: ['2027-03-19', '2027-04-01'] })
    const moved = wait && afterMending(shifts, wait)
    expect(moved).toEqual(daily('2027-04-05', 5, '09:00', '17:00'))
    expect(moved && guard(moved, { previous })).toEqual([])
  })
})

/** Two weeks in which anything may be planned, short days and long ones, one place or several. */
const anyPlanning = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: 13 }),
      start: fc.integer({ min: 0, max: 47 }),
      halfHours: fc.integer({ min: 4, max: 19 }),
      pause: fc.constantFrom(0, 20, 30),
      slots: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((rows) => {
    const time = (halfHour: number) =>
      localTime(
        `${String(Math.floor((halfHour % 48) / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`,
      )
    const shifts = rows.map(({ day, start, halfHours, pause, slots }) =>
      shiftFromForm({
        ...inParis,
        date: addDays(isoDate('2027-01-04'), day),
        startTime: time(start),
        endTime: time(start + halfHours),
        breakMinutes: pause,
        slots,
      }),
    )
    return [
      ...new Map(shifts.map((shift) => [`${shift.startsAt} ${shift.endsAt}`, shift])).values(),
    ]
  })

describe('any planning', () => {
  it('has findings with an article, dates, and limits that are passed', () => {
    fc.assert(
      fc.property(anyPlanning, (shifts) => {
        for (const finding of guard(shifts)) {
          const { source, measure, key, siders } = finding
          expect(source.text).toMatch(/art\. [LRD]\d/)
          expect(siders.length > 0).toBe(!['missing_break', 'consecutive_days'].includes(key))
          if (measure === null) throw new Error('No measure.')
          const isFloor = key === 'daily_rest' || key === 'missing_break'
          expect(isFloor ? measure.found < measure.limit : measure.found > measure.limit).toBe(true)
        }
      }),
    )
  })

  it('loses by its repair the finding that the repair is of', () => {
    fc.assert(
      fc.property(anyPlanning, (shifts) => {
        for (const finding of guard(shifts)) {
          if (finding.repair === null) continue
          const identities = guard(afterMending(shifts, finding)).map(findingIdentity)
          expect(identities).not.toContain(findingIdentity(finding))
        }
      }),
    )
  })

  it('offers no repair that hands the point to another shift of that time', () => {
    const shifts = [
      aShift('2027-01-15', '06:30', '14:30', 0),
      aShift('2027-01-16', '01:00', '03:30', 0, 2),
      aShift('2027-01-16', '01:00', '04:00', 0, 2),
    ]
    const rests = guard(shifts).filter(({ key }) => key === 'daily_rest')
    expect(rests.map(({ repair }) => repair)).toEqual([null])
  })

  it('offers the first repairs, and the next once these are done', () => {
    const long = daily('2027-01-04', 14, '08:00', '20:00', 60)
    const offered = guard(long).filter(({ key, repair }) => key === 'long_day' && repair !== null)
    expect(offered.length).toBeGreaterThan(5)
    expect(offered.length).toBeLessThan(14)
  })

  it('is found the same whatever the order of its shifts', () => {
    fc.assert(
      fc.property(anyPlanning, (shifts) => {
        const of = (list: readonly ShiftDraft[]) => guard(list).map(findingIdentity).toSorted()
        expect(of(shifts.toReversed())).toEqual(of(shifts))
      }),
    )
  })

  it('has nothing against the law when each Sider is hired for one short day', () => {
    fc.assert(
      fc.property(anyPlanning, (shifts) => {
        const hired = shifts.map((shift, i) => ({
          ...shift,
          breakMinutes: 30,
          siderIds: Array.from({ length: shift.slots }, (_, slot) => `${i}-${slot}`),
        }))
        expect(guard(hired).filter(isLawFinding)).toEqual([])
      }),
    )
  })
})

describe('work on 1 May (L3133-6)', () => {
  const april = aShift('2027-04-29', '08:00', '15:00')
  const may = aShift('2027-05-01', '08:00', '15:00')

  it('asks the company for its ground, or takes the shift away', () => {
    const [finding, ...others] = guard([april, may])
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      severity: 'law',
      key: 'may_day',
      source: { article: 'L3133-6' },
      dates: ['2027-05-01'],
    })
    if (finding === undefined) throw new Error('No finding.')
    expect(afterMending([april, may], finding)).toEqual([april])
  })

  it('is found in a night that begins the day before, and leaves a mission its only shift', () => {
    expect(guard([aShift('2027-04-30', '22:00', '05:00')])).toMatchObject([
      { key: 'may_day', dates: ['2027-05-01'], repair: null },
    ])
  })

  it('is not found in a night that ends as it begins, nor on another holiday', () => {
    expect(guard([aShift('2027-04-30', '17:00', '00:00')])).toEqual([])
    expect(guard([aShift('2027-05-08', '08:00', '15:00')])).toEqual([])
  })
})

describe('work on a holiday that the place alone has', () => {
  const reunion = holidayCalendar(null, ['abolition-la-reunion'], 'Indian/Reunion')
  const alsace = holidayCalendar(null, ['vendredi-saint', 'saint-etienne'], parisZone)
  const there = (date: string, start: string, end: string): ShiftDraft =>
    shiftFromForm({
      date: isoDate(date),
      startTime: localTime(start),
      endTime: localTime(end),
      breakMinutes: 30,
      slots: 1,
      timeZone: 'Indian/Reunion',
    })

  it('L3422-2 L3134-13 is told with its article, and asks nothing', () => {
    const shifts = [there('2027-12-18', '08:00', '15:00'), there('2027-12-20', '08:00', '15:00')]
    expect(guard(shifts, { calendar: reunion })).toMatchObject([
      {
        severity: 'house',
        key: 'local_holiday',
        source: { article: 'L3422-2' },
        dates: ['2027-12-20'],
        repair: null,
      },
    ])
    const goodFriday = aShift('2027-03-26', '08:00', '15:00')
    const boxingDay = aShift('2027-12-26', '08:00', '15:00')
    expect(
      guard([goodFriday, boxingDay], { calendar: alsace }).map(({ source, dates }) => [
        source.article,
        dates,
      ]),
    ).toEqual([
      ['L3134-13', ['2027-03-26']],
      ['L3134-13', ['2027-12-26']],
    ])
  })

  it('is counted by the days of the place: a night that runs into it, not the same instants in Paris', () => {
    const night = there('2027-12-19', '22:00', '05:00')
    expect(guard([night], { calendar: reunion })).toMatchObject([
      { key: 'local_holiday', dates: ['2027-12-20'] },
    ])
    expect(guard([there('2027-12-19', '16:00', '23:00')], { calendar: reunion })).toEqual([])
  })

  it('is none elsewhere, nor is a national holiday of the place', () => {
    expect(guard([aShift('2027-12-20', '08:00', '15:00')])).toEqual([])
    expect(guard([there('2027-12-25', '08:00', '15:00')], { calendar: reunion })).toEqual([])
  })
})
