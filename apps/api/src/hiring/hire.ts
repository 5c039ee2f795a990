import { blockShifts } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import {
  checkedDaysAround,
  checkHire,
  type WorkedShift,
} from '@renfort/domain/hiring/hire-check.ts'
import type { Hire } from '@renfort/domain/hiring/hiring.ts'
import type { Finding } from '@renfort/domain/legal-guard/finding.ts'
import { epochMinuteOf, type Instant, instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { periodOf } from '@renfort/domain/mission/mission.ts'
import type { MissionPlanning } from '../mission-record/mission-planning.ts'
import { pricingInForce } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { saveMission } from '../mission-record/save-mission-queries.ts'
import type { Queries, Transaction } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import {
  findHired,
  findSiderNames,
  findTakenShifts,
  insertAssignments,
  lockSiders,
  markHired,
  openContractBatch,
} from './hire-queries.ts'

/** Who is hired at once for a mission whose row is locked. */
interface HiringRun {
  readonly mission: MissionRecord
  readonly planning: MissionPlanning
  readonly siderIds: readonly string[]
  /** By shift; none for a flexible planning, whose Siders work every block. */
  readonly hires: readonly Hire[]
  /** Why, where a rule of the product warns. */
  readonly reason: string | null
  /** Whether the company has read and accepted what its planning asks of one Sider. */
  readonly accepted: boolean
}

interface HiringOutcome {
  /** The contracts to sign; `null` where everybody had one already. */
  readonly batchId: string | null
  readonly warnings: readonly SiderFindings[]
}

interface SiderFindings {
  readonly siderId: string
  readonly findings: readonly Pick<Finding, 'key' | 'dates' | 'measure'>[]
}

/**
 * The one door by which Siders are hired: by staff, by the confirmation of a gestion mission, by a
 * simulation. Nobody comes through who is elsewhere at the time, or whom the law forbids these hours
 * beside their others (law §3.6). The mission is locked from then on (decisions §8).
 */
export async function hire(
  { queries, now }: Transaction,
  { mission, planning, siderIds, hires, reason, accepted }: HiringRun,
): Promise<HiringOutcome> {
  await lockSiders(queries, siderIds)
  const before = await findHired(queries, mission.id)
  const added = shiftsBySider({ mission, planning, siderIds, hires })
  const warnings = await refuseUnlawful(queries, { added, accepted, reason })
  if (hires.length > 0) await insertAssignments(queries, mission, hires)
  const newlyHired = siderIds.filter((id) => !before.includes(id))
  const batchId =
    newlyHired.length === 0 ? null : await openContractBatch(queries, mission, newlyHired, now)
  await markHired(queries, mission, siderIds, now)
  await saveMission(queries, mission.id, {
    hired_siders_count: before.length + newlyHired.length,
    has_contracts: true,
    updated_at: now,
  })
  return { batchId, warnings }
}

function shiftsBySider({
  mission,
  planning: { shifts, flexiblePlanning },
  siderIds,
  hires,
}: Pick<HiringRun, 'mission' | 'planning' | 'siderIds' | 'hires'>): ReadonlyMap<
  string,
  readonly WorkedShift[]
> {
  if (flexiblePlanning !== null) {
    const { solidarity } = pricingInForce(mission).hoursTypes.bankHolidays
    const blocks = blockShifts(flexiblePlanning, solidarity)
    return new Map(siderIds.map((id) => [id, blocks]))
  }
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  const bySider = Map.groupBy(hires, ({ siderId }) => siderId)
  return new Map(
    [...bySider].map(([id, own]) => [id, own.flatMap(({ shiftId }) => byId.get(shiftId) ?? [])]),
  )
}

/** Throws what stands in the way of the first Sider who cannot be hired; answers what was only warned of. */
async function refuseUnlawful(
  queries: Queries,
  {
    added,
    accepted,
    reason,
  }: Pick<HiringRun, 'accepted' | 'reason'> & {
    readonly added: ReadonlyMap<string, readonly WorkedShift[]>
  },
): Promise<readonly SiderFindings[]> {
  const period = periodOf([...added.values()].flat())
  if (period === null) return []
  const siderIds = [...added.keys()]
  const taken = await findTakenShifts(queries, siderIds, {
    since: daysLater(period.startsAt, -checkedDaysAround),
    until: daysLater(period.endsAt, checkedDaysAround),
  })
  const names = await findSiderNames(queries, siderIds)
  const warned: SiderFindings[] = []
  for (const [siderId, shifts] of added) {
    const check = checkHire(shifts, taken.get(siderId) ?? [], { accepted })
    const sider = names.get(siderId) ?? ''
    if (check.elsewhere !== null) {
      const { startsAt: startDate, endsAt: endDate } = check.elsewhere
      throw refuse('errors.hiring.elsewhere', { siderId, sider, startDate, endDate })
    }
    if (check.forbidden.length > 0) {
      throw refuse('errors.hiring.law', { siderId, sider, findings: check.forbidden.map(named) })
    }
    if (check.warnings.length === 0) continue
    const findings = check.warnings.map(named)
    if (reason === null && !accepted) {
      throw refuse('errors.hiring.reason_missing', { siderId, sider, findings })
    }
    warned.push({ siderId, findings })
  }
  return warned
}

function daysLater(instant: Instant, days: number): Instant {
  return instantOfMinute(epochMinuteOf(instant) + days * 24 * 60)
}

function named({ key, dates, measure }: Finding) {
  return { key, dates, measure }
}
