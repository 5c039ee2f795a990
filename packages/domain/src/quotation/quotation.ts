import type { IsoDate, LocalTime } from '../kernel/calendar.ts'
import type { Minutes } from '../kernel/duration.ts'
import type { TimeZone } from '../kernel/place-time.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { Cents } from '../kernel/money.ts'
import type { LegalSource } from '../law/dated.ts'
import type { Holiday, LocalHolidaySlug } from '../law/public-holidays.ts'
import type { VatArea } from '../law/vat.ts'
import type { FlexiblePlanning } from '../flexible-planning/flexible-planning.ts'
import type { HoursTypes } from '../remuneration/policy.ts'
import type { HourType, PricingRow } from '../remuneration/pricing-rows.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/**
 * A shift to price; the hired Siders take its first slots, and Siders not known yet take the
 * others.
 */
export interface QuotedShift extends Omit<ShiftDraft, 'timeZone'> {
  readonly siderIds?: readonly string[]
}

/**
 * Shifts, a flexible planning, or the shifts generated from one, where each Sider works every
 * shift.
 */
export type QuotedPlanning =
  | { readonly shifts: readonly QuotedShift[] }
  | { readonly flexible: FlexiblePlanning }
  | { readonly generatedShifts: readonly ShiftDraft[]; readonly siders: number }

/**
 * The terms that price a mission. Detached rows win over the policy and over the coefficient of the
 * organisation.
 */
export interface QuotationTerms {
  readonly hourlyRateCents: Cents | null
  readonly hoursTypes: HoursTypes
  readonly coefficientBasisPoints: number
  readonly detachedRows: readonly PricingRow[] | null
  /**
   * Whether the place is in an international tourist zone, where Sundays have their own increase.
   */
  readonly zti: boolean
  /** The holidays that the place has besides the national ones. */
  readonly localHolidays: readonly LocalHolidaySlug[]
  /** The zone of the place: its clocks decide nights, days and weeks. */
  readonly timeZone: TimeZone
  /**
   * Whether 1 May keeps the increase of other holidays, even below the legal one: missions posted
   * before the legal increase was applied keep their agreed price.
   */
  readonly mayDayAsPolicy?: boolean | undefined
  /** The tax area of the company’s seat; the normal rate when absent. */
  readonly vatArea?: VatArea | undefined
}

export interface QuotationInput {
  readonly planning: QuotedPlanning | null
  readonly terms: QuotationTerms
  /** First day of the mission, from which seniority counts; the first day of the planning by default. */
  readonly firstDay?: IsoDate
}

export interface ReachedSeniority {
  readonly daysThreshold: number
  readonly since: IsoDate
}

interface ReasonOf<Tag extends HourType> {
  readonly tag: Tag
  readonly increaseBasisPoints: number
  /** Who sets the increase. */
  readonly source: 'mission' | 'policy' | 'detached' | 'law'
  /** The text that defines these hours, where there is one. */
  readonly law: LegalSource | null
  /** Minutes of the line for which this reason applies. */
  readonly minutes: Minutes
}

interface NightReason extends ReasonOf<'night'> {
  readonly window: { readonly start: LocalTime; readonly end: LocalTime | '24:00' }
  readonly seniority: ReachedSeniority | null
}

/** Overtime: from the 36th to the 43rd hour of the week, or from the 44th on. */
interface OvertimeReason extends ReasonOf<'extra'> {
  readonly fromHour: number
  readonly toHour: number | null
}

interface SundayReason extends ReasonOf<'sunday'> {
  readonly zti: boolean
  readonly seniority: ReachedSeniority | null
}

interface SolidarityReason extends ReasonOf<'solidarity'> {
  readonly holidays: readonly Holiday[]
}

interface HolidayReason extends ReasonOf<'holidays'> {
  readonly holidays: readonly Holiday[]
  readonly seniority: ReachedSeniority | null
}

/** Why the hours of a line have one of their tags, and what the tag adds to their rate. */
export type Reason =
  | ReasonOf<'normal'>
  | NightReason
  | OvertimeReason
  | SundayReason
  | SolidarityReason
  | HolidayReason

/** Minutes that share their tags and their increase (decisions §4.2): price = minutes × billUnit ÷ 60, rounded. */
export interface QuotationLine {
  readonly tags: readonly HourType[]
  readonly minutes: Minutes
  readonly increaseBasisPoints: number
  readonly baseRateCents: Cents
  readonly payUnitCents: Cents
  readonly billUnitCents: Cents
  readonly coefficientBasisPoints: number
  readonly payCents: Cents
  readonly priceCents: Cents
  readonly because: readonly Reason[]
}

/** Totals in cents, price and salary being the sums of the lines; no line means no planning. */
export interface Quotation {
  readonly priceCents: Cents
  readonly salaryCents: Cents
  readonly priceWithTaxCents: Cents
  readonly lines: readonly QuotationLine[]
  /** How many different Siders share the work when overtime is counted. */
  readonly sidersCount: number
}

export type QuotationResult =
  | { readonly quotation: Quotation; readonly refusal: null }
  | { readonly quotation: null; readonly refusal: Refusal }
