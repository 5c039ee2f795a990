import { dateOfDay, dayNumberOf } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { withTax } from '../law/vat.ts'
import { dailyBlocks } from '../flexible-planning/daily-blocks.ts'
import { addHours, hourTotals } from './hour-totals.ts'
import { quotationLines } from './lines.ts'
import { compareShifts, plannedMinutes, plannedShift } from './planned-shift.ts'
import type { PlannedShift } from './planned-shift.ts'
import type { QuotationInput, QuotationResult, QuotedPlanning, QuotedShift } from './quotation.ts'
import { calendarOf, rateSheet } from './rate-sheet.ts'
import { segmenter } from './segments.ts'
import { advance, giveSlots, minutesBefore, newRun, workingLimits } from './virtual-siders.ts'
import type { SiderRun } from './virtual-siders.ts'

/** The price of a planning in cents, by line (decisions §4.2 to §4.4), computed by interval, not by minute. */
export function quote({ planning, terms, firstDay }: QuotationInput): QuotationResult {
  if (terms.hourlyRateCents === null) {
    return { quotation: null, refusal: { key: 'errors.quotation.rate_missing' } }
  }
  const work = planning === null ? noWork : plannedWork(planning, calendarOf(terms))
  const first = firstDay === undefined ? work.firstDay : dayNumberOf(firstDay)
  const sheet = rateSheet(terms, terms.hourlyRateCents, first)
  const totals = hourTotals(sheet.overtime)
  const segmentsOf = segmenter(sheet)
  const sidersCount = assign(work, (shift, siders, before) => {
    addHours(totals, sheet.overtime, segmentsOf(shift), siders, before)
  })
  const lines = quotationLines(totals, sheet)
  const priceCents = sum(lines.map((line) => line.priceCents))
  return {
    quotation: {
      priceCents,
      salaryCents: sum(lines.map((line) => line.payCents)),
      priceWithTaxCents: withTax(priceCents, dateOfDay(first), terms.vatArea),
      lines,
      sidersCount,
    },
    refusal: null,
  }
}

/** `sameSiders` is the number of Siders who work every shift; `null` lets the allocation decide. */
interface Work {
  readonly firstDay: number
  readonly shifts: readonly (PlannedShift & { readonly siderIds?: readonly string[] })[]
  readonly sameSiders: number | null
}

const noWork: Work = { firstDay: 0, shifts: [], sameSiders: null }

function plannedWork(planning: QuotedPlanning, calendar: HolidayCalendar): Work {
  if ('flexible' in planning) {
    const { flexible } = planning
    const shifts = dailyBlocks(flexible, calendar).map((block) =>
      plannedMinutes(block.startMinute, block.endMinute, 0, flexible.siders, calendar.timeZone),
    )
    return { firstDay: dayNumberOf(flexible.startDate), shifts, sameSiders: flexible.siders }
  }
  const generated = 'generatedShifts' in planning
  const given: readonly QuotedShift[] = generated ? planning.generatedShifts : planning.shifts
  const shifts = given
    .map((shift) => {
      const planned = plannedShift(shift, calendar.timeZone)
      return shift.siderIds === undefined ? planned : { ...planned, siderIds: shift.siderIds }
    })
    .toSorted(compareShifts)
  const sameSiders = generated ? planning.siders : null
  return { firstDay: shifts[0]?.day ?? 0, shifts, sameSiders }
}

type OnWorked = (shift: PlannedShift, siders: number, minutesBefore: number) => void

/**
 * Reports how many Siders work each shift and their minutes of the week before it; returns the
 * number of different Siders.
 */
function assign({ shifts, sameSiders }: Work, onWorked: OnWorked): number {
  if (shifts.length === 0) return 0
  if (sameSiders === null) return assignEach(shifts, onWorked)
  const all = newRun(sameSiders)
  for (const shift of shifts) {
    onWorked(shift, sameSiders, minutesBefore(all, shift))
    advance(all, shift)
  }
  return sameSiders
}

function assignEach(shifts: Work['shifts'], onWorked: OnWorked): number {
  const hired = new Map<string, SiderRun>()
  const unknown: SiderRun[] = []
  const limits = workingLimits(dateOfDay(shifts[0]?.day ?? 0))
  for (const shift of shifts) {
    for (const siderId of shift.siderIds ?? []) {
      const sider = hired.get(siderId) ?? newRun(1)
      hired.set(siderId, sider)
      onWorked(shift, 1, minutesBefore(sider, shift))
      advance(sider, shift)
    }
    const left = shift.siderIds === undefined ? shift : withoutSlots(shift, shift.siderIds.length)
    giveSlots(unknown, left, limits, (count, _, before) => onWorked(shift, count, before))
  }
  return hired.size + unknown.reduce((count, run) => count + run.count, 0)
}

function withoutSlots(shift: PlannedShift, taken: number): PlannedShift {
  return { ...shift, slots: Math.max(0, shift.slots - taken) }
}

function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0))
}
