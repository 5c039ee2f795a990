import { describe, expect, it } from 'vitest'
import { isoDate, localTime } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import { blockShifts } from '../flexible-planning/daily-blocks.ts'
import type { FlexiblePlanning } from '../flexible-planning/flexible-planning.ts'
import { defaultPolicy } from '../remuneration/policy.ts'
import type { HoursTypes } from '../remuneration/policy.ts'
import { shiftFromForm } from '../shift/shift.ts'
import { quote } from './quote.ts'
import type { Quotation, QuotationInput, QuotationTerms, QuotedPlanning } from './quotation.ts'
import { calendarInParis, inParis } from '../testing/in-paris.ts'
import { onSaturdaysToo } from '../testing/flexible-plannings.ts'

const policy: HoursTypes = {
  extra: [
    { threshold: 35, increase: 25 },
    { threshold: 43, increase: 50 },
  ],
  night: {
    startHour: localTime('21:00'),
    endHour: localTime('06:00'),
    increase: 20,
    seniority: null,
  },
  sundays: { increase: 30, seniority: null, ztiIncrease: null },
  bankHolidays: { increase: 100, seniority: null, solidarity: 'lundi-de-pentecote' },
}
const terms: QuotationTerms = {
  hourlyRateCents: cents(1300),
  hoursTypes: policy,
  coefficientBasisPoints: 19_500,
  detachedRows: null,
  zti: false,
  localHolidays: [],
  timeZone: 'Europe/Paris',
}

function aShift(date: string, start: string, end: string, breakMinutes = 0, slots = 1) {
  const [startTime, endTime] = [localTime(start), localTime(end)]
  return shiftFromForm({ ...inParis, date: isoDate(date), startTime, endTime, breakMinutes, slots })
}

function quoted(input: QuotationInput): Quotation {
  const { quotation } = quote(input)
  if (quotation === null) throw new Error('Refused')
  return quotation
}

/** Lines as the table of the specification writes them: tags, %, hours, units → price / pay. */
function told(planning: QuotedPlanning, changed: Partial<QuotationTerms> = {}): string[] {
  const quotation = quoted({ planning, terms: { ...terms, ...changed } })
  const euros = (amount: number) => (amount / 100).toFixed(2)
  const lines = quotation.lines.map((line) => {
    const hours = Math.round((line.minutes / 60) * 100) / 100
    const units = `${euros(line.payUnitCents)} ${euros(line.billUnitCents)}`
    const amounts = `${euros(line.priceCents)} / ${euros(line.payCents)}`
    return `${line.tags.join('+')} ${line.increaseBasisPoints / 100}% ${hours}h ${units} → ${amounts}`
  })
  const { priceCents, salaryCents, priceWithTaxCents } = quotation
  return [...lines, [priceCents, salaryCents, priceWithTaxCents].map(euros).join(' ')]
}

const week = ['07', '08', '09', '10', '11'].map((day) => `2026-12-${day}`)
const january = ['11', '12', '13', '14', '15'].map((day) => `2027-01-${day}`)
const flexible = onSaturdaysToo
const may: FlexiblePlanning = {
  ...flexible,
  startDate: isoDate('2027-05-03'),
  endDate: isoDate('2027-05-16'),
  weeklyVolume: 35,
  siders: 1,
  amplitudeEnd: localTime('18:00'),
  include: { holidays: true, weekDays: true, saturday: false, sunday: false },
}

describe('worked examples (decisions §4.5)', () => {
  const examples: [string, QuotedPlanning, string[]][] = [
    [
      '1 simple',
      { shifts: [aShift('2026-12-07', '09:00', '17:00', 60, 2)] },
      ['normal 0% 14h 13.00 25.35 → 354.90 / 182.00', '354.90 182.00 425.88'],
    ],
    [
      '2 night and break',
      { shifts: [aShift('2026-12-10', '20:00', '04:00', 30)] },
      [
        'normal 0% 1h 13.00 25.35 → 25.35 / 13.00',
        'night 20% 6.5h 15.60 30.42 → 197.73 / 101.40',
        '223.08 114.40 267.70',
      ],
    ],
    [
      '3 overtime',
      {
        shifts: [
          ...week.map((date) => aShift(date, '09:00', '18:00', 60)),
          aShift('2026-12-12', '09:00', '14:00'),
        ],
      },
      [
        'normal 0% 35h 13.00 25.35 → 887.25 / 455.00',
        'extra 25% 8h 16.25 31.69 → 253.52 / 130.00',
        'extra 50% 2h 19.50 38.03 → 76.06 / 39.00',
        '1216.83 624.00 1460.20',
      ],
    ],
    [
      '4a spring',
      { shifts: [aShift('2027-03-27', '22:00', '06:00')] },
      [
        'night 20% 2h 15.60 30.42 → 60.84 / 31.20',
        'night+sunday 50% 5h 19.50 38.03 → 190.15 / 97.50',
        '250.99 128.70 301.19',
      ],
    ],
    [
      '4b autumn',
      { shifts: [aShift('2027-10-30', '22:00', '06:00')] },
      [
        'night 20% 2h 15.60 30.42 → 60.84 / 31.20',
        'night+sunday 50% 7h 19.50 38.03 → 266.21 / 136.50',
        '327.05 167.70 392.46',
      ],
    ],
    [
      '5 unknown Siders',
      {
        shifts: january.flatMap((date) => [
          aShift(date, '06:00', '14:00', 30, 2),
          aShift(date, '14:00', '22:00', 30, 1),
        ]),
      },
      [
        'normal 0% 101h 13.00 25.35 → 2560.35 / 1313.00',
        'night 20% 4h 15.60 30.42 → 121.68 / 62.40',
        'extra 25% 6.5h 16.25 31.69 → 205.99 / 105.63',
        'night+extra 45% 1h 18.85 36.76 → 36.76 / 18.85',
        '2924.78 1499.88 3509.74',
      ],
    ],
    [
      '6 holidays',
      {
        shifts: [
          aShift('2027-05-06', '10:00', '16:00'),
          aShift('2027-05-17', '10:00', '16:00'),
          aShift('2027-08-15', '20:00', '23:00'),
        ],
      },
      [
        'solidarity 0% 6h 13.00 25.35 → 152.10 / 78.00',
        'holidays 100% 6h 26.00 50.70 → 304.20 / 156.00',
        'sunday+holidays 130% 1h 29.90 58.31 → 58.31 / 29.90',
        'night+sunday+holidays 150% 2h 32.50 63.38 → 126.76 / 65.00',
        '641.37 328.90 769.64',
      ],
    ],
    [
      '7 flexible',
      { flexible },
      [
        'normal 0% 280h 13.00 25.35 → 7098.00 / 3640.00',
        'extra 25% 56h 16.25 31.69 → 1774.64 / 910.00',
        '8872.64 4550.00 10647.17',
      ],
    ],
    [
      '8 flexible, partial weeks',
      {
        flexible: {
          ...may,
          startDate: isoDate('2027-03-24'),
          endDate: isoDate('2027-04-06'),
          amplitudeStart: localTime('14:00'),
          amplitudeEnd: localTime('23:00'),
          include: { ...may.include, holidays: false },
        },
      },
      [
        'normal 0% 54h 13.00 25.35 → 1368.90 / 702.00',
        'night 20% 9h 15.60 30.42 → 273.78 / 140.40',
        '1642.68 842.40 1971.22',
      ],
    ],
    [
      '9 flexible with its holiday',
      { flexible: may },
      [
        'normal 0% 63h 13.00 25.35 → 1597.05 / 819.00',
        'holidays 100% 7h 26.00 50.70 → 354.90 / 182.00',
        '1951.95 1001.00 2342.34',
      ],
    ],
    [
      '9 flexible without its holiday',
      { flexible: { ...may, include: { ...may.include, holidays: false } } },
      ['normal 0% 63h 13.00 25.35 → 1597.05 / 819.00', '1597.05 819.00 1916.46'],
    ],
    [
      '10 half a cent, away from zero',
      { shifts: [aShift('2026-12-07', '09:10', '17:25', 45)] },
      ['normal 0% 7.5h 13.00 25.35 → 190.13 / 97.50', '190.13 97.50 228.16'],
    ],
  ]
  it.each(examples)('%s', (_, planning, expected) => {
    expect(told(planning)).toEqual(expected)
  })
  it('1 simple, gestion', () => {
    const shifts = [aShift('2026-12-07', '09:00', '17:00', 60, 2)]
    expect(told({ shifts }, { coefficientBasisPoints: 17_500 })).toEqual([
      'normal 0% 14h 13.00 22.75 → 318.50 / 182.00',
      '318.50 182.00 382.20',
    ])
  })
  it('5 counts three Siders', () => {
    expect(quoted({ planning: examples[5]?.[1] ?? null, terms }).sidersCount).toBe(3)
  })
})

describe('traps (decisions §4.6)', () => {
  it('a break of 20 minutes is counted in minutes, not in rounded hours', () => {
    const shifts = [aShift('2026-12-07', '09:00', '16:40', 20)]
    expect(told({ shifts })[0]).toBe('normal 0% 7.33h 13.00 25.35 → 185.90 / 95.33')
  })
  it('a flexible mission and its generated shifts have the same estimate', () => {
    const generatedShifts = blockShifts(flexible, calendarInParis(policy.bankHolidays.solidarity))
    expect(told({ generatedShifts, siders: 2 })).toEqual(told({ flexible }))
    expect(told({ shifts: generatedShifts })).toEqual(told({ flexible }))
  })
  it('SUM-21 without rate there is a refusal, without planning nothing to pay', () => {
    const planning = { shifts: [aShift('2026-12-07', '09:00', '17:00')] }
    expect(quote({ planning, terms: { ...terms, hourlyRateCents: null } })).toEqual({
      quotation: null,
      refusal: { key: 'errors.quotation.rate_missing' },
    })
    expect(quoted({ planning: null, terms })).toMatchObject({
      priceCents: 0,
      salaryCents: 0,
      lines: [],
    })
    expect(quoted({ planning: { shifts: [] }, terms }).lines).toEqual([])
  })
})

describe('rules (decisions §4.1 to §4.3)', () => {
  const sundays = ['03', '10', '17'].map((day) => aShift(`2027-01-${day}`, '09:00', '14:00'))
  const seniority = { daysThreshold: 7, increase: 50 }
  it('seniority replaces the increase from its day on', () => {
    const hoursTypes = { ...policy, sundays: { ...policy.sundays, seniority } }
    expect(told({ shifts: sundays }, { hoursTypes }).slice(0, 2)).toEqual([
      'sunday 30% 5h 16.90 32.96 → 164.80 / 84.50',
      'sunday 50% 10h 19.50 38.03 → 380.30 / 195.00',
    ])
    const later = quoted({
      planning: { shifts: sundays },
      terms: { ...terms, hoursTypes },
      firstDay: isoDate('2026-12-27'),
    })
    expect(later.lines.map((line) => line.minutes)).toEqual([900])
    expect(later.lines[0]?.because).toMatchObject([
      { tag: 'sunday', seniority: { daysThreshold: 7, since: '2027-01-03' }, minutes: 900 },
    ])
  })
  it('a tourist zone has its own increase on Sundays, until seniority', () => {
    const zoned = { ...policy, sundays: { increase: 30, seniority, ztiIncrease: 80 } }
    expect(told({ shifts: sundays }, { hoursTypes: zoned, zti: true })[0]).toContain(
      'sunday 50% 10h',
    )
    expect(told({ shifts: sundays }, { hoursTypes: zoned, zti: true })[1]).toContain(
      'sunday 80% 5h',
    )
    expect(told({ shifts: sundays }, { hoursTypes: zoned })[0]).toContain('sunday 30% 5h')
    expect(told({ shifts: sundays }, { zti: true })[0]).toContain('sunday 30% 15h')
  })
  it('N-17 detached rows win over the policy, by their coefficient and increase', () => {
    const row = { hourlyRateCents: cents(0), increaseCents: cents(0), thresholdHours: null }
    const detachedRows = [
      {
        ...row,
        hourType: 'normal',
        coefficientBasisPoints: 20_000,
        increaseBasisPoints: null,
        tags: [],
      },
      {
        ...row,
        hourType: 'night',
        coefficientBasisPoints: 21_000,
        increaseBasisPoints: 1000,
        tags: [],
      },
    ] as const
    const hoursTypes = { ...policy, night: { ...policy.night, seniority } }
    const shifts = [aShift('2026-12-10', '20:00', '04:00', 30)]
    expect(told({ shifts }, { detachedRows, hoursTypes })).toEqual([
      'normal 0% 1h 13.00 26.00 → 26.00 / 13.00',
      'night 10% 6.5h 14.30 30.03 → 195.20 / 92.95',
      '221.20 105.95 265.44',
    ])
    const { lines } = quoted({ planning: { shifts }, terms: { ...terms, detachedRows } })
    expect(lines[1]?.because[0]).toMatchObject({ source: 'detached', increaseBasisPoints: 1000 })
  })
  it('a week that ends in the middle of a shift is cut at midnight', () => {
    const days = ['04', '05', '06', '07', '08'].map((day) =>
      aShift(`2027-01-${day}`, '08:00', '15:00'),
    )
    const night = aShift('2027-01-10', '22:00', '02:00')
    expect(told({ shifts: [...days, night] }).slice(0, -1)).toEqual([
      'normal 0% 35h 13.00 25.35 → 887.25 / 455.00',
      'night 20% 2h 15.60 30.42 → 60.84 / 31.20',
      'night+extra+sunday 75% 2h 22.75 44.36 → 88.72 / 45.50',
    ])
  })
  it('hired Siders replace unknown ones, the slots left stay unknown', () => {
    const shifts = week.map((date) => aShift(date, '09:00', '18:00', 60, 2))
    const alone = shifts.map((shift) => ({ ...shift, siderIds: ['anna'] }))
    const turns = shifts.map((shift, i) => ({
      ...shift,
      siderIds: i < 2 ? ['a', 'b'] : ['c', 'd'],
    }))
    expect(told({ shifts: alone })).toEqual(told({ shifts }))
    expect(told({ shifts })[1]).toContain('extra 25% 10h')
    expect(told({ shifts: turns }).slice(0, -1)).toEqual([
      'normal 0% 80h 13.00 25.35 → 2028.00 / 1040.00',
    ])
    expect(quoted({ planning: { shifts: turns }, terms }).sidersCount).toBe(4)
  })
  it('two thresholds of one increase share a line that tells both', () => {
    const extra = [35, 43].map((threshold) => ({ threshold, increase: 25 }))
    const shifts = [...week, '2026-12-12'].map((date) => aShift(date, '09:00', '17:00'))
    const { lines } = quoted({
      planning: { shifts },
      terms: { ...terms, hoursTypes: { ...policy, extra } },
    })
    expect(lines[1]).toMatchObject({ tags: ['extra'], minutes: 13 * 60 })
    expect(lines[1]?.because).toMatchObject([
      { fromHour: 36, toHour: 43, minutes: 480 },
      { fromHour: 44, toHour: null, minutes: 300 },
    ])
  })
})

describe('why', () => {
  it('each line tells the rule, its rate and its source', () => {
    const shifts = [
      aShift('2027-05-01', '20:00', '23:00'),
      aShift('2027-05-16', '22:00', '02:00'),
      aShift('2027-05-06', '09:00', '11:00'),
      aShift('2027-05-08', '09:00', '11:00'),
    ]
    const { lines } = quoted({ planning: { shifts }, terms })
    const because = new Map(lines.map((line) => [line.tags.join('+'), line.because]))
    expect(because.get('night+sunday')).toMatchObject([
      {
        tag: 'night',
        source: 'policy',
        increaseBasisPoints: 2000,
        window: { start: '21:00', end: '06:00' },
        law: { text: 'Code du travail, art. L3122-20' },
        seniority: null,
      },
      { tag: 'sunday', source: 'policy', increaseBasisPoints: 3000, zti: false, law: null },
    ])
    expect(because.get('night+solidarity')?.[1]).toMatchObject({
      tag: 'solidarity',
      source: 'law',
      increaseBasisPoints: 0,
      holidays: [{ slug: 'lundi-de-pentecote', date: '2027-05-17' }],
    })
    expect(because.get('holidays')).toMatchObject([
      {
        increaseBasisPoints: 10_000,
        minutes: 60 + 4 * 60,
        holidays: [
          { slug: 'fete-du-travail', date: '2027-05-01' },
          { slug: 'jeudi-de-l-ascension', date: '2027-05-06' },
          { slug: 'fete-de-la-victoire', date: '2027-05-08' },
        ],
      },
    ])
  })
  it('normal hours are at the rate of the mission', () => {
    const { lines } = quoted({
      planning: { shifts: [aShift('2026-12-07', '09:00', '17:00')] },
      terms,
    })
    expect(lines[0]?.because).toEqual([
      { tag: 'normal', minutes: 480, increaseBasisPoints: 0, source: 'mission', law: null },
    ])
  })
  it('the default policy prices the examples', () => {
    expect(defaultPolicy.hoursTypes).toEqual(policy)
  })
})

describe('work on 1 May (L3133-6)', () => {
  const mayDay = { shifts: [aShift('2027-05-01', '08:00', '15:00')] }
  const atIncrease = (increase: number, changed: Partial<QuotationTerms> = {}) => ({
    hoursTypes: { ...policy, bankHolidays: { ...policy.bankHolidays, increase } },
    ...changed,
  })

  it.each([0, 50, 100])('is paid double where holidays are at +%i %%', (increase) => {
    expect(told(mayDay, atIncrease(increase))[0]).toBe(
      'holidays 100% 7h 26.00 50.70 → 354.90 / 182.00',
    )
  })

  it('is paid more than double where the policy says so', () => {
    expect(told(mayDay, atIncrease(150))[0]).toBe('holidays 150% 7h 32.50 63.38 → 443.66 / 227.50')
  })

  it('is paid double whatever seniority or a price of the mission itself says', () => {
    const bankHolidays = {
      ...policy.bankHolidays,
      increase: 20,
      seniority: { daysThreshold: 0, increase: 50 },
    }
    const row = (hourType: 'normal' | 'holidays', increaseBasisPoints: number | null) => ({
      hourType,
      thresholdHours: null,
      hourlyRateCents: cents(1300),
      increaseCents: cents(0),
      increaseBasisPoints,
      coefficientBasisPoints: 19_500,
      tags: [hourType],
    })
    for (const changed of [
      { hoursTypes: { ...policy, bankHolidays } },
      { detachedRows: [row('normal', null), row('holidays', 1000)] },
    ]) {
      expect(told(mayDay, changed)[0]).toBe('holidays 100% 7h 26.00 50.70 → 354.90 / 182.00')
    }
  })

  it('is no reason to pay other holidays more, which keep a line of their own', () => {
    const shifts = [...mayDay.shifts, aShift('2027-05-08', '08:00', '15:00')]
    expect(told({ shifts }, atIncrease(50)).slice(0, 2)).toEqual([
      'holidays 50% 7h 19.50 38.03 → 266.21 / 136.50',
      'holidays 100% 7h 26.00 50.70 → 354.90 / 182.00',
    ])
  })

  it('says that the law sets the increase, and which article', () => {
    const { lines } = quoted({ planning: mayDay, terms: { ...terms, ...atIncrease(50) } })
    expect(lines[0]?.because).toMatchObject([
      { increaseBasisPoints: 10_000, source: 'law', law: { article: 'L3133-6' }, seniority: null },
    ])
  })

  it('keeps the price that was agreed before the law was applied', () => {
    expect(told(mayDay, atIncrease(50, { mayDayAsPolicy: true }))[0]).toBe(
      'holidays 50% 7h 19.50 38.03 → 266.21 / 136.50',
    )
  })
})
