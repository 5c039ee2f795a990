import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MissionRecord } from '../../mission-record/mission-queries.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { findLaterChanges } from './later-change-queries.ts'

/** Fields that follow from others; changes of different fields by two people may both move them. */
const derived = new Set(['frozenPricing', 'pricing', 'timeZone', 'startsAt', 'endsAt'])

/**
 * Refuses a change of a field that somebody else has changed since the caller read the mission, and
 * names that person. Changes of different fields do not conflict (R8).
 */
export async function refuseOvertaken(
  call: CommandCall,
  mission: MissionRecord,
  version: Instant,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (compareInstants(mission.updatedAt, version) <= 0) return
  const mine = new Set(Object.keys(changes).filter((name) => !derived.has(name)))
  const { userId } = sessionOf(call)
  const later = await findLaterChanges(call.queries, mission, { after: version, userId })
  const same = later.find(({ after }) => Object.keys(after).some((name) => mine.has(name)))
  if (same !== undefined) throw refuse('errors.task.stale', { by: same.by })
}
