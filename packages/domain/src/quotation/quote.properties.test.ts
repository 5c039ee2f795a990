import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  isoDate,
  isoWeekOf,
  dateInParis,
  localTime,
  minuteOfTime,
  timeOfMinute,
} from '../kernel/calendar.ts'
import type { IsoDate, LocalTime } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import { parisZone, timeZones } from '../kernel/place-time.ts'
import { localHolidaySlugs, solidaritySlugs } from '../law/public-holidays.ts'
import { blockShifts } from '../flexible-planning/daily-blocks.ts'
import { nextShiftsOn, shiftsDueUntil, shiftsToMake } from '../flexible-planning/shift-weeks.ts'
import type { FlexiblePlanning } from '../flexible-planning/flexible-planning.ts'
import { validateHoursTypes } from '../remuneration/hours-types.ts'
import type { HoursTypes } from '../remuneration/policy.ts'
import { hourTypes } from '../remuneration/pricing-rows.ts'
import { calendarOf } from './rate-sheet.ts'
import { shiftFromForm, workedMinutes } from '../shift/shift.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { modelOfFlexible, modelOfShifts } from '../testing/minute-model.ts'
import type { ModelLine, ModelTerms } from '../testing/minute-model.ts'
import { quote } from './quote.ts'
import type { Quotation, QuotationLine, QuotedPlanning } from './quotation.ts'
import { inParis } from '../testing/in-paris.ts'
import { drawnShifts } from '../testing/typed-shifts.ts'

// Days with something special: clock changes, holidays, ISO week 53, ends of years.
const turningPoints = [
  '2026-12-21',
  '2027-03-08',
  '2027-03-22',
  '2027-05-03',
  '2027-10-25',
  '2026-10-19',
].map(isoDate)

const anyStart = fc
  .tuple(fc.constantFrom(...turningPoints), fc.integer({ min: 0, max: 20 }))
  .map(([from, days]) => addDays(from, days))
const anyBreak = fc.constantFrom(0, 0, 20, 25, 30, 45, 60, 90)

/** A shift of 2 to 10 hours of work, as a form allows it. */
const anyShift = fc
  .record({
    date: anyStart,
    start: fc.integer({ min: 0, max: 287 }).map((step) => step * 5),
    worked: fc.integer({ min: 120, max: 600 }),
    breakMinutes: anyBreak,
    slots: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ date, start, worked, breakMinutes, slots }) =>
    shiftFromForm({
      ...inParis,
      date,
      startTime: timeOfMinute(start),
      endTime: timeOfMinute(start + worked + breakMinutes),
      breakMinutes,
      slots,
    }),
  )

/** Shifts within five weeks of one turning point, several a day, so that weeks fill up. */
const anyShifts = fc
  .tuple(
    fc.constantFrom(...turningPoints),
    fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 20 }),
        start: fc.constantFrom(0, 330, 360, 480, 600, 840, 1080, 1260, 1320, 1425),
        worked: fc.constantFrom(120, 225, 300, 420, 440, 480, 600),
        breakMinutes: anyBreak,
        slots: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 30 },
    ),
  )
  .map(([from, days]) => drawnShifts(from, days))

/**
 * Teams that work every day over two Sundays; hours vary a little and one Sider reaches overtime.
 */
const anyTeams = fc
  .tuple(
    fc.constantFrom(...turningPoints),
    fc.array(
      fc.record({
        start: fc.constantFrom(300, 480, 840, 1200, 1320),
        worked: fc.constantFrom(360, 420, 450, 480),
        breakMinutes: fc.constantFrom(0, 30),
        slots: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 16, maxLength: 16 }),
  )
  .map(([from, teams, late]) =>
    late.flatMap((minutes, day) =>
      teams.map(({ start, worked, breakMinutes, slots }) =>
        shiftFromForm({
          ...inParis,
          date: addDays(from, day),
          startTime: timeOfMinute(start),
          endTime: timeOfMinute(start + worked + breakMinutes + minutes),
          breakMinutes,
          slots,
        }),
      ),
    ),
  )

const anyWindow = fc.oneof(
  fc.constant(['21:00', '06:00'] as const),
  fc.constantFrom<readonly [string, string]>(
    ['22:00', '24:00'],
    ['23:45', '00:00'],
    ['18:00', '09:00'],
    ['00:00', '05:00'],
    ['05:30', '08:15'],
    // within the hour that clocks skip or repeat
    ['21:30', '02:30'],
    ['02:15', '02:45'],
  ),
)
const anyPercent = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
)
const anySeniority = fc.option(
  fc.record({ daysThreshold: fc.integer({ min: 1, max: 20 }), increase: anyPercent }),
)
const anyHoursTypes: fc.Arbitrary<HoursTypes> = fc
  .record({
    thresholds: fc.uniqueArray(fc.integer({ min: 35, max: 48 }), { minLength: 1, maxLength: 3 }),
    extra: fc.tuple(anyPercent, anyPercent, anyPercent),
    window: anyWindow,
    night: anyPercent,
    sunday: anyPercent,
    holidays: anyPercent,
    zti: fc.option(anyPercent),
    seniority: fc.tuple(anySeniority, anySeniority, anySeniority),
    solidarity: fc.option(fc.constantFrom(...solidaritySlugs)),
  })
  .map((given) => ({
    extra: given.thresholds
      .toSorted((a, b) => a - b)
      .map((threshold, i) => ({ threshold, increase: given.extra[i] ?? 25 })),
    night: {
      startHour: localTime(given.window[0]),
      endHour: nightEnd(given.window[1]),
      increase: given.night,
      seniority: given.seniority[0],
    },
    sundays: { increase: given.sunday, seniority: given.seniority[1], ztiIncrease: given.zti },
    bankHolidays: {
      increase: given.holidays,
      seniority: given.seniority[2],
      solidarity: given.solidarity,
    },
  }))
const anyTerms: fc.Arbitrary<ModelTerms> = fc.record({
  hourlyRateCents: fc.integer({ min: 1003, max: 9999 }).map(cents),
  hoursTypes: anyHoursTypes,
  coefficientBasisPoints: fc.integer({ min: 10_000, max: 30_000 }),
  zti: fc.boolean(),
  localHolidays: fc.subarray([...localHolidaySlugs]),
  timeZone: fc.constantFrom(...timeZones),
})
const parisTerms = anyTerms.map((terms): ModelTerms => ({ ...terms, timeZone: parisZone }))
const anyFlexible: fc.Arbitrary<FlexiblePlanning> = fc
  .record({
    startDate: anyStart,
    days: fc.integer({ min: 6, max: 60 }),
    weeklyVolume: fc.integer({ min: 7, max: 48 }),
    siders: fc.integer({ min: 1, max: 4 }),
    opening: fc.integer({ min: 0, max: 95 }).map((quarter) => timeOfMinute(quarter * 15)),
    // The whole day, or limits wide enough for the longest block, also across midnight.
    amplitude: fc.constantFrom(1440, 1440, 1200, 900, 660, 600),
    include: fc.record({
      holidays: fc.boolean(),
      weekDays: fc.constant(true),
      saturday: fc.boolean(),
      sunday: fc.boolean(),
    }),
  })
  .map(({ startDate, days, weeklyVolume, siders, opening, amplitude, include }) => ({
    startDate,
    endDate: addDays(startDate, days),
    weeklyVolume,
    siders,
    amplitudeStart: opening,
    amplitudeEnd: timeOfMinute((minuteOfTime(opening) + amplitude) % 1440),
    include,
  }))
const anyRun = fc.integer({ min: 0, max: 40 })

function nightEnd(text: string): LocalTime | '24:00' {
  return text === '24:00' ? text : localTime(text)
}

function quoted(planning: QuotedPlanning, terms: ModelTerms): Quotation {
  const { quotation } = quote({ planning, terms: { ...terms, detachedRows: null } })
  if (quotation === null) throw new Error('Refused')
  return quotation
}

function modelLine(line: QuotationLine): ModelLine {
  return {
    mask: line.tags.reduce((mask, tag) => mask + 2 ** hourTypes.indexOf(tag), 0),
    increaseBasisPoints: line.increaseBasisPoints,
    minutes: line.minutes,
    priceCents: line.priceCents,
    payCents: line.payCents,
  }
}

it('the random policies are those that the settings accept', () => {
  fc.assert(
    fc.property(anyHoursTypes, (hoursTypes) => {
      expect(validateHoursTypes(hoursTypes)).toEqual([])
    }),
  )
})

describe('the engine and the minute-by-minute model', () => {
  it('agree on crowded weeks: overtime, nights, holidays, clock changes, several slots', () => {
    fc.assert(
      fc.property(anyShifts, anyTerms, (shifts, terms) => {
        const lines = quoted({ shifts }, terms).lines.map(modelLine)
        expect(lines).toEqual(modelOfShifts(shifts, terms))
      }),
      { numRuns: 400 },
    )
  })
  it('agree on teams that work day after day, Sunday nights included', () => {
    fc.assert(
      fc.property(anyTeams, anyTerms, (shifts, terms) => {
        const lines = quoted({ shifts }, terms).lines.map(modelLine)
        expect(lines).toEqual(modelOfShifts(shifts, terms))
      }),
      { numRuns: 150 },
    )
  })
  it('agree on shifts at any minute', () => {
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 12 }), anyTerms, (shifts, terms) => {
        const lines = quoted({ shifts }, terms).lines.map(modelLine)
        expect(lines).toEqual(modelOfShifts(shifts, terms))
      }),
      { numRuns: 300 },
    )
  })
  it('agree on flexible plannings, which cost what their generated shifts do', () => {
    fc.assert(
      fc.property(anyFlexible, anyTerms, (flexible, terms) => {
        const quotation = quoted({ flexible }, terms)
        expect(quotation.lines.map(modelLine)).toEqual(modelOfFlexible(flexible, terms))
        const generatedShifts = blockShifts(flexible, calendarOf(terms))
        const { quotation: generated } = quote({
          planning: { generatedShifts, siders: flexible.siders },
          terms: { ...terms, detachedRows: null },
          firstDay: flexible.startDate,
        })
        expect(generated).toEqual(quotation)
      }),
      { numRuns: 200 },
    )
  })
  it('FLEX-16 SUM-14 agree on a flexible planning and on the shifts that its weeks become, hired for or not', () => {
    fc.assert(
      fc.property(anyFlexible, anyRun, anyTerms, (flexible, daysToFirstRun, terms) => {
        const calendar = calendarOf(terms)
        // The shifts week by week, as the daily job creates them, until the last week.
        const made: (ShiftDraft & { siderIds: string[] })[] = []
        const siderIds = Array.from({ length: flexible.siders }, (_, i) => `sider ${i}`)
        let shiftsUntil: IsoDate | null = null
        let today = addDays(flexible.startDate, -daysToFirstRun)
        while (shiftsUntil === null || shiftsUntil < flexible.endDate) {
          const until = shiftsDueUntil(today)
          const due = shiftsToMake(flexible, calendar, { shiftsUntil, until })
          made.push(...due.map((shift) => ({ ...shift, siderIds })))
          shiftsUntil = until
          today = nextShiftsOn(flexible, until) ?? today
        }
        const of = (planning: QuotedPlanning) =>
          quote({
            planning,
            terms: { ...terms, detachedRows: null },
            firstDay: flexible.startDate,
          }).quotation
        const quotation = quoted({ flexible }, terms)
        expect(of({ shifts: made })).toEqual(quotation)
        expect(of({ generatedShifts: made, siders: flexible.siders })).toEqual(quotation)
      }),
      { numRuns: 200 },
    )
  })
})

describe('properties of a quotation', () => {
  const minutesOf = (quotation: Quotation) =>
    quotation.lines.reduce((sum, line) => sum + line.minutes, 0)

  it('price and salary are the sums of the lines, all amounts whole cents', () => {
    fc.assert(
      fc.property(anyShifts, anyTerms, (shifts, terms) => {
        const quotation = quoted({ shifts }, terms)
        const sum = (of: (line: QuotationLine) => number) =>
          quotation.lines.reduce((total, line) => total + of(line), 0)
        expect(quotation.priceCents).toBe(sum((line) => line.priceCents))
        expect(quotation.salaryCents).toBe(sum((line) => line.payCents))
        for (const line of quotation.lines) {
          const amounts = [line.priceCents, line.payCents, line.payUnitCents, line.billUnitCents]
          expect([...amounts, line.minutes].every(Number.isSafeInteger)).toBe(true)
          expect(line.tags).toEqual(hourTypes.filter((type) => line.tags.includes(type)))
        }
      }),
    )
  })
  it('the order of the shifts changes nothing', () => {
    const shuffled = anyShifts.chain((shifts) =>
      fc.tuple(
        fc.constant(shifts),
        fc.shuffledSubarray(shifts, { minLength: shifts.length, maxLength: shifts.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyTerms, ([shifts, others], terms) => {
        expect(quoted({ shifts: others }, terms)).toEqual(quoted({ shifts }, terms))
      }),
    )
  })
  it('the minutes of the lines are the worked minutes of every slot', () => {
    fc.assert(
      fc.property(anyShifts, anyTerms, (shifts, terms) => {
        const worked = shifts.reduce((sum, shift) => sum + workedMinutes(shift) * shift.slots, 0)
        expect(minutesOf(quoted({ shifts }, terms))).toBe(worked)
      }),
    )
  })
  it('the reasons of a line add up to its increase, and each tag covers its minutes', () => {
    fc.assert(
      fc.property(anyShifts, anyTerms, (shifts, terms) => {
        for (const line of quoted({ shifts }, terms).lines) {
          const weighted = line.because.reduce(
            (sum, r) => sum + r.increaseBasisPoints * r.minutes,
            0,
          )
          expect(weighted).toBe(line.increaseBasisPoints * line.minutes)
          for (const tag of line.tags) {
            const reasons = line.because.filter((reason) => reason.tag === tag)
            expect(reasons.reduce((sum, reason) => sum + reason.minutes, 0)).toBe(line.minutes)
          }
        }
      }),
    )
  })

  /**
   * Two shifts a week on the clocks of Paris; with what a Sunday night adds to Monday, nobody
   * reaches 35 hours.
   */
  const withoutOvertime = anyShifts.map((shifts) => {
    const perWeek = new Map<string, number>()
    return shifts.filter((shift) => {
      const { year, week } = isoWeekOf(dateInParis(shift.startsAt))
      const count = (perWeek.get(`${year}-${week}`) ?? 0) + 1
      perWeek.set(`${year}-${week}`, count)
      return count <= 2
    })
  })
  it('without overtime, doubling every slot doubles the minutes of each line', () => {
    fc.assert(
      fc.property(withoutOvertime, parisTerms, (shifts, terms) => {
        const single = quoted({ shifts }, terms).lines
        const twice = shifts.map((shift) => ({ ...shift, slots: shift.slots * 2 }))
        const double = quoted({ shifts: twice }, terms).lines
        expect(double.map((line) => [line.tags, line.increaseBasisPoints, line.minutes])).toEqual(
          single.map((line) => [line.tags, line.increaseBasisPoints, line.minutes * 2]),
        )
      }),
    )
  })
  it('without overtime, a further shift of the same mission never lowers the price', () => {
    const firstDay = isoDate('2026-10-01')
    fc.assert(
      fc.property(withoutOvertime, parisTerms, (shifts, terms) => {
        const price = (planned: readonly ShiftDraft[]) =>
          quote({
            planning: { shifts: planned },
            terms: { ...terms, detachedRows: null },
            firstDay,
          }).quotation?.priceCents ?? Number.NaN
        expect(price(shifts)).toBeGreaterThanOrEqual(price(shifts.slice(1)))
      }),
    )
  })
  it('with overtime a further shift may lower the price: it can leave a long week to two Siders', () => {
    const at = (day: string, start: string, end: string) =>
      shiftFromForm({
        ...inParis,
        date: isoDate(`2027-01-${day}`),
        startTime: localTime(start),
        endTime: localTime(end),
        breakMinutes: 0,
        slots: 1,
      })
    const week = [
      at('04', '10:00', '20:00'),
      ...['05', '06', '07'].map((day) => at(day, '08:00', '18:00')),
      at('08', '08:00', '13:00'),
    ]
    const terms: ModelTerms = {
      hourlyRateCents: cents(1300),
      coefficientBasisPoints: 19_500,
      zti: false,
      localHolidays: [],
      timeZone: 'Europe/Paris',
      hoursTypes: {
        extra: [{ threshold: 35, increase: 50 }],
        night: {
          startHour: localTime('21:00'),
          endHour: localTime('06:00'),
          increase: 20,
          seniority: null,
        },
        sundays: { increase: 30, seniority: null, ztiIncrease: null },
        bankHolidays: { increase: 100, seniority: null, solidarity: null },
      },
    }
    const more = [at('04', '07:00', '09:00'), ...week]
    expect(quoted({ shifts: week }, terms).lines.map((line) => line.minutes)).toEqual([2100, 600])
    expect(quoted({ shifts: more }, terms).lines.map((line) => line.minutes)).toEqual([2700, 120])
    expect(quoted({ shifts: more }, terms).priceCents).toBeLessThan(
      quoted({ shifts: week }, terms).priceCents,
    )
  })
})
