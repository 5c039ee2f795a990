import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import type { WorkedShift } from '@renfort/domain/hiring/hire-check.ts'
import type { Hire } from '@renfort/domain/hiring/hiring.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MissionPlanning } from '../mission-record/mission-planning.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import { type MissionRecord, saveMission } from '../mission-record/mission-queries.ts'
import { renewPapers } from '../contract/follow-hires.ts'
import { openBatch } from '../contract/open-batch.ts'
import { writeEvents } from '../event/write-events.ts'
import type { Queries, Transaction } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { checkSiders, type SiderCheck } from './check-siders.ts'
import { findHired, insertAssignments, lockSiders, markHired } from './hire-queries.ts'

/** The Siders to hire at once for a mission whose row is locked. */
interface HiringRun {
  readonly mission: MissionRecord
  readonly planning: MissionPlanning
  readonly siderIds: readonly string[]
  /**
   * The hires by shift; for a flexible planning, whose Siders work every block, those shifts that
   * exist.
   */
  readonly hires: readonly Hire[]
  /** The reason for hiring although the product's rules warn. */
  readonly reason: string | null
  /** Whether the company has read and accepted what its planning requires of one Sider. */
  readonly accepted: boolean
}

interface HiringOutcome {
  /** The document to sign; `null` where everybody already had a contract. */
  readonly batchId: string | null
  readonly warnings: readonly SiderFindings[]
}

interface SiderFindings {
  readonly siderId: string
  readonly findings: SiderCheck['warnings']
}

/**
 * The only function that hires Siders: for staff, for the confirmation of a gestion mission, and
 * for the simulation. It refuses a Sider who works elsewhere at the time, or whose hours would
 * break the law together with their others (law §3.6). From then on, contracts lock the mission
 * (decisions §8).
 */
export async function hire(
  transaction: Transaction,
  { mission, planning, siderIds, hires, reason, accepted }: HiringRun,
): Promise<HiringOutcome> {
  const { queries, now } = transaction
  await lockSiders(queries, siderIds)
  const before = await findHired(queries, mission.id)
  const added = shiftsBySider({ mission, planning, siderIds, hires })
  const { licenceIds } = mission
  const warnings = await refuseUnlawful(queries, { added, accepted, reason, licenceIds })
  if (hires.length > 0) await insertAssignments(queries, mission, hires)
  const newlyHired = siderIds.filter((id) => !before.includes(id))
  const batchId =
    newlyHired.length === 0
      ? null
      : await openBatch(transaction, {
          organisationId: mission.organisationId,
          missionId: mission.id,
          siderIds: newlyHired,
          startsAt: firstStart(newlyHired, added) ?? mission.startsAt ?? now,
        })
  const { id: missionId, organisationId } = mission
  const known = siderIds.filter((id) => before.includes(id))
  await renewPapers(transaction, { organisationId, missionId, siderIds: known })
  await markHired(queries, mission, siderIds, now)
  await saveMission(queries, mission.id, {
    hired_siders_count: before.length + newlyHired.length,
    has_contracts: true,
    updated_at: now,
  })
  const shiftsOf = Map.groupBy(hires, ({ siderId }) => siderId)
  writeEvents(
    transaction,
    siderIds.map((siderId) => {
      const shiftIds = (shiftsOf.get(siderId) ?? []).map(({ shiftId }) => shiftId)
      const data = { missionId, siderId, shiftIds }
      return { kind: 'sider.hired', organisationId, subject: missionId, data }
    }),
  )
  return { batchId, warnings }
}

function firstStart(
  siderIds: readonly string[],
  shifts: ReadonlyMap<string, readonly WorkedShift[]>,
): Instant | undefined {
  const starts = siderIds.flatMap((id) => (shifts.get(id) ?? []).map(({ startsAt }) => startsAt))
  return starts.toSorted(compareInstants)[0]
}

/** The new shifts of each of these Siders. */
export function shiftsBySider({
  mission,
  planning: { shifts, flexiblePlanning },
  siderIds,
  hires,
}: Pick<HiringRun, 'mission' | 'planning' | 'siderIds' | 'hires'>): ReadonlyMap<
  string,
  readonly WorkedShift[]
> {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const bySider = Map.groupBy(hires, ({ siderId }) => siderId)
  const own = (id: string) =>
    (bySider.get(id) ?? []).flatMap(({ shiftId }) => byId.get(shiftId) ?? [])
  if (flexiblePlanning === null) return new Map([...bySider.keys()].map((id) => [id, own(id)]))
  const calendar = calendarOf(mission)
  const later = blockShifts(flexiblePlanning, calendar, { after: flexiblePlanning.shiftsUntil })
  return new Map(siderIds.map((id) => [id, [...own(id), ...later]]))
}

/**
 * Throws the obstacle of the first Sider who cannot be hired; returns the warnings of the others.
 */
async function refuseUnlawful(
  queries: Queries,
  {
    added,
    accepted,
    reason,
    licenceIds,
  }: Pick<HiringRun, 'accepted' | 'reason'> & {
    readonly added: ReadonlyMap<string, readonly WorkedShift[]>
    readonly licenceIds: readonly string[]
  },
): Promise<readonly SiderFindings[]> {
  const warned: SiderFindings[] = []
  for (const check of await checkSiders(queries, added, { accepted, licenceIds })) {
    const { siderId, sider, obstacle, warnings: findings } = check
    if (obstacle !== null) throw refuse(obstacle.key, obstacle.params)
    if (findings.length === 0) continue
    if (reason === null && !accepted) {
      throw refuse('errors.hiring.reason_missing', { siderId, sider, findings })
    }
    warned.push({ siderId, findings })
  }
  return warned
}
