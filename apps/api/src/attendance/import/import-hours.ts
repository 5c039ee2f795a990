import { randomUUIDv7 } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { attendanceImports } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  importErrors,
  isProblem,
  type ReadRow,
} from '@renfort/domain/attendance/import/import-file.ts'
import {
  type ImportCells,
  isSiderId,
  readImportRow,
} from '@renfort/domain/attendance/import/import-row.ts'
import { timeOfPairs } from '@renfort/domain/attendance/import/joined-pairs.ts'
import { plannedTime } from '@renfort/domain/attendance/declare/planned-time.ts'
import {
  dateInParis,
  epochMinuteOf,
  instantOfMinute,
  type IsoDate,
} from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import {
  isExclusionViolation,
  isUniqueViolation,
} from '../../platform/database/database-failure.ts'
import type { Change, Transaction } from '../../platform/database/db.ts'
import { json, type StoredAction } from '../../platform/database/json-columns.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Call, organisationOf, sessionOf } from '../../platform/http/route.ts'
import { toWire } from '../../platform/http/wire-answer.ts'
import { findSidersByNumber, findWorkZones, lockImports, sendsFiles } from './import-queries.ts'
import {
  type ImportedColumns,
  insertCompanyVersions,
  insertImported,
  setApart,
  updateImported,
} from './imported-hours-queries.ts'
import { type MatchedRow, matchImportedHours, type RowsAt } from './match-imported-hours.ts'

type Import = typeof attendanceImports.importHours

/** Stores the hours of a company's file: all lines, or only those without a problem (TS-47). */
export async function importHours(
  call: Call,
  { body: { attendances, partial } }: Parsed<Import>,
): Promise<Answer<Import>> {
  const organisationId = organisationOf(call)
  const { actor, userId } = sessionOf(call)
  const reader = call.services.db.queries(call.scope)
  if (!(await sendsFiles(reader, organisationId))) {
    throw refuse('errors.attendance.import_closed')
  }
  const readings = await readRows(attendances, {
    today: dateInParis(call.services.clock.now()),
    zones: await findWorkZones(reader, organisationId),
    sidersByNumber: (numbers) => findSidersByNumber(reader, organisationId, numbers),
  })
  return call.services.db.transaction(call.scope, async (transaction) => {
    const { queries, now } = transaction
    await lockImports(queries, organisationId)
    const nowMinute = epochMinuteOf(now)
    const { rows, valid, problems } = await matchImportedHours(queries, {
      organisationId,
      agent: actor,
      nowMinute,
      readings,
    })
    const errors = importErrors(rows.map((row, index) => problems.get(index) ?? row))
    const validCount = valid.reduce((sum, each) => sum + each.rows.length, 0)
    if (validCount === 0 || (errors.length > 0 && !partial)) {
      throw refuse('errors.attendance.import', { errors, validCount })
    }
    await store(transaction, organisationId, valid, userId)
    await transaction.record(...changesOf(valid))
    const answer = { imported: validCount, errors: errors.map(toMutable) }
    await call.keep(transaction, toWire(attendanceImports.importHours, answer))
    return answer
  })
}

/** Lines read before other calls get their turn. */
const atOnce = 1_000

interface Reading {
  readonly today: IsoDate
  /** The zones in which a time without a zone may be read. */
  readonly zones: readonly [TimeZone, ...TimeZone[]]
  readonly sidersByNumber: (numbers: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** All lines, read in each time zone. */
async function readRows(
  attendances: readonly ImportCells[],
  { today, zones: [zone, ...others], sidersByNumber }: Reading,
): Promise<readonly [RowsAt, ...RowsAt[]]> {
  const read = async (at: TimeZone): Promise<RowsAt> => {
    const rows: ReadRow[] = []
    for (let from = 0; from < attendances.length; from += atOnce) {
      if (from > 0) await setImmediate()
      for (const cells of attendances.slice(from, from + atOnce)) {
        rows.push(readImportRow(cells, today, at))
      }
    }
    return { zone: at, rows }
  }
  const first = await read(zone)
  const elsewhere: RowsAt[] = []
  for (const other of others) elsewhere.push(await read(other))
  const numbers = [first, ...elsewhere].flatMap(({ rows }) =>
    rows.flatMap((row) => (isProblem(row) || isSiderId(row.siderId) ? [] : [row.siderId])),
  )
  if (numbers.length === 0) return [first, ...elsewhere]
  const siderIds = await sidersByNumber([...new Set(numbers)])
  const named = ({ zone: at, rows }: RowsAt): RowsAt => {
    return { zone: at, rows: rows.map((row) => withSiderId(row, siderIds)) }
  }
  return [named(first), ...elsewhere.map(named)]
}

/**
 * Replaces the company's own number of a Sider by their id, or returns the problem of that number.
 */
function withSiderId(row: ReadRow, siderIds: ReadonlyMap<string, string>): ReadRow {
  if (isProblem(row) || isSiderId(row.siderId)) return row
  const siderId = siderIds.get(row.siderId)
  return siderId === undefined ? { category: 'siderId', column: 'siderId' } : { ...row, siderId }
}

async function store(
  { queries, now }: Transaction,
  organisationId: string,
  rows: readonly MatchedRow[],
  userId: string,
): Promise<void> {
  // Ids that grow with time stand next to each other in the index.
  const named = rows.map((row) => ({
    ...row,
    id: row.id ?? randomUUIDv7(),
    isNew: row.id === null,
  }))
  const written = (some: readonly NamedRow[]) => {
    return { organisationId, columns: columnsOf(some), now }
  }
  const made = named.filter(({ isNew }) => isNew)
  const there = named.filter(({ isNew }) => !isNew)
  const moved = named.filter(({ meetsMoved }) => meetsMoved)
  const action: StoredAction = {
    type: 'modification',
    updatedAt: now,
    updatedBy: userId,
    origin: 'company',
  }
  await refusingClash(async () => {
    // Hours that move away from others are written first.
    if (there.length > 0) await updateImported(queries, written(there))
    if (made.length > 0) await insertImported(queries, written(made))
    await insertCompanyVersions(queries, { ...written(named), actions: json([action]), userId })
    if (moved.length > 0) {
      await setApart(
        queries,
        organisationId,
        moved.map(({ id }) => id),
      )
    }
  })
}

type NamedRow = MatchedRow & { readonly id: string }

/**
 * Reports a Sider who clocked in elsewhere at the same instant: the company sends the file again.
 */
async function refusingClash(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const isClash = isExclusionViolation(error) || isUniqueViolation(error)
    throw isClash ? refuse('errors.attendance.internal_error') : error
  }
}

function columnsOf(rows: readonly NamedRow[]): ImportedColumns {
  const said = rows.map(({ hours }) => timeOfPairs(hours))
  const planned = rows.map(({ shift }) => timeOf(shift))
  return {
    ids: rows.map(({ id }) => id),
    missionIds: rows.map(({ shift }) => shift.missionId),
    shiftIds: rows.map(({ shift }) => shift.shiftId),
    siderIds: rows.map(({ shift }) => shift.siderId),
    startDates: said.map(({ startDate }) => startDate),
    endDates: said.map(({ endDate }) => endDate),
    breaks: said.map(({ breaks }) => json(breaks)),
    plannedStarts: planned.map(({ startDate }) => startDate),
    plannedEnds: planned.map(({ endDate }) => endDate),
    plannedBreaks: planned.map(({ breaks }) => json(breaks)),
    matchesPlan: rows.map(
      ({ hours, shift }) =>
        hours.startMinute === shift.startMinute &&
        hours.endMinute === shift.endMinute &&
        hours.breakMinutes === shift.breakMinutes,
    ),
    meetsMoved: rows.map(({ meetsMoved }) => meetsMoved),
  }
}

function timeOf({ startMinute, endMinute, breakMinutes }: MatchedRow['shift']) {
  return plannedTime({
    startsAt: instantOfMinute(startMinute),
    endsAt: instantOfMinute(endMinute),
    breakMinutes,
  })
}

/** The audit entry of each mission, once for all its lines. */
function changesOf(rows: readonly MatchedRow[]): readonly Change[] {
  const ofMission = Map.groupBy(rows, ({ shift }) => shift.missionId)
  return [...ofMission].map(([missionId, ofIt]) => ({
    action: 'attendance.import',
    entity: 'mission',
    entityId: missionId,
    before: null,
    after: { importedHours: ofIt.length },
  }))
}

function toMutable({ category, rows }: ReturnType<typeof importErrors>[number]) {
  return { category, rows: [...rows] }
}
