import type { Agent } from '@renfort/domain/access/agent.ts'
import { attendanceMachine } from '@renfort/domain/attendance/attendance-transitions.ts'
import type { ImportCategory } from '@renfort/domain/attendance/import/import-columns.ts'
import {
  isProblem,
  type ReadRow,
  withDuplicates,
} from '@renfort/domain/attendance/import/import-file.ts'
import { matchedShift, matchedZone } from '@renfort/domain/attendance/import/import-match.ts'
import type { ImportedHours, ImportProblem } from '@renfort/domain/attendance/import/import-row.ts'
import { type JoinedPairs, joinedPairs } from '@renfort/domain/attendance/import/joined-pairs.ts'
import { instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { dayAt, epochMinuteAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { transition } from '@renfort/domain/kernel/transition.ts'
import type { Queries } from '../../platform/database/db.ts'
import {
  findSidersOfCompany,
  findOverlaps,
  findPlannedShifts,
  lockHoursOfShifts,
  type PlannedShift,
  type SiderDays,
} from './import-queries.ts'

/** A presence that can be written: its declared time and its shift. */
export interface MatchedRow {
  /** The indexes of its lines: one, or one for each pair of arrival and departure. */
  readonly rows: readonly number[]
  readonly hours: JoinedPairs
  readonly shift: PlannedShift
  /** The hours of the shift; `null` where the job has not created them yet. */
  readonly id: string | null
  /** Whether it overlaps hours that another line of the file moves away. */
  readonly meetsMoved: boolean
}

interface Import {
  readonly organisationId: string
  readonly agent: Agent
  /** Hours that end later are in the future. */
  readonly nowMinute: number
  /** The lines, read in the time zone of each place where people work for the company. */
  readonly readings: readonly [RowsAt, ...RowsAt[]]
}

/** The lines of a file, read in one time zone. */
export interface RowsAt {
  readonly zone: TimeZone
  readonly rows: readonly ReadRow[]
}

interface Matched {
  /** The lines, each in the zone of its place. */
  readonly rows: readonly ReadRow[]
  readonly valid: readonly MatchedRow[]
  /** The problem of each of the other lines, by index. */
  readonly problems: ReadonlyMap<number, ImportProblem>
}

/**
 * Finds the shift of each line, and locks the hours of all of them until the end of the
 * transaction.
 */
export async function matchImportedHours(
  queries: Queries,
  { organisationId, agent, nowMinute, readings }: Import,
): Promise<Matched> {
  const problems = new Map<number, ImportProblem>()
  const fail: Fail = (row, category) =>
    problems.set(row, { category, column: category === 'siderId' ? 'siderId' : 'startDate' })
  const said = readings.flatMap(saidRows)
  const siderIds = [...new Set(said.map(({ hours }) => hours.siderId))]
  const knownIds = await findSidersOfCompany(queries, organisationId, siderIds)
  const isKnown = ({ hours }: SaidRow) => knownIds.has(hours.siderId)
  const planned = await findPlannedShifts(queries, organisationId, daysOf(said.filter(isKnown)))
  const zones = zonesOfRows(readings, said, planned)
  const rows = withDuplicates(rowsIn(readings, zones))
  const read: SaidRow[] = []
  for (const [row, one] of rows.entries()) {
    if (isProblem(one)) problems.set(row, one)
    else read.push({ row, hours: one, zone: zones.get(row) ?? readings[0].zone })
  }
  const known = read.filter(isKnown)
  for (const each of read) if (!isKnown(each)) fail(each.row, 'siderId')
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
  return { rows, valid: await withoutOverlaps(queries, organisationId, open, fail), problems }
}

interface SaidRow {
  readonly row: number
  readonly hours: ImportedHours
  /** The time zone in which they are read. */
  readonly zone: TimeZone
}

function saidRows({ zone, rows }: RowsAt): readonly SaidRow[] {
  return rows.flatMap((hours, row) => (isProblem(hours) ? [] : [{ row, hours, zone }]))
}

/** The time zone of each line that is not in the first zone: that of its shift. */
function zonesOfRows(
  readings: Import['readings'],
  said: readonly SaidRow[],
  planned: readonly PlannedShift[],
): ReadonlyMap<number, TimeZone> {
  if (readings.length === 1) return new Map()
  const shiftsOf = shiftsByDay(planned)
  const zones = new Map<number, TimeZone>()
  const nights = new Map<string, PlannedShift>()
  const unmatched: SaidRow[][] = []
  for (const ofRow of Map.groupBy(said, ({ row }) => row).values()) {
    const shifts = ofRow.flatMap((each) => shiftsOf.get(dayKeyOf(each)) ?? [])
    const zone = matchedZone(ofRow, shifts)
    const one = ofRow.find((each) => each.zone === zone)
    if (one === undefined) {
      unmatched.push(ofRow)
      continue
    }
    zones.set(one.row, one.zone)
    for (const [key, shift] of nightsBegun([one], [matchedShift(one, shifts)])) {
      nights.set(key, shift)
    }
  }
  for (const ofRow of unmatched) {
    const one = ofRow.find((each) => laterInNight(each, nights) !== null) ?? ofRow[0]
    if (one !== undefined) zones.set(one.row, one.zone)
  }
  return zones
}

/** Each line as it is read in its own time zone. */
function rowsIn(
  [first, ...others]: Import['readings'],
  zones: ReadonlyMap<number, TimeZone>,
): readonly ReadRow[] {
  if (others.length === 0) return first.rows
  return first.rows.map((row, at) => {
    const zone = zones.get(at) ?? first.zone
    return others.find((other) => other.zone === zone)?.rows[at] ?? row
  })
}

type Fail = (row: number, category: ImportCategory) => void

function failAll(rows: readonly number[], category: ImportCategory, fail: Fail): void {
  for (const row of rows) fail(row, category)
}

function withShifts(
  rows: readonly SaidRow[],
  planned: readonly PlannedShift[],
  nowMinute: number,
  fail: Fail,
): readonly ShiftRow[] {
  const shiftsOf = shiftsByDay(planned)
  const over = rows.filter(({ hours }) => hours.endMinute <= nowMinute)
  const found = over.map((each) => matchedShift(each, shiftsOf.get(dayKeyOf(each)) ?? []))
  const nights = nightsBegun(over, found)
  const shiftOf = new Map(
    over.map((each, at) => [each.row, found[at] ?? laterInNight(each, nights)]),
  )
  return rows.flatMap((each) => {
    const shift = shiftOf.get(each.row) ?? null
    if (shift === null) fail(each.row, 'shiftsNotFound')
    return shift === null ? [] : [{ ...each, shift }]
  })
}

/** A line with its shift. */
interface ShiftRow extends SaidRow {
  readonly shift: PlannedShift
}

/** The shifts that a line of the same day begins, by Sider and next day. */
function nightsBegun(
  rows: readonly SaidRow[],
  found: readonly (PlannedShift | null)[],
): ReadonlyMap<string, PlannedShift> {
  return new Map(
    rows.flatMap(({ hours: { siderId } }, at) => {
      const shift = found[at] ?? null
      if (shift === null) return []
      const { startMinute, timeZone } = shift
      return [[dayKey(siderId, startMinute + dayMinutes, timeZone), shift]]
    }),
  )
}

const dayMinutes = 1440

/** A pair after midnight belongs to the night whose first pair is on the day of its shift. */
function laterInNight(
  said: SaidRow,
  nights: ReadonlyMap<string, PlannedShift>,
): PlannedShift | null {
  const shift = nights.get(dayKeyOf(said))
  return shift !== undefined && said.hours.startMinute < shift.endMinute ? shift : null
}

/**
 * Joins the lines of one shift into one presence; if they contradict each other, none is written.
 */
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
 * Leaves out lines that overlap other hours of their Sider. Hours that another line of the file
 * changes do not count, unless one of that Sider’s lines is left out: then all count as they are.
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

function dayKey(siderId: string, minute: number, zone: TimeZone): string {
  return `${siderId} ${dayAt(minute, zone)} ${zone}`
}

function dayKeyOf({ hours: { siderId, startMinute }, zone }: SaidRow): string {
  return dayKey(siderId, startMinute, zone)
}

function shiftsByDay(planned: readonly PlannedShift[]): ReadonlyMap<string, PlannedShift[]> {
  return Map.groupBy(planned, ({ siderId, startMinute, timeZone }) =>
    dayKey(siderId, startMinute, timeZone),
  )
}

/** The local days of each Sider's lines at each place. */
function daysOf(rows: readonly SaidRow[]): SiderDays {
  const days = new Map(
    rows.map((each) => [
      dayKeyOf(each),
      {
        siderId: each.hours.siderId,
        day: dayAt(each.hours.startMinute, each.zone),
        zone: each.zone,
      },
    ]),
  )
  const all = [...days.values()]
  const startOf = (day: number, zone: TimeZone) => instantOfMinute(epochMinuteAt(day * 1440, zone))
  return {
    siderIds: all.map(({ siderId }) => siderId),
    since: all.map(({ day, zone }) => startOf(day, zone)),
    until: all.map(({ day, zone }) => startOf(day + 1, zone)),
    zones: all.map(({ zone }) => zone),
  }
}
