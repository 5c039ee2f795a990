import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plannedTime } from '../../attendance/declare/planned-time.ts'
import { workedMinutes } from '../../attendance/declare/worked-time.ts'
import {
  addDays,
  compareInstants,
  isoDate,
  dateInParis,
  instantInParis,
  instantOfMinute,
  type IsoDate,
  localTime,
  weekdayOf,
} from '../../kernel/calendar.ts'
import { cents, mulDiv } from '../../kernel/money.ts'
import { dateAt, instantAt, parisZone, timeZones } from '../../kernel/place-time.ts'
import { allocateNumbers } from '../../quotation/allocation.ts'
import { quote } from '../../quotation/quote.ts'
import type { HourTerms } from '../../quotation/worked-hour.ts'
import { defaultPolicy } from '../../remuneration/policy.ts'
import { hourTypes } from '../../remuneration/pricing-rows.ts'
import { type ShiftDraft } from '../../shift/shift.ts'
import type { BillableHours, BilledMission } from '../billable-hours.ts'
import { billedBefore, billingSchedule, lastRunOn } from './billing-run.ts'
import type { HoursLine, InvoiceLine } from '../invoice.ts'
import { type BillingInput, weeklyBills } from './weekly-bills.ts'
import { drawnShifts } from '../../testing/typed-shifts.ts'

// Weeks with clock changes, holidays, Sundays and the turn of a year.
const turningPoints = ['2026-12-21', '2027-03-22', '2027-05-03', '2027-10-25'].map(isoDate)

/** Shifts within three weeks; lengths are multiples of `step` minutes. */
const anyShifts = (step: number, breaks: readonly number[] = [0, 30, 60], days = 20) =>
  fc
    .tuple(
      fc.constantFrom(...turningPoints),
      fc.array(
        fc.record({
          day: fc.integer({ min: 0, max: days }),
          start: fc.constantFrom(0, 360, 480, 840, 1080, 1260, 1320, 1380),
          worked: fc.integer({ min: 120 / step, max: 600 / step }).map((count) => count * step),
          breakMinutes: fc.constantFrom(...breaks),
          slots: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 25 },
      ),
    )
    .map(([from, days]) => drawnShifts(from, days))

const seniority = fc.option(
  fc.record({ daysThreshold: fc.integer({ min: 1, max: 20 }), increase: fc.constantFrom(10, 55) }),
)
const anyTerms: fc.Arbitrary<HourTerms> = fc.record({
  hourlyRateCents: fc.integer({ min: 1231, max: 4000 }).map(cents),
  hoursTypes: fc.record({
    extra: fc.constantFrom(
      defaultPolicy.hoursTypes.extra,
      [{ threshold: 36, increase: 12.5 }],
      [{ threshold: 35, increase: 10 }],
    ),
    night: fc.record({
      startHour: fc.constantFrom('21:00', '22:00').map(localTime),
      endHour: fc.constantFrom('05:00', '06:00').map(localTime),
      increase: fc.constantFrom(20, 33.33),
      seniority,
    }),
    sundays: fc.record({
      increase: fc.constantFrom(0, 30),
      seniority,
      ztiIncrease: fc.constant(null),
    }),
    bankHolidays: fc.record({
      increase: fc.constantFrom(50, 100),
      seniority,
      solidarity: fc.constant('lundi-de-pentecote' as const),
    }),
  }),
  coefficientBasisPoints: fc.integer({ min: 10_000, max: 25_000 }),
  detachedRows: fc.constant(null),
  zti: fc.boolean(),
  localHolidays: fc.constant([]),
  timeZone: fc.constant('Europe/Paris'),
})

/** Planned hours of the quotation's virtual Siders, each with a name. */
function asPlanned(shifts: readonly ShiftDraft[]): BillableHours[] {
  return allocateNumbers(shifts).flatMap((numbers, shift) =>
    numbers.flatMap((number) => {
      const planned = shifts[shift]
      if (planned === undefined) return []
      const time = plannedTime(planned)
      const attendanceId = `${shift} ${number}`
      const siderId = `sider ${number}`
      const of = { attendanceId, missionId: 'm', siderId, timeZone: parisZone }
      return { ...of, startsAt: planned.startsAt, time }
    }),
  )
}

function missionOf(shifts: readonly ShiftDraft[], terms: HourTerms): BilledMission {
  const days = shifts.map(({ startsAt }) => dateInParis(startsAt)).toSorted()
  const [firstDay = isoDate('2026-12-21')] = days
  return { missionId: 'm', terms, jobTitleId: 'waiter', firstDay, lastDay: days.at(-1) ?? firstDay }
}

const noMore = { billed: [], lunch: null, mealsGiven: [], holidays: [], indemnities: [] }
const isHours = (line: InvoiceLine): line is HoursLine => line.kind === 'hours'
const billed = (input: Omit<BillingInput, keyof typeof noMore>): HoursLine[] =>
  weeklyBills({ ...noMore, ...input }).flatMap(({ lines }) => lines.filter(isHours))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Lines of weeks and Siders merged again, by tags and prices, as a quotation has them. */
function together(lines: readonly Omit<HoursLine, 'holidays'>[]) {
  const groups = Map.groupBy(lines, ({ tags, increaseBasisPoints, payUnitCents, billUnitCents }) =>
    JSON.stringify([tags, increaseBasisPoints, payUnitCents, billUnitCents]),
  )
  return [...groups.values()]
    .map((same) => ({
      mask: sum((same[0]?.tags ?? []).map((tag) => 2 ** hourTypes.indexOf(tag))),
      increase: same[0]?.increaseBasisPoints ?? 0,
      minutes: sum(same.map(({ minutes }) => minutes)),
      unit: same[0]?.billUnitCents ?? 0,
    }))
    .toSorted((a, b) => a.mask - b.mask || a.increase - b.increase || a.unit - b.unit)
}

function quoted(shifts: readonly ShiftDraft[], terms: HourTerms) {
  const { quotation } = quote({ planning: { shifts }, terms })
  if (quotation === null) throw new Error('Refused')
  return quotation
}

describe('hours worked exactly as planned', () => {
  it('SUM-15 G-26 whole hours cost to the cent what the frozen quotation says', () => {
    fc.assert(
      fc.property(anyShifts(60, [0]), anyTerms, (shifts, terms) => {
        const lines = billed({ hours: asPlanned(shifts), missions: [missionOf(shifts, terms)] })
        // Thresholds, nights and days all change on the hour, so no line is rounded.
        expect(sum(lines.map(({ priceCents }) => priceCents))).toBe(
          quoted(shifts, terms).priceCents,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('SUM-15 G-26 hours of any length are the very minutes of the quotation, and priced together its price', () => {
    fc.assert(
      fc.property(anyShifts(1), anyTerms, (shifts, terms) => {
        const quotation = quoted(shifts, terms)
        const lines = billed({ hours: asPlanned(shifts), missions: [missionOf(shifts, terms)] })
        const merged = together(lines)
        expect(merged).toEqual(
          together(
            quotation.lines.map((line) => ({
              kind: 'hours',
              missionId: 'm',
              siderId: '',
              ...line,
            })),
          ),
        )
        const price = sum(merged.map(({ minutes, unit }) => mulDiv(minutes, unit, 60)))
        expect(price).toBe(quotation.priceCents)
        // Lines are rounded by Sider and week: each differs by half a cent at most.
        const apart = Math.abs(sum(lines.map((line) => line.priceCents)) - quotation.priceCents)
        expect(apart).toBeLessThanOrEqual((lines.length + quotation.lines.length) / 2)
      }),
      { numRuns: 300 },
    )
  })

  it('SUM-15 one Sider in one week costs what is quoted, whatever the minutes', () => {
    const oneWeek = anyShifts(1).map((shifts) => {
      const [first] = shifts
      return first === undefined ? [] : [{ ...first, slots: 1 }]
    })
    fc.assert(
      fc.property(oneWeek, anyTerms, (shifts, terms) => {
        const lines = billed({ hours: asPlanned(shifts), missions: [missionOf(shifts, terms)] })
        expect(sum(lines.map(({ priceCents }) => priceCents))).toBe(
          quoted(shifts, terms).priceCents,
        )
      }),
    )
  })
})

describe('whatever the hours', () => {
  const input = fc.tuple(anyShifts(1), anyTerms).map(([shifts, terms]) => ({
    hours: asPlanned(shifts),
    missions: [missionOf(shifts, terms)],
  }))

  it('each attendance is settled once, and every minute of it billed', () => {
    fc.assert(
      fc.property(input, ({ hours, missions }) => {
        const bills = weeklyBills({ ...noMore, hours, missions })
        const settled = bills.flatMap(({ attendanceIds }) => attendanceIds)
        expect(settled.toSorted()).toEqual(hours.map(({ attendanceId }) => attendanceId).toSorted())
        const minutes = sum(
          bills.flatMap(({ lines }) => lines.filter(isHours)).map((line) => line.minutes),
        )
        expect(minutes).toBe(sum(hours.map(({ time }) => workedMinutes(time))))
      }),
    )
  })

  it('INV-03 is billed once, in its week at its place, by the first run after that week is over', () => {
    // From 1 March to 24 May 2026: the clocks of Saint-Pierre change first, and those of Paris
    // later.
    const minute = fc.integer({ min: 29_538_720, max: 29_660_000 })
    const anywhere = fc.constantFrom(...timeZones)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(minute, anywhere), { maxLength: 12 }),
        anyTerms,
        (starts, terms) => {
          const missions = timeZones.map((timeZone) => ({
            ...missionOf([], { ...terms, timeZone }),
            missionId: timeZone,
          }))
          const hours = starts.map(([at, timeZone], i) => {
            const [startDate, endDate] = [instantOfMinute(at), instantOfMinute(at + 420)]
            const of = {
              attendanceId: String(i),
              missionId: timeZone,
              siderId: String(i),
              timeZone,
            }
            return { ...of, startsAt: startDate, time: { startDate, endDate, breaks: [] } }
          })
          const done = new Map<string, IsoDate>()
          for (let run = isoDate('2026-02-24'); run < '2026-06-09'; run = addDays(run, 7)) {
            const now = instantInParis(run, billingSchedule.at)
            const due = hours.filter(({ attendanceId, startsAt, timeZone }) => {
              return (
                dateAt(startsAt, timeZone) < billedBefore(lastRunOn(now)) && !done.has(attendanceId)
              )
            })
            for (const bill of weeklyBills({ ...noMore, hours: due, missions })) {
              for (const id of bill.attendanceIds) {
                const { startsAt, timeZone } = hours[Number(id)] ?? {
                  startsAt: now,
                  timeZone: parisZone,
                }
                const day = dateAt(startsAt, timeZone)
                expect(bill.weekStart).toBe(addDays(day, -weekdayOf(day)))
                const over = instantAt(addDays(bill.weekStart, 7), localTime('00:00'), timeZone)
                expect(compareInstants(over, now)).toBeLessThanOrEqual(0)
                expect(bill.weekStart).toBe(addDays(run, -8))
                done.set(id, run)
              }
            }
          }
          expect(done.size).toBe(hours.length)
        },
      ),
    )
  })

  it('the order in which they come changes nothing', () => {
    const shuffled = input.chain(({ hours, missions }) =>
      fc.record({
        hours: fc.constant(hours),
        missions: fc.constant(missions),
        others: fc.shuffledSubarray(hours, { minLength: hours.length, maxLength: hours.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ hours, missions, others }) => {
        const [one, other] = [hours, others].map((each) =>
          weeklyBills({ ...noMore, hours: each, missions }),
        )
        expect(other).toEqual(one)
      }),
    )
  })

  it('INV-03 a Sider has as many minutes of overtime in two bills of a week as in one, those of each step too', () => {
    // Eight days, so that at least one Sunday night runs into a second week.
    const crowded = fc.tuple(anyShifts(1, [0, 30], 7), anyTerms)
    const withLate = crowded.chain(([shifts, terms]) => {
      const hours = asPlanned(shifts)
      const missions = [missionOf(shifts, terms)]
      return fc.record({ given: fc.constant({ hours, missions }), late: fc.subarray(hours) })
    })
    const overtime = (lines: readonly HoursLine[]) =>
      [
        ...Map.groupBy(
          lines.filter(({ tags }) => tags.includes('extra')),
          ({ siderId }) => siderId,
        ),
      ]
        .map(([siderId, mine]) => [siderId, sum(mine.map(({ minutes }) => minutes))] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
    fc.assert(
      fc.property(withLate, ({ given: { hours, missions }, late }) => {
        const first = hours.filter((each) => !late.includes(each))
        const bills = [
          ...weeklyBills({ ...noMore, hours: first, missions }),
          ...weeklyBills({ ...noMore, hours: late, billed: first, missions }),
        ]
        const lines = bills.flatMap((each) => each.lines.filter(isHours))
        expect(overtime(lines)).toEqual(overtime(billed({ hours, missions })))
      }),
    )
  })

  it('two missions share a week: overtime is that of one mission with all the hours', () => {
    fc.assert(
      fc.property(input, ({ hours, missions: [mission] }) => {
        if (mission === undefined) return
        const split = hours
          .toSorted((a, b) => compareInstants(a.startsAt, b.startsAt))
          .map((each, i) => ({ ...each, missionId: i % 2 === 0 ? 'm' : 'n' }))
        const two = [mission, { ...mission, missionId: 'n' }]
        expect(together(billed({ hours: split, missions: two }))).toEqual(
          together(billed({ hours, missions: [mission] })),
        )
      }),
    )
  })
})
