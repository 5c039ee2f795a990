import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import type { RecurrenceRule, RecurrenceType } from '@renfort/domain/shift/recurrence.ts'
import { sql } from 'kysely'
import type { MissionKey } from './mission-queries.ts'
import type { Queries, Transaction } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

export interface StoredRecurrence extends RecurrenceRule {
  readonly id: string
}

const columns = [
  'r.id',
  'r.type',
  'r.every as interval',
  'r.until',
  'r.days',
  'r.with_holidays as withHolidays',
  'r.start_date as startDate',
  'r.set_pos as setPos',
] as const

interface NarrowColumns {
  type: RecurrenceType
  days: readonly Weekday[]
}

interface NewRecurrence {
  readonly organisationId: string
  readonly missionId: string
  readonly rule: RecurrenceRule
}

export async function insertRecurrence(
  queries: Queries,
  { organisationId, missionId, rule }: NewRecurrence,
): Promise<StoredRecurrence> {
  const { id } = await queries
    .insertInto('shift_recurrences')
    .values({
      organisation_id: organisationId,
      mission_id: missionId,
      type: rule.type,
      every: rule.interval,
      start_date: rule.startDate,
      until: rule.until,
      days: json(rule.days),
      set_pos: rule.setPos,
      with_holidays: rule.withHolidays,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...rule, id }
}

/**
 * The recurrences of a mission, including those without shifts: an undo may restore some of their
 * shifts.
 */
export async function findRecurrences(
  queries: Queries,
  missionId: string,
): Promise<ReadonlyMap<string, StoredRecurrence>> {
  const rows = await queries
    .selectFrom('shift_recurrences as r')
    .select(columns)
    .where('r.mission_id', '=', missionId)
    .$narrowType<NarrowColumns>()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The recurrence of a series that has shifts, if the caller may see it. */
export async function findLivingRecurrence(
  queries: Queries,
  { organisationId, owner, id }: MissionKey,
): Promise<StoredRecurrence | undefined> {
  const rule = queries
    .selectFrom('shift_recurrences as r')
    .innerJoin('missions as m', 'm.id', 'r.mission_id')
    .select(columns)
    .where('r.organisation_id', '=', organisationId)
    .where('r.id', '=', id)
    .where('r.removed_at', 'is', null)
    .$narrowType<NarrowColumns>()
  return owner === null
    ? rule.executeTakeFirst()
    : rule
        .where((any) => any.or([any('m.manager_id', '=', owner), any('m.created_by', '=', owner)]))
        .executeTakeFirst()
}

/** Stores the last days of some recurrences, and restores removed ones. */
export async function saveRecurrenceEnds(
  queries: Queries,
  rules: readonly Pick<StoredRecurrence, 'id' | 'until'>[],
): Promise<void> {
  await sql`
    update shift_recurrences r
    set until = d.until, removed_at = null
    from jsonb_to_recordset(${json(rules.map(({ id, until }) => ({ id, until })))}::jsonb)
      d (id uuid, until date)
    where r.id = d.id`.execute(queries)
}

/** Marks recurrences without shifts as removed; a day later they are deleted. */
export function removeEmptyRecurrences(
  { queries, write, now }: Transaction,
  missionId: string,
): void {
  const removal = sql`
    with gone as (
      delete from shift_recurrences
      where mission_id = ${missionId} and removed_at < ${now}::timestamptz - interval '1 day'
    )
    update shift_recurrences r
    set removed_at = ${now}
    where r.mission_id = ${missionId} and r.removed_at is null
      and not exists (select from shifts s where s.recurrence_id = r.id)`
  write(removal.compile(queries))
}
