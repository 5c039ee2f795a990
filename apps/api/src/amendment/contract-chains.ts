import type { ContractChain } from '@renfort/domain/amendment/chain.ts'
import type { StaffedShift } from '@renfort/domain/amendment/replan.ts'
import {
  type AmendmentRow,
  type ContractRow,
  findAmendmentsOfMission,
  findContractsOfMission,
} from '../contract/amendment-queries.ts'
import { contractTerms } from '../contract/paper/contract-terms.ts'
import { placeOf } from '../contract/paper/gather-facts.ts'
import { planningOfSider } from '../contract/paper/sider-planning.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning, type MissionPlanning } from '../mission-record/mission-planning.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import type { ContractTerms } from '../platform/database/json-columns.ts'

/** A contract in force with its amendments and its current terms. */
export interface StoredChain {
  readonly contract: ContractRow
  readonly amendments: readonly AmendmentRow[]
  readonly terms: ContractTerms
  /** The same chain in the form of the domain. */
  readonly chain: ContractChain
}

export interface MissionChains {
  readonly planning: MissionPlanning
  /** Every shift, with the Siders who were hired for it. */
  readonly shifts: readonly StaffedShift[]
  readonly place: string | null
  readonly chains: readonly StoredChain[]
}

/** The contracts in force of a mission, in the order of their numbers, on its planning of today. */
export async function findChains(queries: Queries, mission: MissionRecord): Promise<MissionChains> {
  const { id: missionId, organisationId, locationId } = mission
  const contracts = await findContractsOfMission(queries, { organisationId, missionId })
  const amendments = await findAmendmentsOfMission(queries, { organisationId, missionId })
  const planning = await findPlanning(queries, mission)
  const assignments = await findAssignments(queries, missionId)
  const place = await placeOf(queries, locationId)
  return {
    planning,
    shifts: planning.shifts.map((shift) => ({
      ...shift,
      siderIds: assignments.get(shift.id) ?? [],
    })),
    place,
    chains: contracts.map((contract) => {
      const own = planningOfSider(planning, assignments, contract)
      const terms = contractTerms(mission, own, place)
      const links = amendments.get(contract.id) ?? []
      const chain = { status: contract.status, term: terms, amendments: links }
      return { contract, amendments: links, terms, chain }
    }),
  }
}
