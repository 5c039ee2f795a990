import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { ShiftsOfSiders, TimesOfSiders } from './import-queries.ts'

/** Imported hours, a column each. */
export interface ImportedColumns extends TimesOfSiders {
  /** The breaks of what was worked, and of what was planned, as JSON. */
  readonly breaks: readonly string[]
  readonly plannedBreaks: readonly string[]
  readonly matchesPlan: readonly boolean[]
  /** Whether another line takes the hours elsewhere with which these would share time. */
  readonly meetsMoved: readonly boolean[]
}

interface Import {
  readonly columns: ImportedColumns
  /** What the company has done, as JSON. */
  readonly actions: string
  readonly now: Instant
  readonly userId: string
}

/**
 * Keeps imported hours in one statement, whatever their number: those that are not there yet are made
 * with their plan first; all get the version of the company, which is in force from now on. Answers
 * how many it kept: fewer than asked where somebody else was quicker.
 */
export async function storeImportedHours(
  queries: Queries,
  { columns, actions, now, userId }: Import,
): Promise<number> {
  const { shiftIds, siderIds, startDates, endDates, breaks, plannedBreaks } = columns
  const { matchesPlan, meetsMoved } = columns
  const { rows } = await sql<{ stored: number }>`
    with said as (
      select r.*, s.organisation_id, s.mission_id, s.starts_at, s.ends_at
      from unnest(${shiftIds}::uuid[], ${siderIds}::uuid[], ${startDates}::timestamptz[],
        ${endDates}::timestamptz[], ${breaks}::text[], ${plannedBreaks}::text[],
        ${matchesPlan}::boolean[], ${meetsMoved}::boolean[])
        r (shift_id, sider_id, started, ended, breaks, planned_breaks, matches_plan, meets_moved)
      join shifts s on s.id = r.shift_id
    ), kept as (
      insert into attendances as a (organisation_id, mission_id, shift_id, sider_id, status,
        starts_at, worked_from, worked_until, matches_plan, within_others, created_at, updated_at)
      select organisation_id, mission_id, shift_id, sider_id, 'att.waiting', starts_at, started,
        ended, matches_plan, meets_moved, ${now}::timestamptz, ${now}::timestamptz
      from said
      on conflict (shift_id, sider_id) do update
      set worked_from = excluded.worked_from, worked_until = excluded.worked_until,
        matches_plan = excluded.matches_plan, within_others = excluded.within_others,
        updated_at = excluded.updated_at
      where a.status = 'att.waiting'
      returning id, shift_id, sider_id
    ), planned as (
      insert into attendance_versions
        (attendance_id, number, organisation_id, origin, starts_at, ends_at, breaks, made_at)
      select k.id, 0, r.organisation_id, 'shift', r.starts_at, r.ends_at, r.planned_breaks::jsonb,
        ${now}::timestamptz
      from kept k join said r on r.shift_id = k.shift_id and r.sider_id = k.sider_id
      where not exists (select from attendance_versions v where v.attendance_id = k.id)
      on conflict (attendance_id, number) do nothing
    ), added as (
      insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at,
        ends_at, breaks, actions, made_at, made_by)
      select k.id, 1, r.organisation_id, 'company', r.started, r.ended, r.breaks::jsonb,
        ${actions}::jsonb, ${now}::timestamptz, ${userId}::uuid
      from kept k join said r on r.shift_id = k.shift_id and r.sider_id = k.sider_id
      returning 1
    )
    select count(*)::int as stored from added`.execute(queries)
  return rows[0]?.stored ?? 0
}

/** Puts hours under the rule that a Sider is in one place at a time, once all have their new time. */
export async function setApart(
  queries: Queries,
  { shiftIds, siderIds }: ShiftsOfSiders,
): Promise<void> {
  await sql`
    update attendances a set within_others = false
    from unnest(${shiftIds}::uuid[], ${siderIds}::uuid[]) r (shift_id, sider_id)
    where a.shift_id = r.shift_id and a.sider_id = r.sider_id`.execute(queries)
}
