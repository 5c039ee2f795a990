import type { FlexiblePlanningReply } from '@renfort/contract/flexible-planning.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import type { HoursTypesReply } from '@renfort/contract/remuneration-policy.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { FlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { instant, isoDate, localTime, type LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { cents, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { holidayCalendar, type HolidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import type { QuotationTerms } from '@renfort/domain/quotation/quotation.ts'
import { basisPointsOf, type HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { type PricingRow, pricingRows } from '@renfort/domain/remuneration/pricing-rows.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'

export type PricedMission = Pick<
  Mission,
  | 'type'
  | 'hourlyRate'
  | 'pricing'
  | 'hoursTypes'
  | 'zti'
  | 'localHolidays'
  | 'timeZone'
  | 'mayDayAsPolicy'
  | 'vatArea'
>

/** A shift of the wire, as the rules of the domain take it. */
export function shiftDraftOf(shift: Omit<Shift, 'id' | 'recurrenceId'>): ShiftDraft {
  return {
    timeZone: shift.timeZone,
    startsAt: instant(shift.startDate),
    endsAt: instant(shift.endDate),
    breakMinutes: shift.breakDuration,
    slots: shift.slots,
  }
}

/** A flexible planning of the wire, as the rules of the domain take it. */
export function flexiblePlanningOf(planning: FlexiblePlanningReply): FlexiblePlanning {
  return {
    startDate: isoDate(planning.startDate.slice(0, 10)),
    endDate: isoDate(planning.endDate.slice(0, 10)),
    weeklyVolume: planning.weeklyVolume,
    siders: planning.siders,
    amplitudeStart: localTime(planning.amplitudeStart),
    amplitudeEnd: localTime(planning.amplitudeEnd),
    include: planning.include,
  }
}

/** The terms that price a mission; `null` for users who may not see prices, or without a rate. */
export function missionTerms(mission: PricedMission): QuotationTerms | null {
  const { hourlyRate, pricing, hoursTypes, zti, localHolidays, timeZone, mayDayAsPolicy, vatArea } =
    mission
  if (hourlyRate === null || pricing === null || hoursTypes === null) return null
  const rows = pricing[mission.type].map(pricingRowOf)
  const [first] = rows
  if (first === undefined) return null
  const policy = hoursTypesOf(hoursTypes)
  const hourlyRateCents = eurosToCents(hourlyRate)
  const { coefficientBasisPoints } = first
  const followsPolicy = sameRows(rows, pricingRows(hourlyRateCents, policy, coefficientBasisPoints))
  return {
    hourlyRateCents,
    hoursTypes: policy,
    coefficientBasisPoints,
    detachedRows: followsPolicy ? null : rows,
    zti,
    localHolidays,
    timeZone,
    mayDayAsPolicy,
    vatArea,
  }
}

/** The calendar that plans a mission: the days of its place, with the company’s solidarity day. */
export function missionCalendar({
  hoursTypes,
  localHolidays,
  timeZone,
}: Pick<Mission, 'hoursTypes' | 'localHolidays' | 'timeZone'>): HolidayCalendar {
  return holidayCalendar(hoursTypes?.bankHolidays.solidarity ?? null, localHolidays, timeZone)
}

function sameRows(rows: readonly PricingRow[], others: readonly PricingRow[]): boolean {
  return (
    rows.length === others.length &&
    rows.every((row, index) => {
      const other = others[index]
      return (
        row.hourType === other?.hourType &&
        row.coefficientBasisPoints === other.coefficientBasisPoints &&
        row.increaseBasisPoints === other.increaseBasisPoints
      )
    })
  )
}

/** Hour types of the wire, as the rules of the domain take them. */
export function hoursTypesOf(wire: HoursTypesReply): HoursTypes {
  const { extra, night, sundays, bankHolidays } = wire
  const { startHour, endHour } = night
  return {
    extra,
    night: { ...night, startHour: localTime(startHour), endHour: windowEnd(endHour) },
    sundays,
    bankHolidays,
  }
}

function windowEnd(time: string): LocalTime | '24:00' {
  return time === '24:00' ? time : localTime(time)
}

type Wire = NonNullable<Mission['pricing']>['delegation'][number]

/** A row of prices of the wire, as the rules of the domain take it. */
export function pricingRowOf(row: Wire): PricingRow {
  return {
    hourType: row.hourType,
    thresholdHours: row.threshold ?? null,
    hourlyRateCents: eurosToCents(row.hourlyRate),
    coefficientBasisPoints: Math.round(row.coefficient * 10_000),
    increaseBasisPoints: row.increaseRate === undefined ? null : basisPointsOf(row.increaseRate),
    increaseCents: cents(Math.round(row.increase * 100)),
    tags: row.tags,
  }
}
