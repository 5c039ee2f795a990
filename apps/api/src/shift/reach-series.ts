import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import {
  type Reach,
  reachOf,
  scopeOf,
  type ShiftScope,
  splitRule,
  allStartedRefusal,
} from '@renfort/domain/shift/series.ts'
import { type LockedPlanning, lockPlanning } from '../mission-record/lock-mission.ts'
import { notFound, RefusalError, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import {
  findRecurrences,
  saveRecurrenceEnds,
  type StoredRecurrence,
} from '../mission-record/recurrence-queries.ts'
import { refuseSealedShifts } from './generated-shifts.ts'
import { findMissionOfShift, type StoredShift } from '../mission-record/shift-queries.ts'

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
