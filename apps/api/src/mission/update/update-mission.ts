import { isDeepStrictEqual } from 'node:util'
import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { wageAreaOf } from '@renfort/domain/law/minimum-wage.ts'
import { loweredRateRefusal, missionSalaryRefusal } from '@renfort/domain/mission/confirmation.ts'
import {
  notEnoughSelected,
  placesOf,
  requestedSidersOnlyAfter,
  tooManySelected,
} from '@renfort/domain/sider/selection.ts'
import { storedJobFields } from '../../catalogue/stored-job-fields.ts'
import { followCorrection } from '../../contract/follow-correction.ts'
import { findMinimumWage } from '../../law/legal-value-queries.ts'
import { insertMotive } from '../../motive/motive-queries.ts'
import { json } from '../../platform/database/json-columns.ts'
import { invalidInput, refuse, throwRefusal } from '../../platform/http/refusal.ts'
import { type CommandCall, organisationOf, sessionOf } from '../../platform/http/route.ts'
import { changesBetween } from './changes-between.ts'
import { choosePlanning } from './choose-planning.ts'
import { refuseOvertaken } from './refuse-overtaken.ts'
import { describeMission } from '../describe-mission.ts'
import { followPlace } from './follow-place.ts'
import { lockMission, mayCorrect } from '../../mission-record/lock-mission.ts'
import { moveMission } from './move-mission.ts'
import { type MissionPatch, patchIssues, refuseSealedFields } from './mission-patch.ts'
import { findPlanning } from '../../mission-record/mission-planning.ts'
import {
  firstDayOf,
  hourlyRateOf,
  placeHolidays,
  workAddressOf,
  refrozen,
} from '../../mission-record/mission-pricing.ts'
import {
  type MissionRecord,
  type MissionColumns,
  saveMission,
} from '../../mission-record/mission-queries.ts'
import {
  findRequestedSiders,
  replaceRequestedSiders,
} from '../../mission-record/requested-sider-queries.ts'

type Update = typeof missions.updateMission

/** Changes the fields that are given and no other (API-52). */
export async function updateMission(
  call: CommandCall,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const { transaction, queries } = call
  const { id: bodyId, version, ...patch } = body
  if (bodyId !== undefined && bodyId.toLowerCase() !== params.id.toLowerCase()) {
    throw invalidInput([issue(['id'], 'errors.field.unknown_choice')])
  }
  if (Object.keys(patch).length === 0) throw invalidInput([issue([], 'errors.field.required')])
  const decision = can(sessionOf(call).actor, 'mission.edit')
  if (!decision.allowed) throw refuse(decision.because)
  const mission = await lockMission(call, params.id, 'mission.edit')
  const selected = (await findRequestedSiders(queries, mission.id)).map((sider) => sider.id)
  const isInCorrection = await mayCorrect(call, mission)
  refuseSealedFields(patch, mission, { requestedSidersCount: selected.length, isInCorrection })
  const issues = await patchIssues(call, patch, mission)
  if (issues.length > 0) throw invalidInput(issues)
  refuseLoweredRate(call, patch.hourlyRate, mission)
  const columns = {
    ...storedJobFields(patch),
    ...textColumns(patch),
    ...(await motiveColumns(call, patch)),
    ...(await moveMission(call, patch, mission)),
    ...(await choosePlanning(call, patch, mission)),
    ...(await selectionColumns(call, patch, mission, selected)),
  }
  await saveMission(queries, mission.id, { ...columns, updated_at: transaction.now })
  const after = await refreeze(call, mission, await followPlace(call, mission))
  await refuseLowRate(call, patch, mission, after)
  const changes = changesBetween(
    { ...mission, requestedSiderIds: selected },
    { ...after, requestedSiderIds: patch.requestedSiderIds ?? selected },
  )
  if (version !== undefined) await refuseOvertaken(call, mission, version as Instant, changes.after)
  if (isInCorrection) await followCorrection(transaction, mission)
  await transaction.record({
    action: 'mission.update',
    entity: 'mission',
    entityId: mission.id,
    ...changes,
  })
  return describeMission(call, after)
}

/** Refuses a lower rate to callers who may not lower it (POST-63). */
function refuseLoweredRate(
  call: CommandCall,
  wanted: number | null | undefined,
  mission: MissionRecord,
): void {
  if (wanted === undefined || wanted === null) return
  const mayLower = can(sessionOf(call).actor, 'mission.lowerRate').allowed
  throwRefusal(loweredRateRefusal(hourlyRateOf(mission), eurosToCents(wanted), mayLower))
}

/**
 * Refuses a given rate below the minimum of the place on the mission's first day, or today
 * (POST-62, N-06). A posted mission that moves to a place with another minimum is checked too; a
 * draft that moves is checked when it is posted.
 */
async function refuseLowRate(
  call: CommandCall,
  patch: MissionPatch,
  before: MissionRecord,
  after: MissionRecord,
): Promise<void> {
  const rate = hourlyRateOf(after)
  const place = workAddressOf(after)
  const isMoved = wageAreaOf(workAddressOf(before)) !== wageAreaOf(place)
  const isJudged = (patch.hourlyRate ?? null) !== null || (isMoved && after.status !== 'draft')
  if (rate === null || !isJudged) return
  const day = firstDayOf(after, call.transaction)
  throwRefusal(missionSalaryRefusal(rate, await findMinimumWage(call.queries, day, place)))
}

function textColumns(patch: MissionPatch): MissionColumns {
  const columns: MissionColumns = {}
  if (patch.name !== undefined) columns.name = patch.name || null
  if (patch.sideNote !== undefined) columns.side_note = patch.sideNote || null
  if (patch.orderNumber !== undefined) columns.order_number = patch.orderNumber || null
  if (patch.missionInformation !== undefined) {
    columns.mission_information = patch.missionInformation || null
  }
  if (patch.managerId !== undefined) columns.manager_id = patch.managerId
  if (patch.attendanceConfigType !== undefined) {
    columns.attendance_config_type = patch.attendanceConfigType
  }
  if (patch.departmentId !== undefined) columns.department_id = patch.departmentId
  return columns
}

async function motiveColumns(call: CommandCall, patch: MissionPatch): Promise<MissionColumns> {
  if (patch.motiveId !== undefined) return { motive_id: patch.motiveId }
  if (patch.motive === undefined) return {}
  const { queries, transaction } = call
  const motive = await insertMotive(queries, organisationOf(call), patch.motive, transaction.now)
  await transaction.record({
    action: 'motive.create',
    entity: 'motive',
    entityId: motive.id,
    before: null,
    after: motive,
  })
  return { motive_id: motive.id }
}

/**
 * The columns of the requested Siders, of their order, and of whether only they may work (WORK-09
 * to WORK-13).
 */
async function selectionColumns(
  call: CommandCall,
  patch: MissionPatch,
  mission: MissionRecord,
  selected: readonly string[],
): Promise<MissionColumns> {
  const { requestedSiderIds, requestedSidersOnly } = patch
  if (requestedSiderIds === undefined && requestedSidersOnly === undefined) return {}
  const { queries } = call
  const places = placesOf(await findPlanning(queries, mission))
  const wanted = [...new Set(requestedSiderIds?.map((id) => id.toLowerCase()) ?? selected)]
  if (requestedSiderIds !== undefined) {
    throwRefusal(tooManySelected(wanted.length, places))
    await replaceRequestedSiders(queries, mission, wanted)
  }
  if (requestedSidersOnly === true) throwRefusal(notEnoughSelected(wanted.length, places))
  const only = requestedSidersOnly ?? mission.requestedSidersOnly
  return { requested_siders_only: requestedSidersOnlyAfter(only, wanted.length, places) }
}

/** The frozen price list of a posted mission changes only with its rate and its place. */
async function refreeze(
  call: CommandCall,
  before: MissionRecord,
  after: MissionRecord,
): Promise<MissionRecord> {
  const rate = hourlyRateOf(after)
  const { frozenPricing: frozen } = after
  if (frozen === null || rate === null) return after
  const zti = after.zti ?? false
  const [localBefore, localAfter] = [placeHolidays(before), placeHolidays(after)]
  const sameHolidays = isDeepStrictEqual(localBefore, localAfter)
  if (rate === hourlyRateOf(before) && zti === frozen.zti && sameHolidays) return after
  // A mission posted before local holidays counted keeps its price as long as it keeps its place.
  const localHolidays = sameHolidays ? (frozen.localHolidays ?? []) : localAfter
  const frozenPricing = refrozen(frozen, rate, { zti, localHolidays })
  await saveMission(call.queries, after.id, { frozen_pricing: json(frozenPricing) })
  return { ...after, frozenPricing }
}
