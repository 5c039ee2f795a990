import type { Cents } from '../kernel/money.ts'
import type { Increase } from './rate-sheet.ts'
import type { QuotationTerms } from './quotation.ts'
import { rateSheet } from './rate-sheet.ts'
import type { UnitPrices } from './unit-prices.ts'
import { unitPrices } from './unit-prices.ts'

/** What decides the price of an hour. */
export interface HourKind {
  readonly night?: boolean
  readonly sunday?: boolean
  /** A public holiday, or the holiday that is the solidarity day. */
  readonly holiday?: 'worked' | 'solidarity'
  /** Index of the overtime threshold that the week has reached. */
  readonly overtime?: number
  /** Worked after the seniority thresholds of the policy. */
  readonly senior?: boolean
}

export type HourTerms = QuotationTerms & { readonly hourlyRateCents: Cents }

/** The price of one hour of a kind, without a planning: the worked example of a policy. */
export function workedHour(terms: HourTerms, kind: HourKind): UnitPrices {
  const sheet = rateSheet(terms, terms.hourlyRateCents, 0)
  const step = kind.overtime === undefined ? undefined : sheet.overtime[kind.overtime]
  const of = (increase: Increase) =>
    kind.senior && increase.senior !== null ? increase.senior.basisPoints : increase.basisPoints
  const increaseBasisPoints =
    (kind.night ? of(sheet.night) : 0) +
    (step?.basisPoints ?? 0) +
    (kind.sunday ? of(sheet.sunday) : 0) +
    (kind.holiday === 'worked' ? of(sheet.holidays) : 0)
  const { coefficients } = sheet
  const coefficient = () => {
    if (kind.holiday === 'worked') return coefficients.holidays
    if (kind.holiday === 'solidarity') return coefficients.solidarity
    if (kind.sunday) return coefficients.sunday
    if (step !== undefined) return step.coefficientBasisPoints
    return kind.night ? coefficients.night : coefficients.normal
  }
  return unitPrices(terms.hourlyRateCents, increaseBasisPoints, coefficient())
}
