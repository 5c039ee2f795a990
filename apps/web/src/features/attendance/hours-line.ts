import type { CompanyHours } from '@renfort/contract/attendance/attendance.ts'
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

/** Why nobody can decide a line, or not yet; `null` for a line that waits for the company (TS-20, TS-23). */
export function closedBecause(line: Line): Exclude<LineState, 'waiting'> | null {
  const state = stateOf(line)
  return state === 'waiting' ? null : state
}

export function overlaps({ differences }: Line): boolean {
  return differences.some(({ kind }) => kind === 'overlap')
}

/** Whether a line needs a look before it is validated. */
export function needsLook({ differences, isWithinTolerance }: Line): boolean {
  return differences.length > 0 && !isWithinTolerance
}

interface LineTimes {
  readonly planned: WorkedTime | null
  /** Other hours must stay within a day of these (TS-29). */
  readonly original: WorkedTime | null
  readonly declared: WorkedTime | null
  /** The version in force. */
  readonly retained: WorkedTime
  /** What internal staff last corrected in validated hours. */
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

/** Hours of the wire, as the rules of the domain take them. */
export function toTime({ startDate, endDate, breaks }: WireTime): WorkedTime {
  return {
    ...toSpan({ startDate, endDate }),
    breaks: breaks.map(toSpan),
  }
}

function toSpan({ startDate, endDate }: { startDate: string; endDate: string }) {
  return { startDate: instant(startDate), endDate: instant(endDate) }
}

/** The day of a line at its place: the day of the planned start, else of the retained start. */
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

/** The price of the retained hours of some lines, in cents; `null` where one line has no price. */
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

/** Lines by day, then by mission (TS-08), in their given order; lines that need a look come first. */
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
