import { flexiblePeriod } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import {
  durationRefusal,
  type MissionStatus,
  nextStepAt,
  type Period,
  periodOf,
  progressStepOf,
} from '@renfort/domain/mission/mission.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import {
  placesOf,
  requestedSidersOnlyAfter,
  tooManySelected,
} from '@renfort/domain/sider/selection.ts'
import { findFlexiblePlanning, type StoredFlexiblePlanning } from './flexible-planning-queries.ts'
import type { Queries, Transaction } from '../platform/database/db.ts'
import { refuse, throwRefusal } from '../platform/http/refusal.ts'
import { findShifts, type StoredShift } from './shift-queries.ts'
import { type ZonedMission, zoneOfMission } from './mission-pricing.ts'
import { type MissionRecord, missionUpdate } from './mission-queries.ts'
import { findRequestedSiders } from './requested-sider-queries.ts'

/** When a mission takes place: its shifts, or its flexible planning. */
export interface MissionPlanning {
  readonly shifts: readonly StoredShift[]
  readonly flexiblePlanning: StoredFlexiblePlanning | null
}

export async function findPlanning(
  queries: Queries,
  mission: ZonedMission & Pick<MissionRecord, 'id' | 'isFlexiblePlanning'>,
): Promise<MissionPlanning> {
  return placedPlanning(queries, mission, await findShifts(queries, mission))
}

/** The planning of a mission whose shifts were read before its row. */
export async function placedPlanning(
  queries: Queries,
  mission: ZonedMission & Pick<MissionRecord, 'id' | 'isFlexiblePlanning'>,
  shifts: readonly Omit<StoredShift, 'timeZone'>[],
): Promise<MissionPlanning> {
  const timeZone = zoneOfMission(mission)
  return {
    shifts: shifts.map((shift) => ({ timeZone, ...shift })),
    flexiblePlanning:
      mission.isFlexiblePlanning === true ? await findFlexiblePlanning(queries, mission.id) : null,
  }
}

/** The first and last instant of the mission (decisions §8). */
export function periodOfPlanning(
  mission: ZonedMission,
  {
    shifts,
    flexiblePlanning,
  }: {
    readonly shifts: readonly Period[]
    readonly flexiblePlanning: StoredFlexiblePlanning | null
  },
): Period | null {
  return flexiblePlanning === null
    ? periodOf(shifts)
    : flexiblePeriod(flexiblePlanning, zoneOfMission(mission))
}

/**
 * The columns of a mission that depend on its planning and the clock, so that lists need not read
 * shifts.
 */
export function planningColumns(
  mission: { readonly status: MissionStatus; readonly createdAt: Instant },
  period: Period | null,
  now: Instant,
) {
  const { status, createdAt } = mission
  return {
    starts_at: period?.startsAt ?? null,
    ends_at: period?.endsAt ?? null,
    // Lists place drafts by their creation, posted missions by their own days.
    reference_at: status === 'draft' ? createdAt : (period?.startsAt ?? createdAt),
    progress_step: progressStepOf(status, period, now),
    next_step_at: period === null || status === 'draft' ? null : nextStepAt(period, now),
  }
}

/** The planning of a mission after a change; its shifts may not be stored yet. */
interface NewPlanning {
  readonly shifts: readonly ShiftDraft[]
  readonly flexiblePlanning: StoredFlexiblePlanning | null
  /** How many Siders the mission asks for by name, where that is known. */
  readonly requestedSidersCount?: number
}

/** Updates the columns of a mission that depend on its planning, or refuses the planning. */
export async function followPlanning(
  { queries, now, write }: Transaction,
  mission: MissionRecord,
  planning: NewPlanning,
): Promise<void> {
  const period = periodOfPlanning(mission, planning)
  if (period !== null) throwRefusal(durationRefusal(period))
  const places = placesOf(planning)
  const selected =
    planning.requestedSidersCount ?? (await findRequestedSiders(queries, mission.id)).length
  if (mission.status === 'submitted') {
    if (period === null) throw refuse('errors.task.planning_missing')
    throwRefusal(tooManySelected(selected, places))
  }
  const columns = {
    ...planningColumns(mission, period, now),
    ...kindColumns(mission, planning),
    requested_siders_only: requestedSidersOnlyAfter(mission.requestedSidersOnly, selected, places),
    updated_at: now,
  }
  write(missionUpdate(queries, mission.id, columns).compile())
}

/** The planning of a mission decides its kind, whatever the user chose before (POST-23). */
function kindColumns(
  { isFlexiblePlanning }: MissionRecord,
  { shifts, flexiblePlanning }: NewPlanning,
): { is_flexible_planning?: boolean } {
  if (flexiblePlanning !== null) return { is_flexible_planning: true }
  return isFlexiblePlanning === true && shifts.length > 0 ? { is_flexible_planning: false } : {}
}
