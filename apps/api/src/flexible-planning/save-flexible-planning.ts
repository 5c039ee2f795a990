import type { flexiblePlanning } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { validateFlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { makeShifts } from '../hiring/make-shifts.ts'
import { findPlanning, followPlanning } from '../mission-record/mission-planning.ts'
import { lockMission, refuseSealed } from '../mission-record/lock-mission.ts'
import { invalidInput, refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import {
  findFlexiblePlanning,
  putFlexiblePlanning,
  type StoredFlexiblePlanning,
} from '../mission-record/flexible-planning-queries.ts'
import { flexibleRulesOf, fromWirePlanning, toFlexiblePlanning } from './to-flexible-planning.ts'

type Save = typeof flexiblePlanning.saveFlexiblePlanning

/**
 * Plans a mission by the week (FLEX-16). A company without the feature may still change an existing
 * flexible planning (FLEX-01); a mission that has shifts stays precise (POST-23).
 */
export async function saveFlexiblePlanning(
  call: CommandCall,
  { params, body }: Parsed<Save>,
): Promise<Answer<Save>> {
  const { transaction, queries } = call
  const mission = await lockMission(call, params.taskId, 'mission.edit')
  refuseSealed('planning', mission)
  const before = await findPlanning(queries, mission)
  if (before.flexiblePlanning === null) {
    const features = await call.services.features.of(mission.organisationId)
    if (!features.flexiblePlanning) throw refuse('errors.action.unavailable')
    if (before.shifts.length > 0) throw refuse('errors.task.planning_exists')
  }
  const planning = fromWirePlanning(body, body.include)
  const issues = validateFlexiblePlanning(planning, flexibleRulesOf(call, mission))
  if (issues.length > 0) throw invalidInput(issues)
  const saved = await putFlexiblePlanning(queries, mission, planning, transaction.now)
  await followPlanning(transaction, mission, { shifts: before.shifts, flexiblePlanning: saved })
  await transaction.record({
    action: 'mission.planFlexibly',
    entity: 'mission',
    entityId: mission.id,
    before: before.flexiblePlanning && fieldsOf(before.flexiblePlanning),
    after: fieldsOf(saved),
  })
  await makeShifts(transaction, mission)
  return toFlexiblePlanning((await findFlexiblePlanning(queries, mission.id)) ?? saved)
}

function fieldsOf({ include, ...fields }: StoredFlexiblePlanning) {
  return { ...fields, ...include }
}
