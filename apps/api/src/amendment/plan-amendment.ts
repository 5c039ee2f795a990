import { amendmentRefusal } from '@renfort/domain/amendment/amended-contract.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { durationRefusal } from '@renfort/domain/mission/mission.ts'
import { checkSiders, type SiderCheck } from '../hiring/check-siders.ts'
import { periodOfPlanning } from '../mission-record/mission-planning.ts'
import { zoneOfMission } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { invalidInput, notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type Amending, refuseFor } from './amending.ts'
import { findChains, type MissionChains, type StoredChain } from './contract-chains.ts'
import { planFlexible } from './plan-flexible.ts'
import { planPlace } from './plan-place.ts'
import { planShifts } from './plan-shifts.ts'
import type { PlannedAct } from './planned-act.ts'

/** The changes of the mission and its contracts, before anything is written. */
export interface AmendmentPlan extends PlannedAct {
  readonly found: MissionChains
  /** Rules of the product that the new hours break: the act needs a reason. */
  readonly warnings: readonly SiderCheck[]
}

/**
 * Plans the amendment of the contracts of some Siders, or of all, and throws its first obstacle.
 */
export async function planAmendment(
  amending: Amending,
  siderIds: readonly string[] | undefined,
): Promise<AmendmentPlan> {
  const { queries, mission, order, now } = amending
  if (mission.status === 'draft') throw refuse('errors.amendment.not_posted')
  const found = await findChains(queries, mission)
  const open = found.chains.filter(
    ({ terms }) => terms.lastDay >= dateAt(now, zoneOfMission(mission)),
  )
  const chosen = chosenOf(found.chains, siderIds ?? idsOf(open.length > 0 ? open : found.chains))
  refuseContracts(amending, chosen)
  const isForAll = order.kind === 'place' || found.planning.flexiblePlanning !== null
  if (isForAll && open.some((chain) => !chosen.includes(chain))) {
    throw refuse('errors.amendment.everybody')
  }
  const act = await actOf(amending, found, chosen)
  const period = periodOfPlanning(mission, act.planning)
  if (period !== null) throwRefusal(durationRefusal(period))
  const checked = await checkAdded(queries, mission, act)
  return { ...act, found, warnings: checked.filter(({ warnings }) => warnings.length > 0) }
}

async function actOf(
  amending: Amending,
  found: MissionChains,
  chosen: readonly StoredChain[],
): Promise<PlannedAct> {
  const { order } = amending
  if (order.kind === 'place') return planPlace(amending, order, { found, chosen })
  const { flexiblePlanning } = found.planning
  if (flexiblePlanning === null) return planShifts(amending, order, { found, chosen })
  if (order.kind === 'hours') throw refuse('errors.amendment.flexible_hours')
  return planFlexible(amending, order, { found, chosen, flexiblePlanning })
}

const idsOf = (chains: readonly StoredChain[]) => chains.map(({ contract }) => contract.siderId)

/** The contracts of the named Siders; throws for a Sider without one, by name. */
function chosenOf(
  chains: readonly StoredChain[],
  siderIds: readonly string[],
): readonly StoredChain[] {
  const wanted = new Set(siderIds.map((id) => id.toLowerCase()))
  const chosen = chains.filter(({ contract }) => wanted.has(contract.siderId))
  if (wanted.size === 0) throw invalidInput([issue(['siderIds'], 'errors.amendment.no_contract')])
  if (chosen.length < wanted.size) throw notFound()
  return chosen
}

function refuseContracts({ order, now, mission }: Amending, chosen: readonly StoredChain[]): void {
  const { reason } = mission
  const timeZone = zoneOfMission(mission)
  for (const { chain, contract } of chosen) {
    refuseFor(contract, amendmentRefusal(chain, order, { reason, now, timeZone }))
  }
}

/** Checks that nobody works twice at a time or longer than the law allows, as for a hire. */
export async function checkAdded(
  queries: Queries,
  { licenceIds }: MissionRecord,
  { added, leaving }: PlannedAct,
): Promise<readonly SiderCheck[]> {
  const checks = await checkSiders(queries, added, { accepted: false, leaving, licenceIds })
  for (const { obstacle } of checks) {
    if (obstacle !== null) throw refuse(obstacle.key, obstacle.params)
  }
  return checks
}
