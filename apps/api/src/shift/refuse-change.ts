import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import { overlapping } from '@renfort/domain/flexible-planning/overlapping.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { checkSiders } from '../hiring/check-siders.ts'
import { findSiderNames, lockSiders } from '../hiring/hire-queries.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import type { StoredFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { StoredShift } from '../mission-record/shift-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'

/** A change of some shifts of a mission that has hires already. */
interface ShiftChange {
  /** The shifts of the mission that stay as they are. */
  readonly others: readonly StoredShift[]
  /** The changed shifts with their new values, in the order of `touched`; `null` deletes them. */
  readonly updated: readonly StoredShift[] | null
  readonly touched: readonly StoredShift[]
}

/**
 * Refuses invalid changes of a shift of a flexible planning: it can be moved or deleted only while
 * it is not over, and only to a time at which each of its Siders, who work all the others too, is
 * free.
 */
export async function refuseGenerated(
  call: CommandCall,
  mission: MissionRecord,
  planning: StoredFlexiblePlanning,
  { others, updated, touched }: ShiftChange,
): Promise<void> {
  const { queries, transaction } = call
  if (touched.some(({ endsAt }) => compareInstants(endsAt, transaction.now) <= 0)) {
    throw refuse('errors.shift.past_forbidden')
  }
  if (updated === null) return
  const isResized = ({ slots, recurrenceId }: StoredShift, i: number) =>
    slots !== touched[i]?.slots || recurrenceId !== null
  if (updated.some(isResized)) throw refuse('errors.shift.generated')
  const calendar = calendarOf(mission)
  const later = blockShifts(planning, calendar, { after: planning.shiftsUntil })
  if (overlapping([...others, ...updated, ...later]) !== null) {
    throw refuse('errors.shift.generated_overlap')
  }
  const assignments = await findAssignments(queries, mission.id)
  return refuseBusySiders(queries, mission, { assignments, touched, updated })
}

/**
 * Refuses changes of shifts that a correction of contested contracts may not make: a shift that has
 * begun stays, slots belong to the hired Siders, and each of them keeps a shift and is free for all
 * of theirs.
 */
export async function refuseUncorrected(
  { queries, transaction }: CommandCall,
  mission: MissionRecord,
  { others, updated, touched }: ShiftChange,
): Promise<void> {
  if (touched.some(({ startsAt }) => compareInstants(startsAt, transaction.now) <= 0)) {
    throw refuse('errors.shift.past_forbidden')
  }
  const assignments = await findAssignments(queries, mission.id)
  if (updated !== null) {
    if (updated.some(({ slots }, i) => slots !== touched[i]?.slots)) {
      throw refuse('errors.task.locked')
    }
    return refuseBusySiders(queries, mission, { assignments, touched, updated })
  }
  const kept = new Set(others.flatMap(({ id }) => assignments.get(id) ?? []))
  const [left] = touched
    .flatMap(({ id }) => assignments.get(id) ?? [])
    .filter((id) => !kept.has(id))
  if (left === undefined) return
  const sider = (await findSiderNames(queries, [left])).get(left) ?? ''
  throw refuse('errors.contract.sider_without_hours', { siderId: left, sider })
}

interface Moved {
  /** The Siders of each shift of the mission. */
  readonly assignments: ReadonlyMap<string, readonly string[]>
  readonly touched: readonly StoredShift[]
  readonly updated: readonly StoredShift[]
}

/** Refuses new hours of shifts that one of their Siders cannot work. */
async function refuseBusySiders(
  queries: Queries,
  { licenceIds }: MissionRecord,
  { assignments, touched, updated }: Moved,
): Promise<void> {
  const siderIds = [...new Set(touched.flatMap(({ id }) => assignments.get(id) ?? []))]
  await lockSiders(queries, siderIds)
  const theirs = (some: readonly StoredShift[]) =>
    new Map(
      siderIds.map((siderId) => [
        siderId,
        some.filter(({ id }) => assignments.get(id)?.includes(siderId)),
      ]),
    )
  const checks = await checkSiders(queries, theirs(updated), {
    accepted: false,
    leaving: theirs(touched),
    licenceIds,
  })
  for (const { obstacle } of checks) {
    if (obstacle !== null) throw refuse(obstacle.key, obstacle.params)
  }
}
