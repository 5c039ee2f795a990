import { addDays, type IsoDate } from '../../kernel/calendar.ts'
import type { LunchIndemnity } from '../../remuneration/policy.ts'
import {
  type BillableHours,
  type BilledHours,
  type BilledMission,
  weekOf,
} from '../billable-hours.ts'
import { type HolidayCandidate, holidayLines } from './holiday-lines.ts'
import { hoursLines } from './hours-lines.ts'
import { indemnityLines, type IndemnityToBill } from './indemnity-lines.ts'
import { type InvoiceLine, invoiceLineKinds } from '../invoice.ts'
import { mealLines, type SiderDay } from './meal-lines.ts'

/** The data of a company when its weeks are billed. */
export interface BillingInput {
  /** Validated hours that are not billed yet, of weeks that are over. */
  readonly hours: readonly BillableHours[]
  /** Hours of earlier bills, of the same Siders and weeks. */
  readonly billed: readonly BilledHours[]
  readonly missions: readonly BilledMission[]
  /** The meal of the pay policy in force; `null` where it gives none. */
  readonly lunch: Omit<LunchIndemnity, 'id'> | null
  /** Days whose meal is already on an earlier bill. */
  readonly mealsGiven: readonly SiderDay[]
  /** Siders around holidays that are not billed yet. */
  readonly holidays: readonly HolidayCandidate[]
  /**
   * Transport and bonuses that internal staff entered for weeks that are over, and that are not
   * billed yet.
   */
  readonly indemnities: readonly IndemnityToBill[]
}

/**
 * The bill of one company for one week. A week without lines is not invoiced: everybody was absent.
 */
export interface WeeklyBill {
  /** A Monday, and the Sunday after it. */
  readonly weekStart: IsoDate
  readonly weekEnd: IsoDate
  readonly lines: readonly InvoiceLine[]
  /** The hours that this bill settles. */
  readonly attendanceIds: readonly string[]
}

/**
 * The bills of a company, one a week, the earliest first (decisions §4.8). Hours and indemnities
 * that come late make another bill of their own week. The result does not depend on the order of
 * the input.
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

/** Order of lines: by mission, Sider and kind; within a kind, the order of a quotation. */
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
