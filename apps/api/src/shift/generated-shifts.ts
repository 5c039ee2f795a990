import { can } from '@renfort/domain/access/policy.ts'
import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import { overlapping } from '@renfort/domain/flexible-planning/overlapping.ts'
import { compareInstants } from '@renfort/domain/kernel/calendar.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import type { StoredFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'
import { mayCorrect } from '../mission-record/correction.ts'
import { refuseSealed } from '../mission-record/lock-mission.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { StoredShift } from '../mission-record/shift-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { refuseBusySiders } from './refuse-busy.ts'

/**
 * Contracts lock shifts, except for staff who correct a contested one; the shifts of a flexible
 * planning always belong to internal staff (decisions §4.4).
 */
export async function refuseSealedShifts(call: CommandCall, mission: MissionRecord): Promise<void> {
  if (mission.isFlexiblePlanning !== true) {
    return refuseSealed('shiftHours', mission, {
      isInCorrection: await mayCorrect(call, mission),
    })
  }
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
 * Refuses invalid changes of a shift of a flexible planning: it can be moved or deleted only while
 * it is not over, and only to a time at which each of its Siders, who work all the others too, is
 * free.
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
  const calendar = calendarOf(mission)
  const later = blockShifts(planning, calendar, { after: planning.shiftsUntil })
  if (overlapping([...others, ...updated, ...later]) !== null) {
    throw refuse('errors.shift.generated_overlap')
  }
  const assignments = await findAssignments(queries, mission.id)
  return refuseBusySiders(queries, { assignments, touched, updated })
}
