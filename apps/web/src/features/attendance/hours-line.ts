import type { CompanyHours } from '@renfort/contract/attendance.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import {
  latestDeclared,
  originalVersion,
  plannedVersion,
} from '@renfort/domain/attendance/history.ts'
import { instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'

export type Line = CompanyHours
type LineState = 'waiting' | 'imported' | 'disputed' | 'conflict' | 'validated' | 'paid'

/** The state of a line as it is worded (TS-14, TS-26). */
export function stateOf({ status, isImported, paidAt }: Line): LineState {
  if (status === 'att.waiting') return isImported ? 'imported' : 'waiting'
  if (status === 'att.disputed') return 'disputed'
  if (status === 'att.conflict') return 'conflict'
  return paidAt === null ? 'validated' : 'paid'
}

/** Why nobody decides a line any more, or not yet; `null` of one that waits for the company (TS-20, TS-23). */
export function closedBecause(line: Line): Exclude<LineState, 'waiting'> | null {
  const state = stateOf(line)
  return state === 'waiting' ? null : state
}

export function overlaps({ differences }: Line): boolean {
  return differences.some(({ kind }) => kind === 'overlap')
}

/** Whether a line is worth a look before it is validated. */
export function needsLook({ differences, isWithinTolerance }: Line): boolean {
  return differences.length > 0 && !isWithinTolerance
}

interface LineTimes {
  readonly planned: WorkedTime | null
  /** What other hours stay within a day of (TS-29). */
  readonly original: WorkedTime | null
  readonly declared: WorkedTime | null
  /** The version in force. */
  readonly retained: WorkedTime
  /** What internal staff said last of validated hours. */
  readonly corrected: WorkedTime | null
  /** What is billed: the correction, or else what is retained. */
  readonly inForce: WorkedTime
}

/** What was planned, what the Sider declared, what is retained, and what was corrected since. */
export function timesOf({
  history,
  corrections = [],
}: Pick<Line, 'history'> & Partial<Pick<Line, 'corrections'>>): LineTimes {
  const versions = history.map((version) => ({ ...version, ...toTime(version) }))
  const [first] = versions
  const last = versions.at(-1) ?? first
  const correction = corrections.at(-1)
  const nothing = instant('1970-01-01T00:00:00.000Z')
  const retained = last ?? { startDate: nothing, endDate: nothing, breaks: [] }
  const corrected = correction === undefined ? null : toTime(correction)
  return {
    planned: plannedVersion(versions),
    original: originalVersion(versions),
    declared: versions.findLast(({ origin }) => origin === 'sider') ?? latestDeclared(versions),
    retained,
    corrected,
    inForce: corrected ?? retained,
  }
}

type WireTime = Pick<Line['history'][number], 'startDate' | 'endDate' | 'breaks'>

/** Hours as they travel, as the rules take them. */
export function toTime({ startDate, endDate, breaks }: WireTime): WorkedTime {
  return {
    ...toSpan({ startDate, endDate }),
    breaks: breaks.map(toSpan),
  }
}

function toSpan({ startDate, endDate }: { startDate: string; endDate: string }) {
  return { startDate: instant(startDate), endDate: instant(endDate) }
}

/** The day that a line stands under, at its place: that of the planned start, else of the retained one. */
export function dayOf(line: Line): IsoDate {
  const { planned, retained } = timesOf(line)
  return dateAt((planned ?? retained).startDate, line.timeZone)
}

/** What the difference with the plan costs, in cents; `null` where either has no price. */
export function costOf({ planned, retained, corrections }: Line): number | null {
  const { price } = corrections.at(-1) ?? retained
  if (planned === null || planned.price === null || price === null) return null
  return eurosToCents(price) - eurosToCents(planned.price)
}

/** What is retained of some lines, in cents; `null` where one has no price. */
export function amountOf(lines: readonly Line[]): number | null {
  return lines.reduce<number | null>(
    (sum, { retained: { price } }) =>
      sum === null || price === null ? null : sum + eurosToCents(price),
    0,
  )
}

export interface MissionLines {
  readonly task: Line['task']
  readonly lines: readonly Line[]
}

export interface DayLines {
  readonly day: IsoDate
  readonly missions: readonly MissionLines[]
}

/** Lines by day, then by mission (TS-08), in the order that they come in; what needs a look is first. */
export function groupLines(lines: readonly Line[]): readonly DayLines[] {
  return [...Map.groupBy(lines, dayOf)].map(([day, ofDay]) => ({
    day,
    missions: [...Map.groupBy(ofDay, ({ task }) => task.id).values()].flatMap((ofMission) => {
      const [first] = ofMission
      if (first === undefined) return []
      const ordered = ofMission.toSorted((a, b) => Number(needsLook(b)) - Number(needsLook(a)))
      return [{ task: first.task, lines: ordered }]
    }),
  }))
}
