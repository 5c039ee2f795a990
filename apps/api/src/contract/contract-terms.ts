import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import type { FlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { localDateOf } from '@renfort/domain/kernel/calendar.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { type ShiftDraft, workedMinutes } from '@renfort/domain/shift/shift.ts'
import { pricingInForce } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import type { ContractTerms } from '../platform/database/json-columns.ts'

/** What one Sider works: their shifts, or all of a planning by the week. */
export type SiderPlanning =
  | { readonly shifts: readonly Omit<ShiftDraft, 'slots'>[] }
  | { readonly flexible: FlexiblePlanning }

/** What the contract of one Sider says of their hours and what these cost, at the price that was frozen. */
export function contractTerms(
  mission: MissionRecord,
  planning: SiderPlanning,
  place: string | null,
): ContractTerms {
  const { solidarity } = pricingInForce(mission).hoursTypes.bankHolidays
  const flexible = 'flexible' in planning ? { ...planning.flexible, siders: 1 } : null
  const worked: readonly Omit<ShiftDraft, 'slots'>[] =
    'shifts' in planning
      ? planning.shifts
      : blockShifts({ ...planning.flexible, siders: 1 }, solidarity)
  const own = worked.map((shift) => ({ ...shift, slots: 1 }))
  const { quotation } = quote({
    planning: flexible === null ? { shifts: own } : { flexible },
    terms: termsOf(mission),
  })
  const days = [...new Set(own.map(({ startsAt }) => localDateOf(startsAt)))].toSorted()
  const today = localDateOf(mission.startsAt ?? mission.createdAt)
  return {
    firstDay: flexible?.startDate ?? days[0] ?? today,
    lastDay: flexible?.endDate ?? days.at(-1) ?? today,
    workedDays: days.length,
    shifts:
      flexible === null
        ? own.map((shift) => ({
            startsAt: shift.startsAt,
            endsAt: shift.endsAt,
            breakMinutes: shift.breakMinutes,
            workedMinutes: workedMinutes(shift),
          }))
        : [],
    workedMinutes: own.reduce((sum, shift) => sum + workedMinutes(shift), 0),
    priceCents: quotation?.priceCents ?? 0,
    salaryCents: quotation?.salaryCents ?? 0,
    place,
  }
}
