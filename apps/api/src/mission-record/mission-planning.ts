import { flexiblePeriod } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import {
  type MissionStatus,
  nextStepAt,
  type Period,
  periodOf,
  progressStepOf,
} from '@renfort/domain/mission/mission.ts'
import { findFlexiblePlanning, type StoredFlexiblePlanning } from './flexible-planning-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { findShifts, type StoredShift } from './shift-queries.ts'
import { type ZonedMission, zoneOfMission } from './mission-pricing.ts'
import type { MissionRecord } from './mission-queries.ts'

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
