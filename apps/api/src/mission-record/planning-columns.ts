import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import {
  type MissionStatus,
  nextStepAt,
  type Period,
  progressStepOf,
} from '@renfort/domain/mission/mission.ts'

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
