import { describe, expect, it } from 'vitest'
import type { WorkedTime } from '../../attendance/attendance.ts'
import { addDays, instantInParis, isoDate, localTime } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import { defaultPolicy } from '../../remuneration/policy.ts'
import type { BillableHours, BilledMission } from '../billable-hours.ts'
import { type HolidayCandidate, holidaysToBill } from './holiday-lines.ts'
import type { IndemnityToBill } from './indemnity-lines.ts'
import { type BillingInput, weeklyBills } from './weekly-bills.ts'
import { waiterTerms } from '../../testing/waiter-terms.ts'

const noConditions = { seniority: null, hoursPerDay: null, zti: null, taskType: null }

function aMission(missionId: string, changed: Partial<BilledMission> = {}): BilledMission {
  return {
    missionId,
    jobTitleId: 'waiter',
    firstDay: isoDate('2026-12-01'),
    lastDay: isoDate('2027-12-31'),
    terms: waiterTerms,
    ...changed,
  }
}

function time(day: string, start: string, end: string, breakFrom?: string): WorkedTime {
  const date = isoDate(day)
  const at = (clock: string) =>
    instantInParis(clock < start ? addDays(date, 1) : date, localTime(clock))
  const breaks = breakFrom === undefined ? [] : [{ startDate: at(breakFrom), endDate: at('13:15') }]
  return { startDate: at(start), endDate: at(end), breaks }
}

let made = 0
function hours(worked: WorkedTime, of: Partial<BillableHours> = {}): BillableHours {
  made += 1
  return {
    attendanceId: `attendance ${made}`,
    missionId: 'm',
    siderId: 's',
    timeZone: 'Europe/Paris',
    startsAt: worked.startDate,
    time: worked,
    ...of,
  }
}

function bill(given: Partial<BillingInput>) {
  return weeklyBills({
    hours: [],
    billed: [],
    missions: [aMission('m'), aMission('n')],
    lunch: null,
    mealsGiven: [],
    holidays: [],
    indemnities: [],
    ...given,
  })
}

/** Each line as a sentence: whose, what, how much. */
function told(given: Partial<BillingInput>): string[] {
  return bill(given).flatMap(({ weekStart, lines }) =>
    lines.map((line) => {
      const what =
        line.kind === 'hours'
          ? `${line.tags.join('+')} ${line.minutes}`
          : line.kind === 'holiday'
            ? `holiday ${line.day} ${line.minutes}`
            : line.kind === 'meal'
              ? `meal ${line.days.length} × ${line.unitCents}`
              : line.kind
      return `${weekStart} ${line.missionId} ${line.siderId} ${what} = ${line.priceCents}`
    }),
  )
}

const day = (date: string) => hours(time(date, '09:00', '17:00'))
const workedWeek = ['07', '08', '09', '10', '11'].map((date) => day(`2026-12-${date}`))

describe('hours', () => {
  it('REM-25 decisions §4.5 row 10: seven hours and a half cost 190,13', () => {
    const declared = hours(time('2026-12-07', '09:10', '17:25', '12:30'))
    expect(told({ hours: [declared] })).toEqual(['2026-12-07 m s normal 450 = 19013'])
  })

  it('stand by mission and Sider, in bills of their own week, settled by the bill that has them', () => {
    const all = [
      hours(time('2026-12-07', '09:00', '12:00')),
      hours(time('2026-12-07', '13:00', '15:00'), { missionId: 'n' }),
      hours(time('2026-12-07', '09:00', '10:00'), { siderId: 't' }),
      hours(time('2026-12-14', '09:00', '10:00')),
    ]
    expect(told({ hours: all })).toEqual([
      '2026-12-07 m s normal 180 = 7605',
      '2026-12-07 m t normal 60 = 2535',
      '2026-12-07 n s normal 120 = 5070',
      '2026-12-14 m s normal 60 = 2535',
    ])
    const bills = bill({ hours: all })
    expect(bills.map(({ weekStart, weekEnd }) => [weekStart, weekEnd])).toEqual([
      ['2026-12-07', '2026-12-13'],
      ['2026-12-14', '2026-12-20'],
    ])
    const settled = bills.flatMap(({ attendanceIds }) => attendanceIds)
    expect(settled.toSorted()).toEqual(all.map(({ attendanceId }) => attendanceId).toSorted())
  })

  it('of an absence are settled without a line', () => {
    expect(bill({ hours: [hours(time('2026-12-07', '09:00', '09:00'))] })).toMatchObject([
      { lines: [], attendanceIds: [expect.any(String)] },
    ])
  })

  it('make overtime over all the missions of a company, on the latest minutes of the week', () => {
    const inTwo = workedWeek.map((each, i) => ({ ...each, missionId: i === 4 ? 'n' : 'm' }))
    expect(told({ hours: inTwo.toReversed() })).toEqual([
      '2026-12-07 m s normal 1920 = 81120',
      '2026-12-07 n s normal 180 = 7605',
      '2026-12-07 n s extra 300 = 15845',
    ])
  })

  it('that come late are overtime after what was billed: no bill is changed', () => {
    const late = workedWeek.slice(2, 3)
    const billed = workedWeek.filter((each) => !late.includes(each))
    expect(told({ hours: late, billed })).toEqual([
      '2026-12-07 m s normal 180 = 7605',
      '2026-12-07 m s extra 300 = 15845',
    ])
    const other = hours(time('2026-12-09', '09:00', '17:00'), { siderId: 't' })
    expect(told({ hours: [other], billed })).toEqual(['2026-12-07 m t normal 480 = 20280'])
  })

  it('of a Sunday night stand in the week that they began in', () => {
    const night = hours(time('2026-12-13', '22:00', '02:00'))
    expect(told({ hours: [night] })).toEqual([
      '2026-12-07 m s night 120 = 6084',
      '2026-12-07 m s night+sunday 120 = 7606',
    ])
  })
})

describe('public holidays that nobody works (decisions §4.7)', () => {
  const ascension: HolidayCandidate = {
    missionId: 'm',
    siderId: 's',
    day: isoDate('2027-05-06'),
    isTaken: false,
    workedMinutes: 4500,
    workedDays: 10,
  }

  it('REM-25 seven hours and a half a day are paid as seven: 177,45', () => {
    expect(told({ holidays: [ascension] })).toEqual([
      '2027-05-03 m s holiday 2027-05-06 420 = 17745',
    ])
    expect(bill({ holidays: [ascension] })[0]?.lines[0]).toMatchObject({
      payUnitCents: 1300,
      billUnitCents: 2535,
      minutes: 420,
    })
  })

  it('REM-25 a short day is paid as long as it is on average', () => {
    const short = { ...ascension, workedMinutes: 1000, workedDays: 3 }
    expect(told({ holidays: [short] })).toEqual(['2027-05-03 m s holiday 2027-05-06 333 = 14069'])
  })

  it('law §3.5 (L1251-18) the seniority that worked holidays ask for is not asked', () => {
    const { hoursTypes } = defaultPolicy
    const seniority = { daysThreshold: 360, increase: 150 }
    const strict = aMission('m', {
      firstDay: isoDate('2027-05-03'),
      terms: {
        ...aMission('m').terms,
        hoursTypes: { ...hoursTypes, bankHolidays: { ...hoursTypes.bankHolidays, seniority } },
      },
    })
    expect(told({ holidays: [ascension], missions: [strict] })).toHaveLength(1)
  })

  it('do not count towards overtime', () => {
    const may = ['03', '04', '05', '07', '08'].map((date) => day(`2027-05-${date}`))
    const holiday = may.slice(0, 4)
    expect(told({ holidays: [ascension], hours: holiday })).toEqual([
      '2027-05-03 m s normal 1920 = 81120',
      '2027-05-03 m s holiday 2027-05-06 420 = 17745',
    ])
  })

  it.each([
    ['the solidarity day', { day: isoDate('2027-05-17') }],
    ['an ordinary day', { day: isoDate('2027-05-05') }],
    ['a holiday before the mission', { day: isoDate('2026-11-11') }],
    ['a holiday after the mission', { day: isoDate('2028-01-01') }],
    ['a holiday that was worked, or planned', { isTaken: true }],
    ['somebody whose hours nobody knows yet', { workedMinutes: 0, workedDays: 0 }],
  ])('are not paid for %s', (_what, changed) => {
    expect(told({ holidays: [{ ...ascension, ...changed }] })).toEqual([])
  })

  it('are paid once to somebody in two missions', () => {
    const two = [ascension, { ...ascension, missionId: 'n' }]
    expect(told({ holidays: two })).toHaveLength(1)
  })
})

it('REM-25 a run looks for the holidays of all territories eight weeks back, those of the week under way left aside', () => {
  const tuesday = isoDate('2027-05-18')
  expect(holidaysToBill(tuesday)).toEqual([
    '2027-03-26',
    '2027-03-29',
    '2027-04-27',
    '2027-05-01',
    '2027-05-06',
    '2027-05-08',
  ])
})

describe('meals', () => {
  const lunch = { type: 'indemnity', amount: 10.5, coverRate: null, otherParameters: noConditions }
  const given = (changed: object = {}) => ({
    lunch: { ...lunch, ...changed } as BillingInput['lunch'],
  })
  const meals = (input: Partial<BillingInput>) =>
    told(input).filter((line) => line.includes('meal'))
  const conditions = (changed: object) =>
    given({ otherParameters: { ...noConditions, ...changed } })

  it('REM-12 REM-14 are billed at cost: an indemnity whole, a voucher by the share of the employer', () => {
    expect(meals({ hours: workedWeek, ...given() })).toEqual([
      '2026-12-07 m s meal 5 × 1050 = 5250',
    ])
    const voucher = given({ type: 'ticket', amount: 9, coverRate: 55 })
    expect(meals({ hours: workedWeek, ...voucher })).toEqual(['2026-12-07 m s meal 5 × 495 = 2475'])
  })

  it('REM-17 are for days of four hours, or as many as the policy says', () => {
    const short = [hours(time('2026-12-07', '09:00', '12:59'))]
    const long = [hours(time('2026-12-07', '09:00', '13:00'))]
    expect(meals({ hours: short, ...given() })).toEqual([])
    expect(meals({ hours: long, ...given() })).toHaveLength(1)
    const six = conditions({ hoursPerDay: { threshold: 6.5 } })
    expect(meals({ hours: [hours(time('2026-12-07', '09:00', '15:29'))], ...six })).toEqual([])
    expect(meals({ hours: [hours(time('2026-12-07', '09:00', '15:30'))], ...six })).toHaveLength(1)
  })

  it('REM-17 count the day over all missions, and stand with the first', () => {
    const split = [
      hours(time('2026-12-07', '09:00', '11:00'), { missionId: 'n' }),
      hours(time('2026-12-07', '18:00', '20:00')),
    ]
    expect(meals({ hours: split, ...given() })).toEqual(['2026-12-07 n s meal 1 × 1050 = 1050'])
  })

  it('are not given twice for a day, nor forgotten when its hours come late', () => {
    const [morning, evening] = [
      hours(time('2026-12-07', '09:00', '11:00')),
      hours(time('2026-12-07', '18:00', '21:00')),
    ]
    expect(meals({ hours: [evening], billed: [morning], ...given() })).toHaveLength(1)
    const mealsGiven = [{ siderId: 's', day: isoDate('2026-12-07') }]
    expect(meals({ hours: [evening], billed: [morning], mealsGiven, ...given() })).toEqual([])
  })

  it.each<readonly [string, object, Partial<BilledMission>, number]>([
    ['REM-16 before the seniority', { seniority: { daysThreshold: 7 } }, {}, 0],
    ['REM-16 from the seniority on', { seniority: { daysThreshold: 6 } }, {}, 1],
    ['REM-18 outside a tourist zone', { zti: { isApplicable: true } }, {}, 0],
    [
      'REM-18 in a tourist zone',
      { zti: { isApplicable: true } },
      { terms: { ...aMission('m').terms, zti: true } },
      1,
    ],
    ['REM-18 anywhere', { zti: { isApplicable: false } }, {}, 1],
    ['REM-19 of another job', { taskType: { jobTypes: ['cook'] } }, {}, 0],
    ['REM-19 of one of the jobs', { taskType: { jobTypes: ['cook', 'waiter'] } }, {}, 1],
  ])('%s', (_what, changed, mission, count) => {
    const found = meals({
      hours: [day('2026-12-07')],
      missions: [aMission('m', mission)],
      ...conditions(changed),
    })
    expect(found).toHaveLength(count)
  })
})

describe('indemnities that internal staff entered', () => {
  const entered = (id: string, of: Partial<IndemnityToBill> = {}): IndemnityToBill => ({
    id,
    kind: 'bonus',
    missionId: 'm',
    siderId: 's',
    weekStart: isoDate('2026-12-07'),
    priceCents: cents(1200),
    ...of,
  })

  it('REM-15 REM-26 decisions §4.8 N-30 stand last with their mission and Sider, and are no overtime', () => {
    const transport = entered('2', { kind: 'transport', priceCents: cents(1170) })
    expect(told({ hours: workedWeek, indemnities: [entered('1'), transport] })).toEqual([
      '2026-12-07 m s normal 2100 = 88725',
      '2026-12-07 m s extra 300 = 15845',
      '2026-12-07 m s transport = 1170',
      '2026-12-07 m s bonus = 1200',
    ])
  })

  it('that come late make a bill of their own week, whatever else is billed', () => {
    const late = entered('1', { weekStart: isoDate('2026-11-30') })
    expect(told({ hours: [day('2026-12-07')], indemnities: [late] })).toEqual([
      '2026-11-30 m s bonus = 1200',
      '2026-12-07 m s normal 480 = 20280',
    ])
  })

  it('make the same lines in whatever order they come', () => {
    const all = [entered('2', { priceCents: cents(1) }), entered('1'), entered('3')]
    expect(bill({ indemnities: all })).toEqual(bill({ indemnities: all.toReversed() }))
  })
})
