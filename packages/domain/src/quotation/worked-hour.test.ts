import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import type { HoursTypes } from '../remuneration/policy.ts'
import type { HourType } from '../remuneration/pricing-rows.ts'
import { quote } from './quote.ts'
import { workedHour } from './worked-hour.ts'
import type { HourKind, HourTerms } from './worked-hour.ts'
import { waiterTerms } from '../testing/waiter-terms.ts'

const base = waiterTerms

describe('the worked example of a pay policy', () => {
  const kinds: [string, HourKind, number, number, number][] = [
    ['a plain hour', {}, 0, 1300, 2535],
    ['at night', { night: true }, 2000, 1560, 3042],
    ['the first overtime', { overtime: 0 }, 2500, 1625, 3169],
    ['the second overtime', { overtime: 1 }, 5000, 1950, 3803],
    ['on a Sunday', { sunday: true }, 3000, 1690, 3296],
    ['on a Sunday night', { sunday: true, night: true }, 5000, 1950, 3803],
    ['on a holiday', { holiday: 'worked' }, 10_000, 2600, 5070],
    ['on a Sunday holiday', { holiday: 'worked', sunday: true }, 13_000, 2990, 5831],
    ['on the solidarity day', { holiday: 'solidarity' }, 0, 1300, 2535],
  ]
  it.each(kinds)('decisions §4.5 %s', (_, kind, increaseBasisPoints, pay, bill) => {
    expect(workedHour(base, kind)).toEqual({
      increaseBasisPoints,
      payUnitCents: pay,
      billUnitCents: bill,
    })
  })

  it('REM-09 REM-10 seniority and tourist zone replace the increase of their hours', () => {
    const { night, sundays } = base.hoursTypes
    const hoursTypes = {
      ...base.hoursTypes,
      night: { ...night, seniority: { daysThreshold: 90, increase: 25 } },
      sundays: { ...sundays, ztiIncrease: 60 },
    }
    const terms = { ...base, hoursTypes }
    expect(workedHour(terms, { night: true, senior: true }).payUnitCents).toBe(1625)
    expect(workedHour(terms, { sunday: true, senior: true }).payUnitCents).toBe(1690)
    expect(workedHour({ ...terms, zti: true }, { sunday: true }).payUnitCents).toBe(2080)
  })

  it('is what a quotation says of such an hour, to the cent, whatever the policy', () => {
    fc.assert(
      fc.property(anyTerms, fc.boolean(), fc.constantFrom(...situations), (terms, senior, one) => {
        const firstDay = senior ? isoDate('2025-06-02') : isoDate('2026-12-01')
        const { quotation } = quote({ planning: { shifts: one.shifts }, terms, firstDay })
        const line = quotation?.lines.find(({ tags }) => `${tags}` === `${one.tags}`)
        const { payUnitCents, billUnitCents, increaseBasisPoints } = workedHour(terms, {
          ...one.kind,
          senior,
        })
        expect(line).toMatchObject({ payUnitCents, billUnitCents, increaseBasisPoints })
      }),
    )
  })
})

function shift(day: string, start: string, end: string) {
  return {
    startsAt: instantInParis(isoDate(day), localTime(start)),
    endsAt: instantInParis(isoDate(day), localTime(end)),
    breakMinutes: 0,
    slots: 1,
    siderIds: ['one'],
  }
}

interface Situation {
  readonly kind: HourKind
  readonly tags: readonly HourType[]
  readonly shifts: readonly ReturnType<typeof shift>[]
}

const situations: readonly Situation[] = [
  { kind: {}, tags: ['normal'], shifts: [shift('2026-12-08', '12:00', '13:00')] },
  { kind: { night: true }, tags: ['night'], shifts: [shift('2026-12-08', '23:00', '23:59')] },
  { kind: { sunday: true }, tags: ['sunday'], shifts: [shift('2026-12-06', '12:00', '13:00')] },
  {
    kind: { sunday: true, night: true },
    tags: ['night', 'sunday'],
    shifts: [shift('2026-12-06', '23:00', '23:59')],
  },
  {
    kind: { holiday: 'worked' },
    tags: ['holidays'],
    shifts: [shift('2026-12-25', '12:00', '13:00')],
  },
  {
    kind: { holiday: 'solidarity' },
    tags: ['solidarity'],
    shifts: [shift('2027-05-17', '12:00', '13:00')],
  },
  {
    kind: { overtime: 0 },
    tags: ['extra'],
    shifts: ['07', '08', '09', '10', '11'].map((day) => shift(`2026-12-${day}`, '10:00', '18:00')),
  },
]

const percent = (min: number) => fc.integer({ min, max: 20_000 }).map((points) => points / 100)
const seniority = fc.option(
  fc.record({ daysThreshold: fc.integer({ min: 30, max: 360 }), increase: percent(1) }),
)
const anyHoursTypes: fc.Arbitrary<HoursTypes> = fc.record({
  // One threshold, below 40 hours of work.
  extra: fc
    .record({ threshold: fc.integer({ min: 35, max: 39 }), increase: percent(0) })
    .map((one) => [one]),
  night: fc.record({
    startHour: fc.constantFrom('18:00', '21:00', '22:45').map(localTime),
    endHour: fc.constantFrom('05:00', '06:00', '09:00').map(localTime),
    increase: percent(1),
    seniority,
  }),
  sundays: fc.record({ increase: percent(0), seniority, ztiIncrease: fc.option(percent(1)) }),
  bankHolidays: fc.record({
    increase: percent(0),
    seniority,
    solidarity: fc.constant('lundi-de-pentecote' as const),
  }),
})
const anyTerms: fc.Arbitrary<HourTerms> = fc.record({
  hourlyRateCents: fc.integer({ min: 1, max: 20_000 }).map(cents),
  hoursTypes: anyHoursTypes,
  coefficientBasisPoints: fc.integer({ min: 10_000, max: 40_000 }),
  detachedRows: fc.constant(null),
  zti: fc.boolean(),
  localHolidays: fc.constant([]),
  timeZone: fc.constant('Europe/Paris'),
})
