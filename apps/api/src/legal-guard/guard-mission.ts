import { addMonths, localTime } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, instantAt, lastDayOf, startDayOf } from '@renfort/domain/kernel/place-time.ts'
import type { Finding } from '@renfort/domain/legal-guard/finding.ts'
import { legalFindings } from '@renfort/domain/legal-guard/legal-findings.ts'
import type { PreviousMission } from '@renfort/domain/legal-guard/waiting-period.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { motiveOf } from '../mission-record/mission-motive.ts'
import { calendarOf, zoneOfMission } from '../mission-record/mission-pricing.ts'
import { findRequestedSiders } from '../mission-record/requested-sider-queries.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { findAssignments } from '../mission-record/assignment-queries.ts'
import { findPlanning } from '../mission-record/mission-planning.ts'
import { findPositionMissions, type PositionMission } from './position-queries.ts'

/**
 * Months back after which no earlier mission causes a waiting period: a third of the longest
 * mission, in opening days.
 */
const monthsLookedBack = 18

export interface GuardedMission {
  readonly findings: readonly Finding[]
  readonly previous: readonly PositionMission[]
}

/** The legal findings of a stored mission, for the hired or the requested Siders. */
export async function guardMission(
  { queries, services }: ReadCall,
  mission: MissionRecord,
): Promise<GuardedMission> {
  const { shifts, flexiblePlanning } = await findPlanning(queries, mission)
  const hired = await findAssignments(queries, mission.id)
  const selected = await findRequestedSiders(queries, mission.id)
  const previous = await previousOf({ queries, services }, mission)
  const findings = legalFindings({
    planning:
      flexiblePlanning === null
        ? { shifts: shifts.map((shift) => ({ ...shift, siderIds: hired.get(shift.id) ?? [] })) }
        : { flexible: flexiblePlanning },
    motive: motiveOf(mission),
    work: workOf(mission),
    equipments: mission.equipments,
    selectedCount: selected.length,
    previous: previous.map(toPrevious),
    calendar: calendarOf(mission),
  })
  return { findings, previous }
}

async function previousOf(
  { queries, services }: Pick<ReadCall, 'queries' | 'services'>,
  mission: MissionRecord,
): Promise<readonly PositionMission[]> {
  const { id, organisationId, jobTitleId, locationId } = mission
  if (locationId === null) return []
  const zone = zoneOfMission(mission)
  const today = dateAt(services.clock.now(), zone)
  const since = instantAt(addMonths(today, -monthsLookedBack), localTime('00:00'), zone)
  const position = { organisationId, missionId: id, jobTitleId, locationId, since }
  return findPositionMissions(queries, position)
}

/** An earlier mission for the position, in local days: it ends on the day of its last minute. */
export function toPrevious(mission: PositionMission): PreviousMission {
  const { id, reason, replacements, weekdays } = mission
  return {
    id,
    startDate: startDayOf(mission),
    endDate: lastDayOf(mission),
    motive: reason && { reason, replaced: (replacements ?? []).map(({ name }) => name) },
    weekdays,
  }
}

/** The texts with which the company describes the work. */
function workOf({ purpose, workConditions, missionInformation, subtasks }: MissionRecord) {
  const own = subtasks.filter(({ custom }) => custom).map(({ name }) => name)
  return [purpose, workConditions, missionInformation, ...own].flatMap((text) => text ?? [])
}
