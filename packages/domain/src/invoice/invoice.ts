import type { IsoDate } from '../kernel/calendar.ts'
import type { Minutes } from '../kernel/duration.ts'
import type { Cents } from '../kernel/money.ts'
import type { HourType } from '../remuneration/pricing-rows.ts'

/** Types of invoices (ENT-20): a bill, or a credit note. */
export const invoiceTypes = ['invoice', 'creditNote'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

/** What lines are for. */
export const invoiceLineKinds = ['hours', 'holiday', 'meal', 'transport', 'bonus'] as const

interface LineOf<Kind extends (typeof invoiceLineKinds)[number]> {
  readonly kind: Kind
  readonly missionId: string
  readonly siderId: string
  /** Excluding tax. */
  readonly priceCents: Cents
}

/** Hours of one Sider in one mission that share their tags and their increase (decisions §4.8). */
export interface HoursLine extends LineOf<'hours'> {
  readonly tags: readonly HourType[]
  readonly increaseBasisPoints: number
  readonly minutes: Minutes
  readonly payUnitCents: Cents
  readonly billUnitCents: Cents
  readonly coefficientBasisPoints: number
  /** The public holidays and the solidarity day on which the hours were worked. */
  readonly holidays: readonly IsoDate[]
}

/** A public holiday that a Sider did not work and is paid for (decisions §4.7). */
export interface HolidayLine extends LineOf<'holiday'> {
  readonly day: IsoDate
  readonly minutes: Minutes
  readonly payUnitCents: Cents
  readonly billUnitCents: Cents
  readonly coefficientBasisPoints: number
}

/** Meals for a number of worked days, at their cost for the employer. */
export interface MealLine extends LineOf<'meal'> {
  readonly days: readonly IsoDate[]
  readonly unitCents: Cents
}

/**
 * An amount that internal staff entered for a week, at cost: the employer's share of transport, or
 * a bonus.
 */
interface EnteredLine<Kind extends 'transport' | 'bonus'> extends LineOf<Kind> {
  /** The id of the entered indemnity, which only this line bills. */
  readonly indemnityId: string
}
export type TransportLine = EnteredLine<'transport'>
export type BonusLine = EnteredLine<'bonus'>

export type InvoiceLine = HoursLine | HolidayLine | MealLine | TransportLine | BonusLine
