import {
  checkedDaysAround,
  checkHire,
  type HireCheck,
  type WorkedShift,
} from '@renfort/domain/hiring/hire-check.ts'
import type { Obstacle } from '@renfort/domain/hiring/obstacle.ts'
import type { Finding } from '@renfort/domain/legal-guard/finding.ts'
import {
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
} from '@renfort/domain/kernel/calendar.ts'
import { periodOf, type Span } from '@renfort/domain/mission/mission.ts'
import { endedLicence, type LicenceEnd } from '@renfort/domain/sider/licence-end.ts'
import { absenceAt } from '@renfort/domain/sider/sider-profile.ts'
import type { Queries } from '../platform/database/db.ts'
import {
  findAbsences,
  findDeactivated,
  findLicenceEnds,
  findSiderNames,
  findTakenShifts,
} from './hire-queries.ts'

type NamedFinding = Pick<Finding, 'key' | 'dates' | 'measure'>

/** The obstacles for one Sider, besides those of the mission itself. */
export interface SiderCheck {
  readonly siderId: string
  readonly sider: string
  readonly obstacle: Obstacle | null
  /** Rules of the product that the hire would break: it needs a reason. */
  readonly warnings: readonly NamedFinding[]
}

interface CheckOptions {
  /** Whether the company has read what its planning requires of one Sider. */
  readonly accepted: boolean
  /** The shifts of each Sider that the new ones replace. */
  readonly leaving?: ReadonlyMap<string, readonly WorkedShift[]>
  /** What the mission asks for. */
  readonly licenceIds: readonly string[]
}

/**
 * Checks the shifts that Siders would get against their absences, their licences, the law and their
 * other shifts, in any company (law §3.6).
 */
export async function checkSiders(
  queries: Queries,
  added: ReadonlyMap<string, readonly WorkedShift[]>,
  { accepted, leaving, licenceIds }: CheckOptions,
): Promise<readonly SiderCheck[]> {
  const siderIds = [...added.keys()]
  const period = periodOf([...added.values()].flat())
  if (period === null) return []
  const around = {
    since: daysLater(period.startsAt, -checkedDaysAround),
    until: daysLater(period.endsAt, checkedDaysAround),
  }
  const taken = await findTakenShifts(queries, siderIds, around)
  const absences = await findAbsences(queries, siderIds, around)
  const deactivated = await findDeactivated(queries, siderIds)
  const ends = await findLicenceEnds(queries, siderIds, licenceIds)
  const names = await findSiderNames(queries, siderIds)
  return [...added].map(([siderId, shifts]) => {
    const replaced = leaving?.get(siderId) ?? []
    const check = checkHire(shifts, taken.get(siderId) ?? [], { accepted, leaving: replaced })
    const ended = endedLicence(ends.get(siderId) ?? [], shifts, replaced)
    const found = deactivated.includes(siderId)
      ? { key: 'errors.hiring.deactivated' as const, params: {} }
      : (obstacleOf(check, firstAbsence(shifts, absences.get(siderId) ?? [])) ??
        licenceObstacle(ended))
    const sider = names.get(siderId) ?? ''
    const obstacle =
      found === null ? null : { ...found, params: { siderId, sider, ...found.params } }
    return { siderId, sider, obstacle, warnings: check.warnings.map(named) }
  })
}

function obstacleOf({ elsewhere, forbidden }: HireCheck, absence: Span | null) {
  if (elsewhere !== null) {
    return { key: 'errors.hiring.elsewhere' as const, params: datesOf(elsewhere) }
  }
  if (absence !== null) {
    return { key: 'errors.hiring.unavailable' as const, params: datesOf(absence) }
  }
  if (forbidden.length === 0) return null
  return { key: 'errors.hiring.law' as const, params: { findings: forbidden.map(named) } }
}

function licenceObstacle(ended: LicenceEnd | null) {
  if (ended === null) return null
  const { licenceId, endsOn } = ended
  return { key: 'errors.hiring.licence_ended' as const, params: { licenceId, endsOn } }
}

/** The days of an absence are local days of each place of work. */
function firstAbsence(shifts: readonly WorkedShift[], absences: readonly Span[]): Span | null {
  const overlaps = (absence: Span) =>
    shifts.some((shift) => {
      const { startsAt, endsAt } = absenceAt(absence, shift.timeZone)
      return (
        compareInstants(startsAt, shift.endsAt) < 0 && compareInstants(shift.startsAt, endsAt) < 0
      )
    })
  return absences.find(overlaps) ?? null
}

function datesOf({ startsAt: startDate, endsAt: endDate }: Span) {
  return { startDate, endDate }
}

function daysLater(instant: Instant, days: number): Instant {
  return instantOfMinute(epochMinuteOf(instant) + days * 24 * 60)
}

function named({ key, dates, measure }: Finding): NamedFinding {
  return { key, dates, measure }
}
