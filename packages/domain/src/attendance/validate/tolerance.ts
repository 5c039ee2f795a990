import { epochMinuteOf } from '../../kernel/calendar.ts'
import type { AttendanceStatus, VersionOrigin, WorkedTime } from '../attendance.ts'
import { isImported, latestDeclared, plannedVersion } from '../history.ts'
import { breakMinutes, isAbsence } from './difference.ts'

/** Minutes by which what was declared may differ from the plan and still be accepted with one act. */
export interface Tolerance {
  readonly startMinutes: number
  readonly endMinutes: number
}

/** The widest tolerance that a company may set, minutes. */
export const widestTolerance = 30

interface Hours {
  readonly status: AttendanceStatus
  /** Whether they lie within other hours of the Sider: nobody validates those as they are. */
  readonly overlaps: boolean
  readonly history: readonly (WorkedTime & { readonly origin: VersionOrigin })[]
}

/**
 * Whether hours may be accepted with one act for all: they wait for the company, the Sider has declared
 * them, start and end are the plan’s or within the tolerance, and the breaks are not shorter. What is
 * retained is what was declared, never more.
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
