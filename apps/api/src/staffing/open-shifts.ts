import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Period } from '@renfort/domain/mission/mission.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/** What a flexible planning asks for has no id: it is taken as a whole. */
export type OpenShift = Period & { readonly id?: string }

/** What somebody may still be hired for: shifts with an open slot, or the blocks of an open place. */
export async function openShiftsOf(
  queries: Queries,
  mission: MissionRecord,
  now: Instant,
): Promise<readonly OpenShift[]> {
  const { shifts, flexiblePlanning } = await findPlanning(queries, mission)
  const assignments = await findAssignments(queries, mission.id)
  const isToCome = ({ endsAt }: Period) => compareInstants(endsAt, now) > 0
  const open = shifts.filter(
    (shift) => isToCome(shift) && (assignments.get(shift.id)?.length ?? 0) < shift.slots,
  )
  if (flexiblePlanning !== null) {
    if (mission.hiredSidersCount >= flexiblePlanning.siders) return []
    const calendar = calendarOf(mission)
    const { shiftsUntil: after } = flexiblePlanning
    const made = open.map((shift) => {
      return { timeZone: shift.timeZone, startsAt: shift.startsAt, endsAt: shift.endsAt }
    })
    return [...made, ...blockShifts(flexiblePlanning, calendar, { after }).filter(isToCome)]
  }
  return open
}
