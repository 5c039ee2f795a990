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
 * The first day of a mission, or the day of `now` while it has none. It decides which legal values
 * apply, and seniority counts from it in quotations, contracts and bills alike, even for Siders who
 * join later (decisions §4.2).
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

/** The holidays by which a mission is planned and priced: those of its place as it was posted. */
export function calendarOf(mission: Priced): HolidayCalendar {
  const { hoursTypes, localHolidays = [] } = pricingInForce(mission)
  return holidayCalendar(hoursTypes.bankHolidays.solidarity, localHolidays, zoneOfMission(mission))
}

/** The fields that decide the time zone of a mission. */
export type ZonedMission = Pick<Priced, 'timeZone'>

/**
 * The time zone in which a mission is planned, priced and shown: that of its place; missions posted
 * before local times existed keep Paris.
 */
export function zoneOfMission({ timeZone }: ZonedMission): TimeZone {
  return timeZone
}

/** The time zone of the place of a mission; Paris while it has no place. */
export function placeZone(mission: Pick<Priced, 'placeCountry' | 'placePostalCode'>): TimeZone {
  return zoneAt(workAddressOf(mission))
}

/** The address of the work of a mission; `null` while it has no place. */
export function workAddressOf({
  placeCountry: country,
  placePostalCode: postalCode,
}: Pick<Priced, 'placeCountry' | 'placePostalCode'>): WorkAddress | null {
  return country === null || postalCode === null ? null : { country, postalCode }
}

/** The local holidays of the place of a mission today; none while it has no place. */
export function placeHolidays(
  mission: Pick<Priced, 'placeCountry' | 'placePostalCode' | 'placeHasProtestantChurch'>,
): readonly LocalHolidaySlug[] {
  const address = workAddressOf(mission)
  if (address === null) return []
  return localHolidaysAt({ ...address, hasProtestantChurch: mission.placeHasProtestantChurch })
}

/** The part of a price list that depends on the place. */
type PlacePricing = Pick<FrozenPricing, 'zti' | 'localHolidays'>

/** A frozen price list with another hourly rate or place: coefficients and increases stay. */
export function refrozen(
  frozen: FrozenPricing,
  hourlyRate: Cents,
  place: PlacePricing,
): FrozenPricing {
  return { ...frozen, ...repricedLists(frozen, hourlyRate), ...place }
}

/** The company's current hour types. */
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
