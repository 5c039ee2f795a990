import { type Action, can } from '@renfort/domain/access/policy.ts'
import { isInCorrection } from '@renfort/domain/contract/correction/correction.ts'
import { archivedRefusal, type MissionField, sealedBy } from '@renfort/domain/mission/edition.ts'
import { notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf, ownerLimit, sessionOf } from '../platform/http/route.ts'
import { lockContractBatches } from './contract-queries.ts'
import { type MissionPlanning, placedPlanning } from './mission-planning.ts'
import { findMissionOwner, lockMissionRow, type MissionRecord } from './mission-queries.ts'
import { findShiftsAndRequests } from './shift-queries.ts'

/**
 * Locks the mission that a caller changes until the end of the transaction; 404 if they may not see
 * it, 409 if it is archived.
 */
export async function lockMission(
  call: CommandCall,
  id: string,
  action: Action,
): Promise<MissionRecord> {
  const key = { organisationId: organisationOf(call), owner: ownerLimit(call, action), id }
  const mission = await lockMissionRow(call.queries, key)
  if (mission === undefined) throw notFound()
  throwRefusal(archivedRefusal(mission))
  return mission
}

/** A locked mission with its planning, and how many Siders it asks for by name. */
export interface LockedPlanning {
  readonly mission: MissionRecord
  readonly planning: MissionPlanning
  readonly requestedSidersCount: number
}

/**
 * Locks a mission as `lockMission` does, and reads its planning in the same round trip. These are
 * two statements, because the second sees what another transaction stored while the first waited
 * for the lock.
 */
export async function lockPlanning(
  call: CommandCall,
  id: string,
  action: Action,
): Promise<LockedPlanning> {
  const locking = lockMission(call, id, action)
  const reading = findShiftsAndRequests(call.queries, id)
  // When the lock fails, the read fails because of it, and may be told first.
  reading.catch(() => undefined)
  const mission = await locking
  const { shifts, requestedSidersCount } = await reading
  const planning = await placedPlanning(call.queries, mission, shifts)
  return { mission, planning, requestedSidersCount }
}

/** Locks a mission of any company, for internal staff, until the end of the transaction. */
export async function lockMissionOfAnyCompany(
  { queries }: Pick<CommandCall, 'queries'>,
  id: string,
): Promise<MissionRecord> {
  const organisationId = await findMissionOwner(queries, id)
  if (organisationId === undefined) throw notFound()
  const mission = await lockMissionRow(queries, { organisationId, owner: null, id })
  if (mission === undefined) throw notFound()
  return mission
}

/**
 * The mission that internal staff find Siders for: it is not archived and its company is not
 * blocked.
 */
export async function lockMissionToStaff(
  call: Pick<CommandCall, 'queries'>,
  id: string,
): Promise<MissionRecord> {
  const mission = await lockMissionOfAnyCompany(call, id)
  throwRefusal(archivedRefusal(mission))
  if (mission.companyBlockedAt !== null) throw refuse('errors.organisation.blocked')
  return mission
}

/** Refuses a change of a field that contracts or requested Siders lock (TASK-53). */
export function refuseSealed(
  field: MissionField,
  { archived, hasContracts }: Pick<MissionRecord, 'archived' | 'hasContracts'>,
  { requestedSidersCount = 0, isInCorrection = false } = {},
): void {
  throwRefusal(sealedBy(field, { archived, hasContracts, requestedSidersCount, isInCorrection }))
}

/**
 * Refuses a change of the hours of shifts. Contracts lock them, except for staff who correct a
 * contested one; only internal staff move those of a flexible planning (decisions §4.4).
 */
export async function refuseSealedShifts(call: CommandCall, mission: MissionRecord): Promise<void> {
  if (mission.isFlexiblePlanning !== true) {
    return refuseSealed('shiftHours', mission, {
      isInCorrection: await mayCorrect(call, mission),
    })
  }
  if (!can(sessionOf(call).actor, 'shift.moveGenerated').allowed) {
    throw refuse('errors.shift.generated')
  }
}

/**
 * Whether the caller may correct the terms of a contested contract of a locked mission; if so, its
 * documents are locked.
 */
export async function mayCorrect(call: CommandCall, mission: MissionRecord): Promise<boolean> {
  if (!mission.hasContracts) return false
  if (!can(sessionOf(call).actor, 'contract.correct').allowed) return false
  return isInCorrection(await lockContractBatches(call.queries, mission))
}
