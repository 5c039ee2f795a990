import type { SelectionStatus } from '@renfort/domain/mission/mission.ts'
import { openSlotsOf } from '@renfort/domain/hiring/place-hires.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import type { MissionPlanning } from '../mission-record/mission-planning.ts'
import type { Queries } from '../platform/database/db.ts'
import { findHired, type HiringMission } from './hire-queries.ts'

/** A mission with its hires. */
export interface StaffedMission {
  readonly id: string
  readonly selectionStatus: SelectionStatus
  readonly hiredSidersCount: number
  readonly openSlots: number
}

/** How many Siders are hired for a mission, and how many of its slots are open. */
export interface Staffing {
  readonly hired: number
  readonly openSlots: number
}

export async function findStaffing(
  queries: Queries,
  { id }: Pick<HiringMission, 'id'>,
  { shifts, flexiblePlanning }: MissionPlanning,
): Promise<Staffing> {
  const hired = (await findHired(queries, id)).length
  if (flexiblePlanning !== null) return { hired, openSlots: flexiblePlanning.siders - hired }
  const assignments = await findAssignments(queries, id)
  return { hired, openSlots: openSlotsOf({ shifts, assignments }) }
}
