import { addDays, addMonths, compareInstants } from '../kernel/calendar.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import { type AtPlace, dateAt, instantAt, localAt } from '../kernel/place-time.ts'

/** delegation: the provider recruits; gestion: the company brings its profiles (GEN-03). */
export const missionTypes = ['delegation', 'gestion'] as const
export type MissionType = (typeof missionTypes)[number]

export const missionStatuses = ['draft', 'submitted'] as const
export type MissionStatus = (typeof missionStatuses)[number]

/** The progress of a mission (TASK-51). */
export const progressSteps = ['draft', 'upcoming', 'ongoing', 'done'] as const
export type ProgressStep = (typeof progressSteps)[number]

/** The states of a selection (TASK-52, C-12). */
export const selectionStatuses = ['new', 'ongoing', 'ready', 'completed', 'closed'] as const
export type SelectionStatus = (typeof selectionStatuses)[number]

/** The filters of the list of missions (G-29); the page « completed » asks for `done` (C-13). */
export const listStatuses = ['draft', 'new', 'ongoing', 'upcoming', 'done', 'closed'] as const
export type ListStatus = (typeof listStatuses)[number]

export const attendanceConfigTypes = ['app', 'timesheet'] as const
export type AttendanceConfigType = (typeof attendanceConfigTypes)[number]

/** From one instant to another, whatever the clocks say. */
export interface Span {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** A span of work at a place. */
export type Period = Span & AtPlace

/**
 * The progress of a mission at a moment (decisions §8); its last instant still counts as ongoing.
 */
export function progressStepOf(
  status: MissionStatus,
  period: Span | null,
  now: Instant,
): ProgressStep {
  if (status === 'draft') return 'draft'
  if (period === null || compareInstants(now, period.startsAt) < 0) return 'upcoming'
  return compareInstants(now, period.endsAt) <= 0 ? 'ongoing' : 'done'
}

/** When the progress step of a submitted mission changes next; `null` when it is done. */
export function nextStepAt(period: Span, now: Instant): Instant | null {
  if (compareInstants(now, period.startsAt) < 0) return period.startsAt
  return compareInstants(now, period.endsAt) <= 0 ? period.endsAt : null
}

/** The first start and last end of some shifts; `null` without any. */
export function periodOf(shifts: readonly Period[]): Period | null {
  const [first, ...others] = shifts
  if (first === undefined) return null
  return others.reduce<Period>(
    (period, shift) => ({
      ...period,
      startsAt:
        compareInstants(shift.startsAt, period.startsAt) < 0 ? shift.startsAt : period.startsAt,
      endsAt: compareInstants(shift.endsAt, period.endsAt) > 0 ? shift.endsAt : period.endsAt,
    }),
    { timeZone: first.timeZone, startsAt: first.startsAt, endsAt: first.endsAt },
  )
}

/**
 * Whether a mission may start at that moment (C-10): later than now, or for an insider from
 * yesterday on.
 */
export function mayStart(
  work: Pick<Period, 'startsAt' | 'timeZone'>,
  now: Instant,
  insider: boolean,
): boolean {
  if (!insider) return compareInstants(work.startsAt, now) > 0
  const zone = work.timeZone
  return dateAt(work.startsAt, zone) >= addDays(dateAt(now, zone), -1)
}

/** Calendar months between the first start and the last end (C-09). */
export const longestMissionMonths = 18

export function durationRefusal(period: Period): Refusal | null {
  const zone = period.timeZone
  const first = localAt(period.startsAt, zone)
  const limit = instantAt(addMonths(first.date, longestMissionMonths), first.time, zone)
  if (compareInstants(period.endsAt, limit) <= 0) return null
  return { key: 'errors.task.too_long', params: { months: longestMissionMonths } }
}

/** Characters of the suffix that a company adds to the name of a mission (TASK-34). */
export const missionNameLimit = 25

/** Characters of the company’s own order number. */
export const orderNumberLimit = 60

/** The job type, a dash and the suffix (TASK-31); the job type alone without a suffix. */
export function missionDisplayName(jobTitle: string, suffix: string | null): string {
  const trimmed = suffix?.trim() ?? ''
  return trimmed === '' ? jobTitle : `${jobTitle} – ${trimmed}`
}
