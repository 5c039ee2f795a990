import type { shifts } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { lockPlanning, refuseSealedShifts } from '../mission-record/lock-mission.ts'
import { invalidInput, notFound } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { changePlanning } from './change-planning.ts'
import { endSeriesBefore, reachSeries } from './update-shift.ts'
import { findMissionOfShift } from '../mission-record/shift-queries.ts'

/** Deletes one shift, or the part of its series that the scope names. */
export async function deleteShift(
  call: CommandCall,
  { params, query }: Parsed<typeof shifts.deleteShift>,
): Promise<void> {
  const reached = await reachSeries(call, params.id, query.scope)
  const { locked, touched } = reached
  if (reached.scope === 'recurrence-following') await endSeriesBefore(call, reached)
  await changePlanning(call, locked, { updated: null, touched })
}

/** Deletes shifts of one mission, all or none: an unknown id refuses the whole call. */
export async function deleteShifts(
  call: CommandCall,
  { query, body }: Parsed<typeof shifts.deleteShifts>,
): Promise<void> {
  const wireIds = body.ids ?? query.ids
  if (wireIds === undefined) throw invalidInput([issue(['ids'], 'errors.field.required')])
  const ids = new Set(wireIds.map((id) => id.toLowerCase()))
  const [first] = ids
  const missionId = first && (await findMissionOfShift(call.queries, organisationOf(call), first))
  if (!missionId) throw notFound()
  const locked = await lockPlanning(call, missionId, 'mission.edit')
  const touched = locked.planning.shifts.filter((shift) => ids.has(shift.id))
  if (touched.length !== ids.size) throw notFound()
  await refuseSealedShifts(call, locked.mission)
  await changePlanning(call, locked, { updated: null, touched })
}
