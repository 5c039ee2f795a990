import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { findSiderNames } from '../hiring/hire-queries.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { StoredShift } from '../mission-record/shift-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { refuseBusySiders } from './refuse-busy.ts'

interface Correction {
  readonly others: readonly StoredShift[]
  readonly updated: readonly StoredShift[] | null
  readonly touched: readonly StoredShift[]
}

/**
 * Refuses changes of shifts that a correction of contested contracts may not make: a shift that has
 * begun stays, slots belong to the hired Siders, and each of them keeps a shift and is free for all
 * of theirs.
 */
export async function refuseUncorrected(
  { queries, transaction }: CommandCall,
  mission: MissionRecord,
  { others, updated, touched }: Correction,
): Promise<void> {
  if (touched.some(({ startsAt }) => compareInstants(startsAt, transaction.now) <= 0)) {
    throw refuse('errors.shift.past_forbidden')
  }
  const assignments = await findAssignments(queries, mission.id)
  if (updated !== null) {
    if (updated.some(({ slots }, i) => slots !== touched[i]?.slots)) {
      throw refuse('errors.task.locked')
    }
    return refuseBusySiders(queries, { assignments, touched, updated })
  }
  const kept = new Set(others.flatMap(({ id }) => assignments.get(id) ?? []))
  const [left] = touched
    .flatMap(({ id }) => assignments.get(id) ?? [])
    .filter((id) => !kept.has(id))
  if (left === undefined) return
  const sider = (await findSiderNames(queries, [left])).get(left) ?? ''
  throw refuse('errors.contract.sider_without_hours', { siderId: left, sider })
}
