import { minuteOfTime } from '../kernel/calendar.ts'
import type { Cents } from '../kernel/money.ts'
import { holidayCalendar } from '../law/public-holidays.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { mayDayIncreasePercent } from '../law/working-time.ts'
import { basisPointsOf } from '../remuneration/policy.ts'
import type { HoursTypes, SeniorityIncrease } from '../remuneration/policy.ts'
import type { HourType, PricingRow } from '../remuneration/pricing-rows.ts'
import type { QuotationTerms } from './quotation.ts'

/** An increase in basis points, and the increase that replaces it from a day number on. */
export interface Increase {
  readonly basisPoints: number
  readonly senior: {
    readonly fromDay: number
    readonly basisPoints: number
    readonly daysThreshold: number
  } | null
  readonly source: 'policy' | 'detached'
}

/** Hours of a week beyond a threshold. */
export interface OvertimeStep {
  readonly afterMinutes: number
  readonly basisPoints: number
  readonly coefficientBasisPoints: number
  readonly source: 'policy' | 'detached'
}

/** The terms of a quotation as numbers: basis points, minutes of the day, day numbers. */
export interface RateSheet {
  readonly hourlyRate: Cents
  readonly window: HoursTypes['night']
  readonly nightStart: number
  readonly nightEnd: number
  readonly night: Increase
  readonly sunday: Increase
  readonly zti: boolean
  readonly holidays: Increase
  /** The least increase of work on 1 May, whatever increase a company sets (L3133-6). */
  readonly mayDayBasisPoints: number
  readonly calendar: HolidayCalendar
  readonly overtime: readonly OvertimeStep[]
  readonly coefficients: Readonly<Record<Exclude<HourType, 'extra'>, number>>
}

/**
 * Turns the terms into numbers, from a first day on; a detached row also wins over seniority and
 * tourist zone.
 */
export function rateSheet(terms: QuotationTerms, hourlyRate: Cents, firstDay: number): RateSheet {
  const { hoursTypes, detachedRows } = terms
  const { night, sundays, bankHolidays } = hoursTypes
  const row = (type: HourType) => detachedRows?.find((r) => r.hourType === type)
  const coefficient = (type: HourType) =>
    row(type)?.coefficientBasisPoints ?? terms.coefficientBasisPoints
  const ztiApplies = terms.zti && sundays.ztiIncrease !== null
  const sunday = ztiApplies ? (sundays.ztiIncrease ?? sundays.increase) : sundays.increase
  return {
    hourlyRate,
    window: night,
    nightStart: minuteOfTime(night.startHour),
    nightEnd: minuteOfTime(night.endHour),
    night: increase(row('night'), night.increase, night.seniority, firstDay),
    sunday: increase(row('sunday'), sunday, sundays.seniority, firstDay),
    zti: ztiApplies,
    holidays: increase(row('holidays'), bankHolidays.increase, bankHolidays.seniority, firstDay),
    mayDayBasisPoints:
      terms.mayDayAsPolicy === true ? 0 : basisPointsOf(mayDayIncreasePercent[0].value),
    calendar: calendarOf(terms),
    overtime: overtimeSteps(terms),
    coefficients: {
      normal: coefficient('normal'),
      night: coefficient('night'),
      sunday: coefficient('sunday'),
      solidarity: coefficient('solidarity'),
      holidays: coefficient('holidays'),
    },
  }
}

/** The holidays of the place, with the company’s solidarity day. */
export function calendarOf({
  hoursTypes,
  localHolidays,
  timeZone,
}: Pick<QuotationTerms, 'hoursTypes' | 'localHolidays' | 'timeZone'>): HolidayCalendar {
  return holidayCalendar(hoursTypes.bankHolidays.solidarity, localHolidays, timeZone)
}

function increase(
  row: PricingRow | undefined,
  percent: number,
  seniority: SeniorityIncrease | null,
  firstDay: number,
): Increase {
  const detached = row?.increaseBasisPoints ?? null
  if (detached !== null) return { basisPoints: detached, senior: null, source: 'detached' }
  const senior = seniority && {
    fromDay: firstDay + seniority.daysThreshold,
    basisPoints: basisPointsOf(seniority.increase),
    daysThreshold: seniority.daysThreshold,
  }
  return { basisPoints: basisPointsOf(percent), senior, source: 'policy' }
}

function overtimeSteps({ hoursTypes, detachedRows, ...terms }: QuotationTerms): OvertimeStep[] {
  const rows = detachedRows?.filter((row) => row.hourType === 'extra') ?? []
  return hoursTypes.extra.map((rule, i) => {
    const row = rows.find((r) => r.thresholdHours === rule.threshold) ?? rows[i]
    const detached = row?.increaseBasisPoints ?? null
    return {
      afterMinutes: Math.round(rule.threshold * 60),
      basisPoints: detached ?? basisPointsOf(rule.increase),
      coefficientBasisPoints: row?.coefficientBasisPoints ?? terms.coefficientBasisPoints,
      source: detached === null ? 'policy' : 'detached',
    }
  })
}
