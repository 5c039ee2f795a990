import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import {
  type Reach,
  reachOf,
  scopeOf,
  type ShiftScope,
  splitRule,
  allStartedRefusal,
} from '@renfort/domain/shift/series.ts'
import { lockMission } from '../mission-record/lock-mission.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { notFound, RefusalError, throwRefusal } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import {
  findRecurrences,
  saveRecurrenceEnds,
  type StoredRecurrence,
} from '../mission-record/recurrence-queries.ts'
import { refuseSealedShifts } from './generated-shifts.ts'
import {
  findMissionOfShift,
  findShifts,
  type StoredShift,
} from '../mission-record/shift-queries.ts'

interface ReachedSeries extends Reach<StoredShift> {
  readonly mission: MissionRecord
  readonly existing: readonly StoredShift[]
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
  const mission = await lockMission(call, missionId, 'mission.edit')
  const existing = await findShifts(queries, mission)
  const chosen = existing.find((shift) => shift.id === id)
  if (chosen === undefined) throw notFound()
  await refuseSealedShifts(call, mission)
  const scope = scopeOf(chosen, asked)
  if (typeof scope !== 'string') throw new RefusalError(scope.key, scope.params)
  const reach = reachOf(existing, chosen, scope, transaction.now)
  throwRefusal(allStartedRefusal(reach.touched))
  return { ...reach, mission, existing, chosen, scope }
}

/**
 * Ends the rule of a series on the day before the chosen shift, if earlier shifts stay. Returns the
 * rule of the shifts from that day on.
 */
export async function endSeriesBefore(
  { queries }: CommandCall,
  { mission, chosen, kept }: ReachedSeries,
): Promise<Omit<StoredRecurrence, 'id'>> {
  const rules = await findRecurrences(queries, mission.id)
  const rule = rules.get(chosen.recurrenceId ?? '')
  if (rule === undefined) throw notFound()
  const { before, from } = splitRule(rule, startDayOf(chosen))
  if (kept.length > 0) await saveRecurrenceEnds(queries, [{ id: rule.id, until: before.until }])
  return from
}
