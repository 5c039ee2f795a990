import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import { isProblem, type ReadRow } from '@renfort/domain/attendance/import-file.ts'
import { matchedShift, parisDayOf } from '@renfort/domain/attendance/import-match.ts'
import { type JoinedPairs, joinedPairs } from '@renfort/domain/attendance/joined-pairs.ts'
import type { ImportCategory } from '@renfort/domain/attendance/import-columns.ts'
import type { ImportedHours, ImportProblem } from '@renfort/domain/attendance/import-row.ts'
import {
  dateOfDay,
  instantInParis,
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

/** A presence that can be written: what its lines say, and the shift that they are of. */
export interface MatchedRow {
  /** The places of its lines: one, or each pair of arrival and departure. */
  readonly rows: readonly number[]
  readonly hours: JoinedPairs
  readonly shift: PlannedShift
  /** The hours of the shift; `null` where the job has not made them yet. */
  readonly id: string | null
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
  const open = found.flatMap((matched) => {
    const hours = hoursOf.get(hoursKey(matched.shift))
    const { refusal } = transition(attendanceMachine, 'import', {
      state: hours?.status ?? null,
      agent,
      facts: { isDeclared: hours?.isDeclared ?? false },
    })
    if (refusal !== null) failAll(matched.rows, 'dbAttDuplicate', fail)
    return refusal === null ? [{ ...matched, id: hours?.id ?? null }] : []
  })
  return { valid: await withoutOverlaps(queries, organisationId, open, fail), problems }
}

interface SaidRow {
  readonly row: number
  readonly hours: ImportedHours
}

type Fail = (row: number, category: ImportCategory) => void

function failAll(rows: readonly number[], category: ImportCategory, fail: Fail): void {
  for (const row of rows) fail(row, category)
}

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
): readonly ShiftRow[] {
  const shiftsOf = Map.groupBy(planned, (shift) => dayKey(shift.siderId, shift.startMinute))
  const over = rows.filter(({ hours }) => hours.endMinute <= nowMinute)
  const found = over.map(({ hours }) =>
    matchedShift(hours, shiftsOf.get(dayKey(hours.siderId, hours.startMinute)) ?? []),
  )
  const nights = nightsBegun(over, found)
  const shiftOf = new Map(
    over.map(({ row, hours }, at) => [row, found[at] ?? laterInNight(hours, nights)]),
  )
  return rows.flatMap(({ row, hours }) => {
    const shift = shiftOf.get(row) ?? null
    if (shift === null) fail(row, 'shiftsNotFound')
    return shift === null ? [] : [{ row, hours, shift }]
  })
}

/** A line with the shift that it is of. */
interface ShiftRow extends SaidRow {
  readonly shift: PlannedShift
}

/** The shifts that a line of their own day begins, by their Sider and the day after. */
function nightsBegun(
  rows: readonly SaidRow[],
  found: readonly (PlannedShift | null)[],
): ReadonlyMap<string, PlannedShift> {
  return new Map(
    rows.flatMap(({ hours }, at) => {
      const shift = found[at] ?? null
      return shift === null ? [] : [[dayKey(hours.siderId, shift.startMinute + dayMinutes), shift]]
    }),
  )
}

const dayMinutes = 1440

/** The pair after midnight of a night whose first pair was on the day of its shift. */
function laterInNight(
  hours: SaidRow['hours'],
  nights: ReadonlyMap<string, PlannedShift>,
): PlannedShift | null {
  const shift = nights.get(dayKey(hours.siderId, hours.startMinute))
  return shift !== undefined && hours.startMinute < shift.endMinute ? shift : null
}

/** The lines of one shift are one presence, unless they contradict each other: then none is written. */
function onePerShift(found: readonly ShiftRow[], fail: Fail): readonly MatchedRow[] {
  const ofShift = Map.groupBy(found, ({ shift }) => hoursKey(shift))
  return [...ofShift.values()].flatMap((group) => {
    const rows = group.map(({ row }) => row)
    const hours = joinedPairs(group.map((each) => each.hours))
    const [first] = group
    if (hours !== null && first !== undefined) {
      return [{ rows, hours, shift: first.shift, id: null, meetsMoved: false }]
    }
    failAll(rows, 'fileAttDuplicate', fail)
    return []
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
    failAll(matched.rows, 'dbAttDuplicate', fail)
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
    since: all.map(({ day }) => instantInParis(dateOfDay(day), midnight)),
    until: all.map(({ day }) => instantInParis(dateOfDay(day + 1), midnight)),
  }
}
