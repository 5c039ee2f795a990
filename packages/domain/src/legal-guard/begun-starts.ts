import type { Instant } from '../kernel/calendar.ts'
import { firstStart } from '../flexible-planning/flexible-planning.ts'
import { mayStartAt } from '../mission/mission.ts'
import type { GuardedPlanning } from './legal-findings.ts'

/** How many shifts of a planning begin too early to be posted (C-10); a flexible one counts as one. */
export function begunStarts(planning: GuardedPlanning, now: Instant, insider: boolean): number {
  const starts =
    'shifts' in planning
      ? planning.shifts.map(({ startsAt }) => startsAt)
      : [firstStart(planning.flexible)]
  return starts.filter((startsAt) => !mayStartAt(startsAt, now, insider)).length
}
