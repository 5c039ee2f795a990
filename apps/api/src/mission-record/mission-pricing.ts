import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type Cents, cents } from '@renfort/domain/kernel/money.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { zoneAt } from '@renfort/domain/law/legal-time.ts'
import {
  type HolidayCalendar,
  holidayCalendar,
  type LocalHolidaySlug,
  localHolidaysAt,
} from '@renfort/domain/law/public-holidays.ts'
import type { WorkAddress } from '@renfort/domain/law/territory.ts'
import { defaultPolicy, type HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { type Pricing, pricingOf, repriced } from '@renfort/domain/remuneration/pricing-rows.ts'
import type { FrozenPricing } from '../platform/database/json-columns.ts'
import type { MissionRecord } from './mission-queries.ts'

type Priced = Pick<
  MissionRecord,
  | 'frozenPricing'
  | 'timeZone'
  | 'detachedPricing'
  | 'policyHoursTypes'
  | 'hourlyRateCents'
  | 'delegationCoefficient'
  | 'gestionCoefficient'
  | 'zti'
  | 'placeCountry'
  | 'placePostalCode'
  | 'placeHasProtestantChurch'
>

/** The price list of a mission: frozen once posted, following the policy and the rate until then (decisions §4.1). */
export function pricingInForce(mission: Priced): FrozenPricing {
  if (mission.frozenPricing !== null) return mission.frozenPricing
  const hoursTypes = currentHoursTypes(mission)
  const { zti } = mission
  return {
    ...draftPricing(mission, hoursTypes),
    hoursTypes,
    zti: zti ?? false,
    localHolidays: placeHolidays(mission),
    isMayDayDoubled: true,
  }
}

/**
 * The first day of a mission, or that of `now` as long as it has none: its legal values count, and
 * seniority counts from it, in what is told, signed and billed alike, whoever joins later (decisions §4.2).
 */
export function firstDayOf(
  mission: ZonedMission & Pick<MissionRecord, 'startsAt'>,
  { now }: { readonly now: Instant },
): IsoDate {
  return dateAt(mission.startsAt ?? now, zoneOfMission(mission))
}

export function hourlyRateOf(mission: Pick<Priced, 'hourlyRateCents'>): Cents | null {
  return mission.hourlyRateCents === null ? null : cents(mission.hourlyRateCents)
}

/** The days by which a mission is planned and priced; those of its place as it was posted. */
export function calendarOf(mission: Priced): HolidayCalendar {
  const { hoursTypes, localHolidays = [] } = pricingInForce(mission)
  return holidayCalendar(hoursTypes.bankHolidays.solidarity, localHolidays, zoneOfMission(mission))
}

/** What tells the zone of a mission. */
export type ZonedMission = Pick<Priced, 'timeZone'>

/** The zone by whose clocks a mission is planned, priced and told: that of its place; what was posted before hours were local keeps that of Paris. */
export function zoneOfMission({ timeZone }: ZonedMission): TimeZone {
  return timeZone
}

/** The zone of the place of a mission; that of Paris as long as it has none. */
export function placeZone(mission: Pick<Priced, 'placeCountry' | 'placePostalCode'>): TimeZone {
  return zoneAt(workAddressOf(mission))
}

/** Where the work of a mission is done; `null` as long as it has no place. */
export function workAddressOf({
  placeCountry: country,
  placePostalCode: postalCode,
}: Pick<Priced, 'placeCountry' | 'placePostalCode'>): WorkAddress | null {
  return country === null || postalCode === null ? null : { country, postalCode }
}

/** The holidays that the place of a mission has today; none as long as it has no place. */
export function placeHolidays(
  mission: Pick<Priced, 'placeCountry' | 'placePostalCode' | 'placeHasProtestantChurch'>,
): readonly LocalHolidaySlug[] {
  const address = workAddressOf(mission)
  if (address === null) return []
  return localHolidaysAt({ ...address, hasProtestantChurch: mission.placeHasProtestantChurch })
}

/** What the place of a mission adds to its price list. */
type PlacePricing = Pick<FrozenPricing, 'zti' | 'localHolidays'>

/** A frozen price list at another hourly rate or place: coefficients and increases stay. */
export function refrozen(
  frozen: FrozenPricing,
  hourlyRate: Cents,
  place: PlacePricing,
): FrozenPricing {
  return { ...frozen, ...repricedLists(frozen, hourlyRate), ...place }
}

/** The hour types of the company as they are today. */
export function currentHoursTypes(mission: Pick<Priced, 'policyHoursTypes'>): HoursTypes {
  return mission.policyHoursTypes ?? defaultPolicy.hoursTypes
}

function draftPricing(mission: Priced, hoursTypes: HoursTypes): Pricing {
  const hourlyRate = hourlyRateOf(mission)
  if (mission.detachedPricing === null || hourlyRate === null) {
    return pricingOf(hourlyRate, hoursTypes, {
      delegation: mission.delegationCoefficient,
      gestion: mission.gestionCoefficient,
    })
  }
  return repricedLists(mission.detachedPricing, hourlyRate)
}

function repricedLists(pricing: Pricing, hourlyRate: Cents): Pricing {
  return {
    delegation: repriced(pricing.delegation, hourlyRate),
    gestion: repriced(pricing.gestion, hourlyRate),
  }
}
