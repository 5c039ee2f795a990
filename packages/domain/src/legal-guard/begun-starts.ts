import type { Instant } from '../kernel/calendar.ts'
import type { TimeZone } from '../kernel/place-time.ts'
import { firstStart } from '../flexible-planning/flexible-planning.ts'
import { mayStart } from '../mission/mission.ts'
import type { GuardedPlanning } from './legal-findings.ts'

/**
 * How many shifts of a planning start too early to be posted (C-10); a flexible planning counts as
 * one. `timeZone` is that of the place.
 */
export function begunStarts(
  planning: GuardedPlanning,
  now: Instant,
  insider: boolean,
  timeZone: TimeZone,
): number {
  const starts =
    'shifts' in planning
      ? planning.shifts
      : [{ startsAt: firstStart(planning.flexible, timeZone), timeZone }]
  return starts.filter((work) => !mayStart(work, now, insider)).length
}
