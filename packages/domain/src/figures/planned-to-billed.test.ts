import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attendanceStatuses, type WorkedTime } from '../attendance/attendance.ts'
import { workedMinutes } from '../attendance/declare/worked-time.ts'
import { epochMinuteOf, instant, instantOfMinute } from '../kernel/calendar.ts'
import {
  billCauses,
  forecastOf,
  type LineOfWork,
  plannedToBilled,
  type PlannedShift,
  type Work,
  workCauses,
} from './planned-to-billed.ts'

const now = instant('2026-12-09T12:00:00.000Z')
const nineToFive = {
  startsAt: instant('2026-12-07T08:00:00.000Z'),
  endsAt: instant('2026-12-07T16:00:00.000Z'),
  breakMinutes: 0,
}
const shift: PlannedShift = { id: 's', missionId: 'm', ...nineToFive, slots: 3, held: 2 }
const plan: WorkedTime = { startDate: shift.startsAt, endDate: shift.endsAt, breaks: [] }
const line: LineOfWork = {
  missionId: 'm',
  shiftId: 's',
  isHeld: true,
  plan,
  worked: plan,
  status: 'att.validated',
  isBilled: false,
}
const until = (endDate: string): WorkedTime => ({ ...plan, endDate: instant(endDate) })
const noBills = { hours: 0, holidays: 0, indemnities: 0, credits: 0 }

/** One cent a minute, so that minutes and cents are the same unless a bill says otherwise. */
const of = (changes: Partial<Work>) =>
  plannedToBilled({
    shifts: [shift],
    lines: [],
    bills: noBills,
    now,
    priceOf: (_, time) => workedMinutes(time),
    ...changes,
  })

/** The causes that come to something, in minutes. */
const causesOf = (changes: Partial<Work>) => {
  const { workCauses: work, billCauses: bill } = of(changes)
  const all = Object.entries({ ...work, ...bill })
  return Object.fromEntries(
    all.filter(([, { minutes }]) => minutes !== 0).map(([cause, { minutes }]) => [cause, minutes]),
  )
}

describe('what was planned, worked and billed differs by', () => {
  const full = { shifts: [{ ...shift, slots: 1, held: 1 }] }
  const other = { startDate: instant('2026-12-07T09:00:00.000Z'), endDate: plan.endDate }
  it.each<[string, Partial<Work>, Record<string, number>]>([
    [
      'places that nobody took and held ones without hours',
      {},
      { unfilled: -480, notClocked: -960 },
    ],
    [
      'the same of shifts to come',
      { now: instant('2026-12-07T07:59:00.000Z') },
      { toFill: -480, toCome: -960 },
    ],
    ['hours that are not billed yet', { ...full, lines: [line] }, { unbilled: -480 }],
    [
      'hours that nobody has validated',
      { ...full, lines: [{ ...line, status: 'att.disputed' }] },
      { waiting: -480 },
    ],
    [
      'an absence',
      {
        ...full,
        lines: [{ ...line, worked: { ...plan, endDate: plan.startDate }, isBilled: true }],
      },
      { absent: -480 },
    ],
    [
      'an earlier end',
      { ...full, lines: [{ ...line, worked: until('2026-12-07T15:00:00.000Z'), isBilled: true }] },
      { shorter: -60 },
    ],
    [
      'a later end with a break that was not planned',
      {
        ...full,
        lines: [
          {
            ...line,
            isBilled: true,
            worked: {
              ...until('2026-12-07T17:00:00.000Z'),
              breaks: [
                {
                  startDate: instant('2026-12-07T12:00:00.000Z'),
                  endDate: instant('2026-12-07T12:20:00.000Z'),
                },
              ],
            },
          },
        ],
      },
      { longer: 60, breaks: -20 },
    ],
    [
      'a shift that has changed since',
      {
        ...full,
        lines: [
          { ...line, plan: { ...plan, ...other }, worked: { ...plan, ...other }, isBilled: true },
        ],
      },
      { amended: -60 },
    ],
    [
      'work that no shift planned, and that of somebody who left the shift',
      {
        shifts: [],
        lines: [
          { ...line, shiftId: null, plan: null, isBilled: true },
          { ...line, isHeld: false, isBilled: true },
        ],
      },
      { unplanned: 960 },
    ],
  ])('%s', (_, work, causes) => {
    expect(causesOf(work)).toEqual(causes)
  })

  it('what the bills add and credit notes take off', () => {
    const bills = { hours: 500, holidays: 100, indemnities: 30, credits: -50 }
    const { billed, billCauses: causes } = of({ bills, lines: [{ ...line, isBilled: true }] })
    expect(billed).toEqual({ minutes: 480, cents: 580 })
    expect(causes.overtime).toEqual({ minutes: 0, cents: 20 })
    expect(causes.credits).toEqual({ minutes: 0, cents: -50 })
  })

  it('nothing where nothing was planned', () => {
    expect(causesOf({ shifts: [] })).toEqual({})
    expect(forecastOf(of({ shifts: [] }))).toEqual({ expected: 0, withOpenPlaces: 0 })
  })

  it('the forecast has what is billed, worked, and held; open places stand beside it', () => {
    const later = instant('2026-12-12T08:00:00.000Z')
    const future = {
      ...shift,
      id: 't',
      startsAt: later,
      endsAt: instant('2026-12-12T09:00:00.000Z'),
    }
    const work = of({
      shifts: [{ ...shift, slots: 2 }, future],
      lines: [
        { ...line, isBilled: true },
        { ...line, status: 'att.waiting' },
      ],
      bills: { ...noBills, hours: 600 },
    })
    expect(forecastOf(work)).toEqual({ expected: 600 + 480 + 120, withOpenPlaces: 1_260 })
  })
})

const minute = fc.integer({ min: 0, max: 20_000 })
const first = epochMinuteOf(instant('2026-12-01T00:00:00.000Z'))
const at = (offset: number) => instantOfMinute(first + offset)
const time: fc.Arbitrary<WorkedTime> = fc
  .tuple(minute, fc.integer({ min: 0, max: 700 }), fc.boolean())
  .map(([start, length, rests]) => ({
    startDate: at(start),
    endDate: at(start + length),
    breaks: rests && length > 60 ? [{ startDate: at(start + 20), endDate: at(start + 50) }] : [],
  }))
const shifts: fc.Arbitrary<readonly PlannedShift[]> = fc
  .array(
    fc
      .tuple(minute, fc.integer({ min: 60, max: 700 }), fc.nat(5), fc.nat(5), fc.boolean())
      .map(([start, length, held, open, rests]) => ({
        startsAt: at(start),
        endsAt: at(start + length),
        breakMinutes: rests ? 30 : 0,
        held,
        slots: held + open,
      })),
    { maxLength: 8 },
  )
  .map((all) => all.map((each, i) => ({ ...each, id: String(i), missionId: String(i % 3) })))
const lines: fc.Arbitrary<readonly LineOfWork[]> = fc.array(
  fc.record({
    missionId: fc.constantFrom('0', '1', '2'),
    shiftId: fc.option(fc.constantFrom('0', '1', '2', 'gone')),
    isHeld: fc.boolean(),
    plan: fc.option(time),
    worked: time,
    status: fc.constantFrom(...attendanceStatuses),
    isBilled: fc.boolean(),
  }),
)
const amount = fc.integer({ min: -100_000, max: 100_000 })
const bills = fc.record({ hours: amount, holidays: amount, indemnities: amount, credits: amount })
/** Prices that no rate explains: only the sums are to hold. */
const priceOf = (missionId: string, { startDate, endDate, breaks }: WorkedTime) =>
  (((epochMinuteOf(endDate) - first) * 37 +
    (epochMinuteOf(startDate) - first) * 11 +
    breaks.length) %
    9_973) +
  Number(missionId)

describe('the causes of a difference', () => {
  it('sum up to it to the minute and to the cent, whatever was planned, worked and billed', () => {
    fc.assert(
      fc.property(shifts, lines, bills, (planned, work, said) => {
        const found = plannedToBilled({ shifts: planned, lines: work, bills: said, now, priceOf })
        for (const unit of ['minutes', 'cents'] as const) {
          const less = workCauses.reduce((sum, cause) => sum + found.workCauses[cause][unit], 0)
          expect(found.planned[unit] + less).toBe(found.worked[unit])
          const more = billCauses.reduce((sum, cause) => sum + found.billCauses[cause][unit], 0)
          expect(found.worked[unit] + more).toBe(found.billed[unit])
        }
        const minutes = (some: readonly LineOfWork[]) =>
          some.reduce((sum, { worked }) => sum + workedMinutes(worked), 0)
        expect(found.worked.minutes).toBe(minutes(work))
        expect(found.billed).toEqual({
          minutes: minutes(work.filter(({ isBilled }) => isBilled)),
          cents: said.hours + said.holidays + said.indemnities + said.credits,
        })
      }),
    )
  })
})
