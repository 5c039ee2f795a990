import { cents } from '../kernel/money.ts'
import { parisZone } from '../kernel/place-time.ts'
import type { HourTerms } from '../quotation/worked-hour.ts'
import { defaultPolicy } from '../remuneration/policy.ts'

/** 13 euros an hour in Paris, with the usual coefficient and the pay policy of a new company. */
export const waiterTerms: HourTerms = {
  hourlyRateCents: cents(1300),
  hoursTypes: defaultPolicy.hoursTypes,
  coefficientBasisPoints: 19_500,
  detachedRows: null,
  zti: false,
  localHolidays: [],
  timeZone: parisZone,
}
