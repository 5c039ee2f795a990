import { addDays, type IsoDate } from '../kernel/calendar.ts'
import type { LunchIndemnity } from '../remuneration/policy.ts'
import {
  type BillableHours,
  type BilledHours,
  type BilledMission,
  weekOf,
} from './billable-hours.ts'
import { type HolidayCandidate, holidayLines } from './holiday-lines.ts'
import { hoursLines } from './hours-lines.ts'
import { indemnityLines, type IndemnityToBill } from './indemnity-lines.ts'
import { type InvoiceLine, invoiceLineKinds } from './invoice.ts'
import { mealLines, type SiderDay } from './meal-lines.ts'

/** What is known of a company when its weeks are billed. */
export interface BillingInput {
  /** Validated hours that no bill has, of weeks that are over. */
  readonly hours: readonly BillableHours[]
  /** Hours of earlier bills, of the same Siders and weeks. */
  readonly billed: readonly BilledHours[]
  readonly missions: readonly BilledMission[]
  /** The meal of the pay policy in force; `null` where it gives none. */
  readonly lunch: Omit<LunchIndemnity, 'id'> | null
  /** Days whose meal an earlier bill has. */
  readonly mealsGiven: readonly SiderDay[]
  /** Those around holidays that no bill has yet. */
  readonly holidays: readonly HolidayCandidate[]
  /** Transport and bonuses that internal staff entered for weeks that are over, and no bill has. */
  readonly indemnities: readonly IndemnityToBill[]
}

/** One week of a company to bill. Without a line there is nothing to invoice: everybody was absent. */
export interface WeeklyBill {
  /** A Monday, and the Sunday after it. */
  readonly weekStart: IsoDate
  readonly weekEnd: IsoDate
  readonly lines: readonly InvoiceLine[]
  /** The hours that this bill settles. */
  readonly attendanceIds: readonly string[]
}

/**
 * What a company is billed, week by week, the earliest first (decisions §4.8). Hours and indemnities that
 * come late make a bill of their own week. The same input gives the same bills, in whatever order it comes.
 */
export function weeklyBills(input: BillingInput): WeeklyBill[] {
  const { hours, billed, lunch, mealsGiven: given } = input
  const missions = new Map(input.missions.map((mission) => [mission.missionId, mission]))
  const parts = [
    hoursLines(hours, billed, missions),
    holidayLines(input.holidays, missions),
    mealLines({ hours, billed, missions, lunch, given }),
    indemnityLines(input.indemnities),
  ]
  const hoursOf = Map.groupBy(hours, weekOf)
  const weeks = new Set([...hoursOf.keys(), ...parts.flatMap((part) => [...part.keys()])])
  return [...weeks].toSorted().map((weekStart) => ({
    weekStart,
    weekEnd: addDays(weekStart, 6),
    lines: parts
      .flatMap((part): readonly InvoiceLine[] => part.get(weekStart) ?? [])
      .toSorted(inOrder),
    attendanceIds: (hoursOf.get(weekStart) ?? [])
      .map(({ attendanceId }) => attendanceId)
      .toSorted(),
  }))
}

/** By mission, Sider and kind; within a kind as a quotation orders its lines. */
function inOrder(a: InvoiceLine, b: InvoiceLine): number {
  return (
    compare(a.missionId, b.missionId) ||
    compare(a.siderId, b.siderId) ||
    invoiceLineKinds.indexOf(a.kind) - invoiceLineKinds.indexOf(b.kind)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
