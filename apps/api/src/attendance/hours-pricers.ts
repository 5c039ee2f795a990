import { hoursPricer, type PricedHours } from '@renfort/domain/attendance/hours-pricer.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { centsToEuros } from '@renfort/domain/kernel/money.ts'
import { firstDayOf } from '../mission-record/mission-pricing.ts'
import { findMissionsToPrice } from '../mission-record/price-list-queries.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import type { CompanyOfCaller } from '../organisation/companies-of-caller.ts'
import type { ReadCall } from '../platform/http/route.ts'

/** Prices some hours of a mission; `null` for a mission that was not asked for. */
export type HoursPricers = (missionId: string, time: WorkedTime) => PricedHours | null

/** Prices hours of several missions by the policy of each, read in one statement. */
export async function hoursPricers(
  call: ReadCall,
  hours: readonly { readonly organisationId: string; readonly missionId: string }[],
): Promise<HoursPricers> {
  const missions = await findMissionsToPrice(call.queries, {
    organisationIds: [...new Set(hours.map(({ organisationId }) => organisationId))],
    owner: null,
    ids: [...new Set(hours.map(({ missionId }) => missionId))],
  })
  const now = call.services.clock.now()
  const pricers = new Map(
    missions.map((mission) => [
      mission.id,
      hoursPricer(termsOf(mission), firstDayOf(mission, { now })),
    ]),
  )
  return (missionId, time) => pricers.get(missionId)?.(time) ?? null
}

/** The companies in which a caller may see what hours cost. */
export function pricedAmong(companies: readonly CompanyOfCaller[]): ReadonlySet<string> {
  const priced = companies.filter(({ actor }) => can(actor, 'mission.readPrice').allowed)
  return new Set(priced.map(({ id }) => id))
}

/**
 * Hours on the wire, with their price in euros; without the price for callers who may not see
 * prices.
 */
export function toPricedHours(
  { minutes, priceCents }: PricedHours,
  isPriced: boolean,
): { minutes: number; price: number | null } {
  const price = isPriced && priceCents !== null ? centsToEuros(priceCents) : null
  return { minutes, price }
}
