import type { LocalTime } from '../kernel/calendar.ts'
import { nightWindow, overtimeIncreases } from '../law/working-time.ts'
import type { SolidaritySlug } from '../law/public-holidays.ts'

// ENT-28 to ENT-32. Increases are percents with at most 2 decimals, thresholds of overtime are
// hours of the week, thresholds of seniority are days since the start of the mission.

export interface SeniorityIncrease {
  readonly daysThreshold: number
  readonly increase: number
}

export interface OvertimeRule {
  readonly threshold: number
  readonly increase: number
}

export interface HoursTypes {
  readonly extra: readonly OvertimeRule[]
  readonly night: {
    readonly startHour: LocalTime
    readonly endHour: LocalTime | '24:00'
    readonly increase: number
    readonly seniority: SeniorityIncrease | null
  }
  readonly sundays: {
    readonly increase: number
    readonly seniority: SeniorityIncrease | null
    readonly ztiIncrease: number | null
  }
  readonly bankHolidays: {
    readonly increase: number
    readonly seniority: SeniorityIncrease | null
    readonly solidarity: SolidaritySlug | null
  }
}

export const lunchTypes = ['ticket', 'indemnity'] as const
export type LunchType = (typeof lunchTypes)[number]

export interface OtherParameters {
  readonly seniority: { readonly daysThreshold: number } | null
  readonly hoursPerDay: { readonly threshold: number } | null
  readonly zti: { readonly isApplicable: boolean } | null
  readonly taskType: { readonly jobTypes: readonly string[] } | null
}

/** `amount` in euros a day; `coverRate`, the share of the employer in a voucher, in percent. */
export interface LunchIndemnity {
  readonly id: string
  readonly type: LunchType
  readonly amount: number
  readonly coverRate: number | null
  readonly otherParameters: OtherParameters
}

/** `publicCoverRate` in percent of the subscription to public transport. */
export interface TransportIndemnity {
  readonly id: string
  readonly publicCoverRate: number
  readonly otherParameters: OtherParameters
}

export const bonusFrequencies = ['hour', 'day', 'week', 'month'] as const

/** A bonus (REM-26): no price counts it, internal staff enter what is billed of it. `amount` in euros. */
export interface Bonus {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly frequency: (typeof bonusFrequencies)[number]
  readonly conditions: string
}

export interface Indemnities {
  readonly lunch: readonly LunchIndemnity[]
  readonly transportation: readonly TransportIndemnity[]
  readonly other: readonly Bonus[]
}

export interface RemunerationPolicy {
  readonly hoursTypes: HoursTypes
  readonly indemnities: Indemnities
  readonly hoursTypesConfirmation: boolean
  readonly indemnitiesConfirmation: boolean
}

/**
 * What a new company is asked to confirm: the law for overtime and for the bounds of the night; the
 * increases of nights and Sundays, which the law does not set, are a proposal.
 */
export const defaultPolicy: RemunerationPolicy = {
  hoursTypes: {
    extra: overtimeIncreases[0].value.map(({ thresholdHours, increasePercent }) => ({
      threshold: thresholdHours,
      increase: increasePercent,
    })),
    night: {
      startHour: nightWindow[0].value.start,
      endHour: nightWindow[0].value.end,
      increase: 20,
      seniority: null,
    },
    sundays: { increase: 30, seniority: null, ztiIncrease: null },
    bankHolidays: { increase: 100, seniority: null, solidarity: 'lundi-de-pentecote' },
  },
  indemnities: { lunch: [], transportation: [], other: [] },
  hoursTypesConfirmation: false,
  indemnitiesConfirmation: false,
}

/** A percent of at most 2 decimals to basis points (20 % is 2000). */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100)
}
