import type { Replanning } from '@renfort/domain/amendment/replan.ts'
import { epochMinuteOf } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { insertAssignments, removeAssignments } from '../hiring/hire-queries.ts'
import { makeShifts } from '../hiring/make-shifts.ts'
import { moveFlexibleEnd } from '../mission-record/flexible-planning-queries.ts'
import { periodOfPlanning, planningColumns } from '../mission-record/mission-planning.ts'
import { type MissionRecord, saveMission } from '../mission-record/mission-queries.ts'
import { removeEmptyRecurrences } from '../mission-record/recurrence-queries.ts'
import { addShifts, removeShifts, saveShifts } from '../mission-record/shift-queries.ts'
import { copyLocation } from '../organisation/location-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import type { PlannedAct, Rewriting } from './planned-act.ts'

/**
 * Writes the planned changes of a mission whose row is locked: its planning with its Siders, or its
 * place.
 */
export async function rewriteMission(
  transaction: Transaction,
  mission: MissionRecord,
  { rewriting, planning }: PlannedAct,
): Promise<void> {
  const { queries, now } = transaction
  if (rewriting.kind === 'place') {
    const { organisationId, id } = mission
    const { locationId } = rewriting
    const copied = await copyLocation(queries, { locationId, organisationId, now })
    await saveMission(queries, id, { location_id: copied, updated_at: now })
    return
  }
  const columns = planningColumns(mission, periodOfPlanning(mission, planning), now)
  await saveMission(queries, mission.id, { ...columns, updated_at: now })
  if (rewriting.kind === 'shifts') await rewriteShifts(transaction, mission, rewriting.replanning)
  else await rewriteFlexible(transaction, mission, rewriting)
}

const keyOf = ({ startsAt, endsAt }: Pick<ShiftDraft, 'startsAt' | 'endsAt'>) =>
  `${epochMinuteOf(startsAt)}-${epochMinuteOf(endsAt)}`

async function rewriteShifts(
  transaction: Transaction,
  mission: MissionRecord,
  { moved, resized, removed, added, left, joined }: Replanning,
): Promise<void> {
  const { queries } = transaction
  await removeAssignments(queries, mission, left)
  removeShifts(transaction, removed)
  saveShifts(transaction, [
    // A shift that is moved leaves its series, as by an edit of it alone.
    ...moved.map((shift) => ({ ...shift, recurrenceId: null })),
    ...resized.map((shift) => ({ ...shift, recurrenceId: shift.recurrenceId ?? null })),
  ])
  const made = addShifts(transaction, {
    organisationId: mission.organisationId,
    missionId: mission.id,
    posted: true,
    drafts: added.map(({ timeZone, startsAt, endsAt, breakMinutes, slots }) => {
      return { timeZone, startsAt, endsAt, breakMinutes, slots, recurrenceId: null }
    }),
  })
  const ids = new Map(made.map((shift) => [keyOf(shift), shift.id]))
  const taken = added.flatMap((shift) => {
    const shiftId = ids.get(keyOf(shift))
    return shiftId === undefined ? [] : shift.siderIds.map((siderId) => ({ shiftId, siderId }))
  })
  await insertAssignments(queries, mission, [...joined, ...taken])
  removeEmptyRecurrences(transaction, mission.id)
}

async function rewriteFlexible(
  transaction: Transaction,
  mission: MissionRecord,
  { before, after, removed }: Extract<Rewriting, { kind: 'flexible' }>,
): Promise<void> {
  const { queries, now } = transaction
  removeShifts(transaction, removed)
  const { id, endDate } = after
  const { shiftsUntil } = before
  // Weeks that were made up to the former end have no shifts for the days that come after it.
  const madeUntil =
    shiftsUntil !== null && shiftsUntil > before.endDate ? before.endDate : shiftsUntil
  await moveFlexibleEnd(queries, { id, endDate, shiftsUntil: madeUntil }, now)
  await makeShifts(transaction, mission)
}
