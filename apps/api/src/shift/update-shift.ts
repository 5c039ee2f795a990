import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { wireField } from '@renfort/contract/shift.ts'
import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import {
  allStartedRefusal,
  moveIssues,
  type Reach,
  reachOf,
  retimed,
  scopeOf,
  type ShiftScope,
  splitRule,
} from '@renfort/domain/shift/series.ts'
import {
  type LockedPlanning,
  lockPlanning,
  refuseSealedShifts,
} from '../mission-record/lock-mission.ts'
import {
  findRecurrences,
  insertRecurrence,
  saveRecurrenceEnds,
  type StoredRecurrence,
} from '../mission-record/recurrence-queries.ts'
import { findMissionOfShift, type StoredShift } from '../mission-record/shift-queries.ts'
import { notFound, refuse, RefusalError, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { changePlanning, checkShifts } from './change-planning.ts'
import { changedShift, toShift } from './to-shift.ts'

type Update = typeof shifts.updateShift

/**
 * Changes one shift, which leaves its series, or the times of the part of the series that the scope
 * names.
 */
export async function updateShift(
  call: CommandCall,
  { params, query, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const reached = await reachSeries(call, params.id, query.scope)
  const { locked, chosen, scope, touched } = reached
  const draft = changedShift(chosen, body)
  const moved = moveIssues(chosen, draft, scope)
  if (moved.length > 0) {
    const issues = moved.map((found) => ({ ...found, path: found.path.map(wireField) }))
    throw refuse('errors.shift.invalid', { issues })
  }
  const ids = new Set(touched.map((shift) => shift.id))
  const retimedShifts = scope === 'shift' ? [{ ...chosen, ...draft }] : retimed(touched, draft)
  checkShifts(
    call,
    retimedShifts,
    locked.planning.shifts.filter((shift) => !ids.has(shift.id)),
    () => [],
    scope === 'shift' ? [chosen] : [],
  )
  const recurrenceId = await seriesAfter(call, reached)
  const updated = retimedShifts.map((shift) => ({ ...shift, recurrenceId }))
  await changePlanning(call, locked, { updated, touched })
  return { shifts: updated.map(toShift) }
}

/** The series of the changed shifts from now on. */
async function seriesAfter(call: CommandCall, reached: ReachedSeries): Promise<string | null> {
  const { locked, chosen, scope } = reached
  if (scope === 'shift') return null
  if (scope === 'recurrence-all') return chosen.recurrenceId
  const { organisationId, id: missionId } = locked.mission
  const rule = await endSeriesBefore(call, reached)
  const { id } = await insertRecurrence(call.queries, { organisationId, missionId, rule })
  return id
}

interface ReachedSeries extends Reach<StoredShift> {
  readonly locked: LockedPlanning
  readonly chosen: StoredShift
  readonly scope: ShiftScope
}

/**
 * A shift and the part of its series that the caller asked for; its mission stays locked
 * (SHIFT-23).
 */
export async function reachSeries(
  call: CommandCall,
  wireId: string,
  asked: ShiftScope | undefined,
): Promise<ReachedSeries> {
  const { queries, transaction } = call
  const id = wireId.toLowerCase()
  const missionId = await findMissionOfShift(queries, organisationOf(call), id)
  if (missionId === null) throw notFound()
  const locked = await lockPlanning(call, missionId, 'mission.edit')
  const { mission, planning } = locked
  const chosen = planning.shifts.find((shift) => shift.id === id)
  if (chosen === undefined) throw notFound()
  await refuseSealedShifts(call, mission)
  const scope = scopeOf(chosen, asked)
  if (typeof scope !== 'string') throw new RefusalError(scope.key, scope.params)
  const reach = reachOf(planning.shifts, chosen, scope, transaction.now)
  throwRefusal(allStartedRefusal(reach.touched))
  return { ...reach, locked, chosen, scope }
}

/**
 * Ends the rule of a series on the day before the chosen shift, if earlier shifts stay. Returns the
 * rule of the shifts from that day on.
 */
export async function endSeriesBefore(
  { queries }: CommandCall,
  { locked, chosen, kept }: ReachedSeries,
): Promise<Omit<StoredRecurrence, 'id'>> {
  const rules = await findRecurrences(queries, locked.mission.id)
  const rule = rules.get(chosen.recurrenceId ?? '')
  if (rule === undefined) throw notFound()
  const { before, from } = splitRule(rule, startDayOf(chosen))
  if (kept.length > 0) await saveRecurrenceEnds(queries, [{ id: rule.id, until: before.until }])
  return from
}
