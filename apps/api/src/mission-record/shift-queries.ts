import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { builtOnce } from '../platform/database/built-once.ts'
import type { Queries, Transaction } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import { type ZonedMission, zoneOfMission } from './mission-pricing.ts'

export interface StoredShift extends ShiftDraft {
  readonly id: string
  readonly recurrenceId: string | null
}

const columns = [
  'id',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'break_minutes as breakMinutes',
  'slots',
  'recurrence_id as recurrenceId',
] as const

/** The shifts of a mission in the order of time, in its time zone. */
export async function findShifts(
  queries: Queries,
  mission: ZonedMission & { readonly id: string },
): Promise<StoredShift[]> {
  const rows = await queries
    .selectFrom('shifts')
    .select(columns)
    .where('mission_id', '=', mission.id)
    .orderBy('starts_at')
    .orderBy('ends_at')
    .execute()
  const timeZone = zoneOfMission(mission)
  return rows.map((row) => ({ timeZone, ...row }))
}

/** Of a mission whose row is not read yet: its shifts, and how many Siders it asks for by name. */
export async function findShiftsAndRequests(queries: Queries, missionId: string) {
  const { rows } = await queries.executeQuery(shiftsAndRequests(queries, { missionId }))
  const shifts = rows
    .map(({ id, startsAt, endsAt, breakMinutes, slots, recurrenceId }) => {
      return { id, startsAt, endsAt, breakMinutes, slots, recurrenceId }
    })
    .filter(isStored)
  return { shifts, requestedSidersCount: rows[0]?.requested ?? 0 }
}

const shiftsAndRequests = builtOnce(['missionId'], (queries, { missionId }) =>
  queries
    .selectFrom((from) =>
      from
        .selectFrom('requested_siders')
        .select((r) => r.fn.countAll<number>().as('requested'))
        .where('mission_id', '=', missionId)
        .as('r'),
    )
    .leftJoin('shifts', (join) => join.on('mission_id', '=', missionId))
    .select('requested')
    .select(columns)
    .orderBy('starts_at')
    .orderBy('ends_at'),
)

type UnplacedShift = Omit<StoredShift, 'timeZone'>

/** Without shifts the count stands alone in its row. */
function isStored(row: {
  readonly [Name in keyof UnplacedShift]: UnplacedShift[Name] | null
}): row is UnplacedShift {
  return row.id !== null
}

/** The mission of a shift of the company. */
export async function findMissionOfShift(
  queries: Queries,
  organisationId: string,
  shiftId: string,
): Promise<string | null> {
  const row = await queries
    .selectFrom('shifts')
    .select('mission_id')
    .where('id', '=', shiftId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.mission_id ?? null
}

export interface NewShifts {
  readonly organisationId: string
  readonly missionId: string
  /** Whether the mission is posted, so that its shifts show in the planning. */
  readonly posted: boolean
  /** The flexible planning that they come from. */
  readonly flexiblePlanningId?: string
  readonly drafts: readonly PlannedShift[]
}

/** A shift to store, with the series that it belongs to. */
export type PlannedShift = Omit<StoredShift, 'id'>

// All rows are one parameter, so that the text of the statement does not depend on their number.
const insert = `
  insert into shifts (id, organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, recurrence_id, posted, flexible_planning_id)
  select d.id, $1::uuid, $2::uuid, d."startsAt", d."endsAt", d."breakMinutes", d.slots, d."recurrenceId", $3::boolean, $4::uuid
  from jsonb_to_recordset($5::jsonb)
    d (id uuid, "startsAt" timestamptz, "endsAt" timestamptz, "breakMinutes" integer, slots integer, "recurrenceId" uuid)`

/** Stores shifts. They have ids from the start, so that nothing waits for the database. */
export function addShifts(
  { write }: Pick<Transaction, 'write'>,
  { organisationId, missionId, posted, flexiblePlanningId, drafts }: NewShifts,
): StoredShift[] {
  const shifts = drafts.map((draft) => ({ ...draft, id: randomUUID() }))
  if (shifts.length === 0) return []
  const parameters = [organisationId, missionId, posted, flexiblePlanningId ?? null, json(shifts)]
  write(CompiledQuery.raw(insert, parameters))
  return shifts
}

type Writing = Pick<Transaction, 'queries' | 'write'>

export function saveShifts({ queries, write }: Writing, shifts: readonly StoredShift[]): void {
  const update = sql`
    update shifts s
    set starts_at = d."startsAt", ends_at = d."endsAt", break_minutes = d."breakMinutes", slots = d.slots,
      recurrence_id = d."recurrenceId"
    from jsonb_to_recordset(${json(shifts)}::jsonb)
      d (id uuid, "startsAt" timestamptz, "endsAt" timestamptz, "breakMinutes" integer, slots integer,
        "recurrenceId" uuid)
    where s.id = d.id`
  write(update.compile(queries))
}

export function removeShifts({ queries, write }: Writing, ids: readonly string[]): void {
  write(sql`delete from shifts where id = any(${ids}::uuid[])`.compile(queries))
}

/** Makes the planning show the shifts of a mission. */
export async function markPosted(queries: Queries, missionId: string): Promise<void> {
  await queries
    .updateTable('shifts')
    .set({ posted: true })
    .where('mission_id', '=', missionId)
    .execute()
}
