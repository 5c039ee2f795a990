import { shiftsDueUntil, shiftsToMake } from '@renfort/domain/flexible-planning/shift-weeks.ts'
import type { Hire } from '@renfort/domain/hiring/hiring.ts'
import { compareInstants, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { conflictIssues } from '@renfort/domain/shift/shift.ts'
import { saveShiftsUntil } from '../mission-record/flexible-planning-queries.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { addShifts } from '../mission-record/shift-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import { findContracted, insertAssignments, lockSiders } from './hire-queries.ts'

/**
 * Creates the shifts of the due weeks of a flexible planning, each week once (decisions §4.4), and
 * assigns them to its hired Siders. The row of the mission is locked.
 */
export async function makeShifts(transaction: Transaction, mission: MissionRecord): Promise<void> {
  const { queries, now } = transaction
  if (!getsShifts(mission)) return
  const { shifts, flexiblePlanning } = await findPlanning(queries, mission)
  if (flexiblePlanning === null) return
  const { id: flexiblePlanningId, shiftsUntil } = flexiblePlanning
  const until = shiftsDueUntil(dateInParis(now))
  if (shiftsUntil !== null && until <= shiftsUntil) return
  const calendar = calendarOf(mission)
  const due = shiftsToMake(flexiblePlanning, calendar, { shiftsUntil, until })
  // A shift that was moved onto a future day exists already.
  const drafts = due.filter((shift) => conflictIssues([shift], shifts).length === 0)
  const contracted = await findContracted(queries, mission.id)
  // The lock makes other hires see these days as blocks or as shifts, but never as neither.
  await lockSiders(
    queries,
    contracted.map(({ siderId }) => siderId),
  )
  const made = addShifts(transaction, {
    organisationId: mission.organisationId,
    missionId: mission.id,
    posted: true,
    flexiblePlanningId,
    drafts: drafts.map((draft) => ({ ...draft, recurrenceId: null })),
  })
  const hires = made.flatMap(({ id, endsAt }): Hire[] =>
    contracted
      .filter(({ since }) => compareInstants(since, endsAt) < 0)
      .map(({ siderId }) => ({ shiftId: id, siderId })),
  )
  await insertAssignments(queries, mission, hires)
  await saveShiftsUntil(queries, flexiblePlanningId, until)
  if (made.length === 0) return
  await transaction.record({
    action: 'mission.makeShifts',
    entity: 'mission',
    entityId: mission.id,
    organisationId: mission.organisationId,
    before: null,
    after: { shiftsUntil: until, shifts: made, hires },
  })
}

/** A stopped selection leaves the planning to the Siders hired before. */
function getsShifts({ status, archived, selectionStatus, hiredSidersCount }: MissionRecord) {
  if (status !== 'submitted' || archived) return false
  return selectionStatus !== 'closed' || hiredSidersCount > 0
}
