import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import type { FlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { compareInstants, type Instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { lastDayOf, startDayOf } from '@renfort/domain/kernel/place-time.ts'
import type { HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import { periodOf } from '@renfort/domain/mission/mission.ts'
import type { QuotationInput } from '@renfort/domain/quotation/quotation.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { type ShiftDraft, workedMinutes } from '@renfort/domain/shift/shift.ts'
import { calendarOf, firstDayOf } from '../../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../../mission-record/mission-queries.ts'
import { termsOf } from '../../mission-record/quotation-terms.ts'
import type { ContractTerms } from '../../platform/database/json-columns.ts'

/** The work of one Sider: their shifts, or a flexible planning since they were hired for it. */
export type SiderPlanning =
  | { readonly shifts: readonly Omit<ShiftDraft, 'slots'>[] }
  | { readonly flexible: FlexiblePlanning; readonly since: Instant }

/** The hours of one Sider in their contract and the price of these, at the frozen terms. */
export function contractTerms(
  mission: Parameters<typeof termsOf>[0] & Pick<MissionRecord, 'startsAt' | 'createdAt'>,
  planning: SiderPlanning,
  place: string | null,
): ContractTerms {
  const calendar = calendarOf(mission)
  const { own, bounds, quoted } =
    'shifts' in planning ? shiftWork(planning) : weeklyWork(planning, calendar)
  const missionDay = firstDayOf(mission, { now: mission.createdAt })
  const { quotation } = quote({ planning: quoted, terms: termsOf(mission), firstDay: missionDay })
  const days = [...new Set(own.map(startDayOf))].toSorted()
  const period = periodOf(own)
  return {
    firstDay: bounds.firstDay ?? days[0] ?? missionDay,
    lastDay: bounds.lastDay ?? (period === null ? missionDay : lastDayOf(period)),
    workedDays: days.length,
    shifts:
      'flexible' in planning
        ? []
        : own.map((shift) => ({
            startsAt: shift.startsAt,
            endsAt: shift.endsAt,
            breakMinutes: shift.breakMinutes,
            workedMinutes: workedMinutes(shift),
          })),
    workedMinutes: own.reduce((sum, shift) => sum + workedMinutes(shift), 0),
    priceCents: quotation?.priceCents ?? 0,
    salaryCents: quotation?.salaryCents ?? 0,
    place,
  }
}

interface Work {
  readonly own: readonly ShiftDraft[]
  /** The first and last day in the contract, worked or not. */
  readonly bounds: { readonly firstDay?: IsoDate; readonly lastDay?: IsoDate }
  readonly quoted: QuotationInput['planning']
}

function shiftWork({ shifts }: Extract<SiderPlanning, { shifts: unknown }>): Work {
  // Other Siders of a shift are left out: the shift would be priced for each of them.
  const own = shifts.map((shift) => {
    const { startsAt, endsAt, breakMinutes } = shift
    return { timeZone: shift.timeZone, startsAt, endsAt, breakMinutes, slots: 1 }
  })
  return { own, bounds: {}, quoted: { shifts: own } }
}

/**
 * A Sider who joins later works the blocks that were not over, just as they get the shifts made
 * from these.
 */
function weeklyWork(
  { flexible, since }: Extract<SiderPlanning, { flexible: unknown }>,
  calendar: HolidayCalendar,
): Work {
  const { startDate, endDate: lastDay } = flexible
  const all = blockShifts({ ...flexible, siders: 1 }, calendar)
  const own = all.filter(({ endsAt }) => compareInstants(endsAt, since) > 0)
  return {
    own,
    bounds: own.length === all.length ? { firstDay: startDate, lastDay } : { lastDay },
    quoted: { generatedShifts: own, siders: 1 },
  }
}
