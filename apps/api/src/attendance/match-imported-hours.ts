import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import { isProblem, type ReadRow } from '@renfort/domain/attendance/import-file.ts'
import { matchedShift, parisDayOf } from '@renfort/domain/attendance/import-match.ts'
import type {
  ImportCategory,
  ImportedHours,
  ImportProblem,
} from '@renfort/domain/attendance/import-row.ts'
import {
  dateOfDay,
  instantOf,
  instantOfMinute,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import type { Agent } from '@renfort/domain/access/agent.ts'
import type { Queries } from '../platform/database/db.ts'
import {
  findKnownSiders,
  findOverlaps,
  findPlannedShifts,
  lockHoursOfShifts,
  type PlannedShift,
  type SiderDays,
} from './import-queries.ts'

/** A line that can be written: what it says, and the shift that it is of. */
export interface MatchedRow extends SaidRow {
  readonly shift: PlannedShift
  /** Whether it shares time with hours that another line of the file takes elsewhere. */
  readonly meetsMoved: boolean
}

interface Import {
  readonly organisationId: string
  readonly agent: Agent
  /** Hours that end later are still to come. */
  readonly nowMinute: number
  readonly rows: readonly ReadRow[]
}

interface Matched {
  readonly valid: readonly MatchedRow[]
  /** What is wrong with each of the other lines, by its place. */
  readonly problems: ReadonlyMap<number, ImportProblem>
}

/** Finds the shift of each line; the hours of all of them are locked until the end of the transaction. */
export async function matchImportedHours(
  queries: Queries,
  { organisationId, agent, nowMinute, rows }: Import,
): Promise<Matched> {
  const problems = new Map<number, ImportProblem>()
  const fail: Fail = (row, category) =>
    problems.set(row, { category, column: category === 'siderId' ? 'siderId' : 'startDate' })
  const read: SaidRow[] = []
  for (const [row, one] of rows.entries()) {
    if (isProblem(one)) problems.set(row, one)
    else read.push({ row, hours: one })
  }
  const known = await ofKnownSiders(queries, organisationId, read, fail)
  const planned = await findPlannedShifts(queries, organisationId, daysOf(known))
  const found = onePerShift(withShifts(known, planned, nowMinute, fail), fail)
  const stored = await lockHoursOfShifts(queries, shiftsOfSiders(found))
  const hoursOf = new Map(stored.map((one) => [hoursKey(one), one]))
  const open = found.filter(({ row, shift }) => {
    const hours = hoursOf.get(hoursKey(shift))
    const { refusal } = transition(attendanceMachine, 'import', {
      state: hours?.status ?? null,
      agent,
      facts: { isDeclared: hours?.isDeclared ?? false },
    })
    if (refusal !== null) fail(row, 'dbAttDuplicate')
    return refusal === null
  })
  return { valid: await withoutOverlaps(queries, organisationId, open, fail), problems }
}

interface SaidRow {
  readonly row: number
  readonly hours: ImportedHours
}

type Fail = (row: number, category: ImportCategory) => void

/** Leaves out the lines of people whom the company does not know. */
async function ofKnownSiders(
  queries: Queries,
  organisationId: string,
  rows: readonly SaidRow[],
  fail: Fail,
): Promise<readonly SaidRow[]> {
  const siderIds = [...new Set(rows.map(({ hours }) => hours.siderId))]
  const known = await findKnownSiders(queries, organisationId, siderIds)
  return rows.filter(({ row, hours }) => {
    const isKnown = known.has(hours.siderId)
    if (!isKnown) fail(row, 'siderId')
    return isKnown
  })
}

function withShifts(
  rows: readonly SaidRow[],
  planned: readonly PlannedShift[],
  nowMinute: number,
  fail: Fail,
): readonly MatchedRow[] {
  const shiftsOf = Map.groupBy(planned, (shift) => dayKey(shift.siderId, shift.startMinute))
  return rows.flatMap(({ row, hours }) => {
    const shifts = shiftsOf.get(dayKey(hours.siderId, hours.startMinute)) ?? []
    const shift = hours.endMinute > nowMinute ? null : matchedShift(hours, shifts)
    if (shift === null) fail(row, 'shiftsNotFound')
    return shift === null ? [] : [{ row, hours, shift, meetsMoved: false }]
  })
}

/** Two lines of one shift contradict each other: neither is written. */
function onePerShift(found: readonly MatchedRow[], fail: Fail): readonly MatchedRow[] {
  const ofShift = Map.groupBy(found, ({ shift }) => hoursKey(shift))
  if (ofShift.size === found.length) return found
  return [...ofShift.values()].flatMap((group) => {
    if (group.length > 1) for (const { row } of group) fail(row, 'fileAttDuplicate')
    return group.length > 1 ? [] : group
  })
}

/**
 * Leaves out the lines that share time with other hours of their Sider. Those that another line of the
 * file changes do not count, unless one of the Sider’s lines is left out: then all count as they are.
 */
async function withoutOverlaps(
  queries: Queries,
  organisationId: string,
  rows: readonly MatchedRow[],
  fail: Fail,
): Promise<readonly MatchedRow[]> {
  const overlaps = await findOverlaps(queries, organisationId, {
    ...shiftsOfSiders(rows),
    startDates: rows.map(({ hours }) => instantOfMinute(hours.startMinute)),
    endDates: rows.map(({ hours }) => instantOfMinute(hours.endMinute)),
  })
  if (overlaps.length === 0) return rows
  const changed = new Set(rows.map(({ shift }) => hoursKey(shift)))
  const siderOf = (place: number) => rows[place]?.shift.siderId ?? ''
  const stays = overlaps.filter(
    ({ place, shiftId }) =>
      shiftId === null || !changed.has(hoursKey({ shiftId, siderId: siderOf(place) })),
  )
  const strict = new Set(stays.map(({ place }) => siderOf(place)))
  const met = new Set(overlaps.map(({ place }) => place))
  return rows.flatMap((matched, place) => {
    if (!met.has(place)) return [matched]
    if (!strict.has(matched.shift.siderId)) return [{ ...matched, meetsMoved: true }]
    fail(matched.row, 'dbAttDuplicate')
    return []
  })
}

function shiftsOfSiders(rows: readonly MatchedRow[]) {
  return {
    shiftIds: rows.map(({ shift }) => shift.shiftId),
    siderIds: rows.map(({ shift }) => shift.siderId),
  }
}

function hoursKey({ shiftId, siderId }: Pick<PlannedShift, 'shiftId' | 'siderId'>): string {
  return shiftId + siderId
}

function dayKey(siderId: string, minute: number): string {
  return `${siderId} ${parisDayOf(minute)}`
}

/** The days of the lines of each Sider, each once. */
function daysOf(rows: readonly { readonly hours: ImportedHours }[]): SiderDays {
  const days = new Map(
    rows.map(({ hours: { siderId, startMinute } }) => [
      dayKey(siderId, startMinute),
      { siderId, day: parisDayOf(startMinute) },
    ]),
  )
  const midnight = localTime('00:00')
  const all = [...days.values()]
  return {
    siderIds: all.map(({ siderId }) => siderId),
    since: all.map(({ day }) => instantOf(dateOfDay(day), midnight)),
    until: all.map(({ day }) => instantOf(dateOfDay(day + 1), midnight)),
  }
}
