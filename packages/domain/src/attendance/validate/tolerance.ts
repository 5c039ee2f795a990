import { epochMinuteOf } from '../../kernel/calendar.ts'
import type { AttendanceStatus, VersionOrigin, WorkedTime } from '../attendance.ts'
import { isImported, latestDeclared, plannedVersion } from '../history.ts'
import { breakMinutes, isAbsence } from './difference.ts'

/**
 * The most minutes by which declared hours may differ from the plan and still be accepted with one
 * click.
 */
export interface Tolerance {
  readonly startMinutes: number
  readonly endMinutes: number
}

/** The widest tolerance that a company may set, minutes. */
export const widestTolerance = 30

interface Hours {
  readonly status: AttendanceStatus
  /**
   * Whether these hours overlap other hours of the Sider: such hours are never validated as they
   * are.
   */
  readonly overlaps: boolean
  readonly history: readonly (WorkedTime & { readonly origin: VersionOrigin })[]
}

/**
 * Whether hours are among those that one click accepts: they wait for the company, the Sider has
 * declared them, start and end equal the plan’s or are within the tolerance, and the breaks are not
 * shorter. The declared version is retained, never more.
 */
export function isWithinTolerance(
  { status, history, overlaps }: Hours,
  { startMinutes, endMinutes }: Tolerance,
): boolean {
  if (status !== 'att.waiting' || overlaps || isImported(status, history)) return false
  const [plan, declared] = [plannedVersion(history), latestDeclared(history)]
  if (plan === null || declared === null) return false
  return (
    distance(plan.startDate, declared.startDate) <= startMinutes &&
    distance(plan.endDate, declared.endDate) <= endMinutes &&
    breakMinutes(declared) >= breakMinutes(plan) &&
    !isAbsence(declared)
  )
}

function distance(a: WorkedTime['startDate'], b: WorkedTime['startDate']): number {
  return Math.abs(epochMinuteOf(a) - epochMinuteOf(b))
}
