import { can } from '@renfort/domain/access/policy.ts'
import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import { overlapping } from '@renfort/domain/flexible-planning/overlapping.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { checkSiders } from '../hiring/check-siders.ts'
import { lockSiders } from '../hiring/hire-queries.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import type { StoredFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import { refuseSealed } from '../mission-record/lock-mission.ts'
import { pricingInForce } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { StoredShift } from '../mission-record/shift-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'

/** Contracts seal shifts; the shifts of a flexible planning are internal staff's at any time (decisions §4.4). */
export function refuseSealedPlanning(call: CommandCall, mission: MissionRecord): void {
  if (mission.isFlexiblePlanning !== true) return refuseSealed('planning', mission)
  if (!can(sessionOf(call).actor, 'shift.moveGenerated').allowed) {
    throw refuse('errors.shift.generated')
  }
}

interface GeneratedChange {
  readonly planning: StoredFlexiblePlanning
  readonly others: readonly StoredShift[]
  readonly updated: readonly StoredShift[] | null
  readonly touched: readonly StoredShift[]
}

/**
 * Refuses what a shift of a flexible planning cannot become: it is moved or deleted as long as it is
 * not over, where each of its Siders, who work all the others too, is free.
 */
export async function refuseGenerated(
  call: CommandCall,
  mission: MissionRecord,
  { planning, others, updated, touched }: GeneratedChange,
): Promise<void> {
  const { queries, transaction } = call
  if (touched.some(({ endsAt }) => compareInstants(endsAt, transaction.now) <= 0)) {
    throw refuse('errors.shift.past_forbidden')
  }
  if (updated === null) return
  const isResized = ({ slots, recurrenceId }: StoredShift, i: number) =>
    slots !== touched[i]?.slots || recurrenceId !== null
  if (updated.some(isResized)) throw refuse('errors.shift.generated')
  const { solidarity } = pricingInForce(mission).hoursTypes.bankHolidays
  const later = blockShifts(planning, solidarity, { after: planning.shiftsUntil })
  if (overlapping([...others, ...updated, ...later]) !== null) {
    throw refuse('errors.shift.generated_overlap')
  }
  const assignments = await findAssignments(queries, mission.id)
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
  })
  for (const { obstacle } of checks) {
    if (obstacle !== null) throw refuse(obstacle.key, obstacle.params)
  }
}
