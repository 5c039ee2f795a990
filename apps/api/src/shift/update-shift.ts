import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { wireField } from '@renfort/contract/shift.ts'
import { moveIssues, retimed } from '@renfort/domain/shift/series.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { changePlanning } from './change-planning.ts'
import { checkShifts } from './check-shifts.ts'
import { endSeriesBefore, reachSeries } from './reach-series.ts'
import { insertRecurrence } from '../mission-record/recurrence-queries.ts'
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
async function seriesAfter(
  call: CommandCall,
  reached: Awaited<ReturnType<typeof reachSeries>>,
): Promise<string | null> {
  const { locked, chosen, scope } = reached
  if (scope === 'shift') return null
  if (scope === 'recurrence-all') return chosen.recurrenceId
  const { organisationId, id: missionId } = locked.mission
  const rule = await endSeriesBefore(call, reached)
  const { id } = await insertRecurrence(call.queries, { organisationId, missionId, rule })
  return id
}
