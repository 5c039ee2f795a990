import type { AttendanceStatus, WorkedTime } from '../attendance/attendance.ts'
import { plannedTime } from '../attendance/declare/planned-time.ts'
import { workedMinutes } from '../attendance/declare/worked-time.ts'
import { compareInstants, epochMinuteOf, type Instant } from '../kernel/calendar.ts'
import { type Cents, cents, mulDiv } from '../kernel/money.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/** Minutes of work and their price in cents excluding tax. */
export interface Measure {
  readonly minutes: number
  readonly cents: Cents
}

/** Why less or more was worked than planned. */
export const workCauses = [
  /** Places that nobody took, of shifts that have begun, and of those to come. */
  'unfilled',
  'toFill',
  /** Held places without a line of hours, of shifts that have begun, and of those to come. */
  'notClocked',
  'toCome',
  'absent',
  /** The shift has changed since its hours were planned. */
  'amended',
  'shorter',
  'longer',
  'breaks',
  /** As long as planned, at other hours. */
  'moved',
  /** Hours without a held place. */
  'unplanned',
] as const
export type WorkCause = (typeof workCauses)[number]

/** Why less or more was billed than worked. */
export const billCauses = [
  'waiting',
  'unbilled',
  /** Overtime, which is known by the week alone, rounding by the week, and what was billed again. */
  'overtime',
  'holidays',
  'indemnities',
  'credits',
] as const
export type BillCause = (typeof billCauses)[number]

export interface PlannedShift extends Omit<ShiftDraft, 'timeZone'> {
  readonly id: string
  readonly missionId: string
  readonly held: number
}

/** A line of hours in its version in force. */
export interface LineOfWork {
  readonly missionId: string
  readonly shiftId: string | null
  /** Whether its Sider still holds a place of the shift. */
  readonly isHeld: boolean
  /** Its first version; `null` for work that no shift planned. */
  readonly plan: WorkedTime | null
  readonly worked: WorkedTime
  readonly status: AttendanceStatus
  readonly isBilled: boolean
}

/** What the bills of the period say, in cents excluding tax; credit notes are negative. */
export interface BillSums {
  readonly hours: number
  readonly holidays: number
  readonly indemnities: number
  readonly credits: number
}

export interface Work {
  readonly shifts: readonly PlannedShift[]
  readonly lines: readonly LineOfWork[]
  readonly bills: BillSums
  readonly now: Instant
  /** Cents of some hours of a mission, excluding tax and overtime. */
  readonly priceOf: (missionId: string, time: WorkedTime) => number
}

/**
 * Planned and the causes of work are what was worked; worked and the causes of the bill are what was
 * billed: to the minute and to the cent.
 */
export interface PlannedToBilled {
  readonly planned: Measure
  readonly workCauses: Readonly<Record<WorkCause, Measure>>
  readonly worked: Measure
  readonly billCauses: Readonly<Record<BillCause, Measure>>
  readonly billed: Measure
}

/** What was planned, worked and billed, and what each cause of a difference comes to. */
export function plannedToBilled({ shifts, lines, bills, now, priceOf }: Work): PlannedToBilled {
  const work = sums(workCauses)
  const bill = sums(billCauses)
  const [planned, worked, billed] = [openSum(), openSum(), openSum()]
  const places = new Map(shifts.map((shift) => [shift.id, placesOf(shift, priceOf)]))
  const held = new Map<string, number>()
  for (const line of lines) {
    const retained = priced(line.missionId, line.worked, priceOf)
    add(worked, retained)
    if (line.isBilled) add(billed, { ...retained, cents: 0 })
    else add(bill[line.status === 'att.validated' ? 'unbilled' : 'waiting'], retained, -1)
    if (line.isBilled) bill.overtime.cents -= retained.cents
    const place = line.shiftId === null || !line.isHeld ? undefined : places.get(line.shiftId)
    if (place === undefined || line.plan === null || line.shiftId === null) {
      add(work.unplanned, retained)
      continue
    }
    held.set(line.shiftId, (held.get(line.shiftId) ?? 0) + 1)
    const plan = priced(line.missionId, line.plan, priceOf)
    add(work.amended, plan)
    add(work.amended, place.each, -1)
    explain(work, { line, plan: line.plan, planned: plan, retained })
  }
  for (const { shift, each } of places.values()) {
    const hasBegun = compareInstants(shift.startsAt, now) <= 0
    add(planned, each, shift.slots)
    add(work[hasBegun ? 'unfilled' : 'toFill'], each, shift.held - shift.slots)
    const silent = shift.held - (held.get(shift.id) ?? 0)
    add(work[hasBegun ? 'notClocked' : 'toCome'], each, -silent)
  }
  bill.overtime.cents += bills.hours
  bill.holidays.cents += bills.holidays
  bill.indemnities.cents += bills.indemnities
  bill.credits.cents += bills.credits
  billed.cents = bills.hours + bills.holidays + bills.indemnities + bills.credits
  return {
    planned: measure(planned),
    workCauses: measures(work),
    worked: measure(worked),
    billCauses: measures(bill),
    billed: measure(billed),
  }
}

/**
 * What the period will cost as it stands: what is billed, what is worked and not billed, and what is
 * to come with the Siders who hold a place; and beside it with all open places taken.
 */
export function forecastOf({ workCauses: work, billCauses: bill, billed }: PlannedToBilled): {
  readonly expected: Cents
  readonly withOpenPlaces: Cents
} {
  const expected =
    billed.cents -
    bill.waiting.cents -
    bill.unbilled.cents -
    work.notClocked.cents -
    work.toCome.cents
  return { expected: cents(expected), withOpenPlaces: cents(expected - work.toFill.cents) }
}

interface OpenSum {
  minutes: number
  cents: number
}

type Sums<Cause extends string> = Record<Cause, OpenSum>

interface Explained {
  readonly line: LineOfWork
  readonly plan: WorkedTime
  readonly planned: OpenSum
  readonly retained: OpenSum
}

/** Shares the difference between a line and its plan among its causes. */
function explain(work: Sums<WorkCause>, { line, plan, planned, retained }: Explained): void {
  const difference = {
    minutes: retained.minutes - planned.minutes,
    cents: retained.cents - planned.cents,
  }
  if (line.worked.startDate === line.worked.endDate) return add(work.absent, difference)
  const span = minutesOf(line.worked) - minutesOf(plan)
  const breaks = difference.minutes - span
  if (span === 0) return add(work[breaks === 0 ? 'moved' : 'breaks'], difference)
  const ofBreaks = {
    minutes: breaks,
    cents: retained.minutes === 0 ? 0 : mulDiv(retained.cents, breaks, retained.minutes),
  }
  add(work.breaks, ofBreaks)
  add(work[span < 0 ? 'shorter' : 'longer'], difference)
  add(work[span < 0 ? 'shorter' : 'longer'], ofBreaks, -1)
}

function minutesOf({ startDate, endDate }: WorkedTime): number {
  return epochMinuteOf(endDate) - epochMinuteOf(startDate)
}

function placesOf(shift: PlannedShift, priceOf: Work['priceOf']) {
  return { shift, each: priced(shift.missionId, plannedTime(shift), priceOf) }
}

function priced(missionId: string, time: WorkedTime, priceOf: Work['priceOf']): OpenSum {
  return { minutes: workedMinutes(time), cents: priceOf(missionId, time) }
}

function openSum(): OpenSum {
  return { minutes: 0, cents: 0 }
}

function sums<Cause extends string>(causes: readonly Cause[]): Sums<Cause> {
  return Object.fromEntries(causes.map((cause) => [cause, openSum()])) as Sums<Cause>
}

function add(sum: OpenSum, { minutes, cents: amount }: OpenSum, times = 1): void {
  sum.minutes += minutes * times
  sum.cents += amount * times
}

function measure(sum: OpenSum): Measure {
  // Zero has no sign.
  return { minutes: sum.minutes + 0, cents: cents(sum.cents + 0) }
}

function measures<Cause extends string>(all: Sums<Cause>): Readonly<Record<Cause, Measure>> {
  const entries = Object.entries<OpenSum>(all).map(([cause, sum]) => [cause, measure(sum)])
  return Object.fromEntries(entries) as Record<Cause, Measure>
}
