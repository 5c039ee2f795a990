import { isDeepStrictEqual } from 'node:util'
import type { AmendmentOrder } from '@renfort/domain/amendment/amendment-order.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { localHolidaysAt } from '@renfort/domain/law/public-holidays.ts'
import { territoryOf } from '@renfort/domain/law/territory.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { placeOf } from '../contract/paper/gather-facts.ts'
import { placeZone, pricingInForce, zoneOfMission } from '../mission-record/mission-pricing.ts'
import { findFavouriteLocation, isZti } from '../organisation/location-queries.ts'
import { invalidInput, refuse } from '../platform/http/refusal.ts'
import type { Amending } from './amending.ts'
import type { MissionChains, StoredChain } from './contract-chains.ts'
import type { PlannedAct } from './planned-act.ts'

/** Another place for all the Siders of a mission, from their next shift on; prices stay as they were frozen. */
export async function planPlace(
  { queries, now, mission }: Amending,
  { locationId }: Extract<AmendmentOrder, { kind: 'place' }>,
  { found, chosen }: { readonly found: MissionChains; readonly chosen: readonly StoredChain[] },
): Promise<PlannedAct> {
  const known = await findFavouriteLocation(queries, mission.organisationId, locationId)
  if (known === undefined) {
    throw invalidInput([issue(['locationId'], 'errors.field.unknown_choice')])
  }
  const place = await placeOf(queries, locationId)
  if (place === found.place) throw refuse('errors.amendment.nothing_changes')
  const { zti, localHolidays = [] } = pricingInForce(mission)
  if (territoryOf(known) === null) {
    throw invalidInput([issue(['locationId'], 'errors.field.other_labour_law')])
  }
  const local = localHolidaysAt(known)
  const zone = placeZone({ placeCountry: known.country, placePostalCode: known.postalCode })
  if (
    (await isZti(queries, locationId)) !== zti ||
    zone !== zoneOfMission(mission) ||
    !isDeepStrictEqual(local, localHolidays)
  ) {
    throw refuse('errors.amendment.place_priced')
  }
  const { flexiblePlanning } = found.planning
  const next = found.shifts
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => compareInstants(startsAt, now) > 0)
  return {
    rewriting: { kind: 'place', locationId },
    contracts: chosen.map((chain) => ({ chain, after: { ...chain.terms, place } })),
    from: next.toSorted(compareInstants)[0] ?? now,
    planning: { timeZone: zone, shifts: found.shifts, flexiblePlanning },
    added: new Map(),
    leaving: new Map(),
  }
}
