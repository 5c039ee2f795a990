import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/**
 * The hours that an import writes, as one array for each column: one statement takes them all
 * without a join.
 */
export interface ImportedColumns {
  readonly ids: readonly string[]
  readonly missionIds: readonly string[]
  readonly shiftIds: readonly string[]
  readonly siderIds: readonly string[]
  readonly startDates: readonly Instant[]
  readonly endDates: readonly Instant[]
  readonly plannedStarts: readonly Instant[]
  readonly plannedEnds: readonly Instant[]
  /** The breaks of the declared time, and of the plan, as JSON. */
  readonly breaks: readonly string[]
  readonly plannedBreaks: readonly string[]
  readonly matchesPlan: readonly boolean[]
  /** Whether these hours overlap hours that another line of the file moves away. */
  readonly meetsMoved: readonly boolean[]
}

interface Import {
  readonly organisationId: string
  readonly columns: ImportedColumns
  readonly now: Instant
}

/** Creates hours that do not exist yet, each with its plan as the first version. */
export async function insertImported(
  queries: Queries,
  { organisationId, columns, now }: Import,
): Promise<void> {
  const { ids, missionIds, shiftIds, siderIds, startDates, endDates } = columns
  const { plannedStarts, plannedEnds, plannedBreaks, matchesPlan, meetsMoved } = columns
  await sql`
    insert into attendances (id, organisation_id, mission_id, shift_id, sider_id, status, starts_at,
      worked_from, worked_until, matches_plan, within_others, imported_at, created_at, updated_at)
    select id, ${organisationId}::uuid, mission, shift, sider, 'att.waiting', planned, started, ended,
      matches, meets, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${ids}::uuid[], ${missionIds}::uuid[], ${shiftIds}::uuid[], ${siderIds}::uuid[],
      ${plannedStarts}::timestamptz[], ${startDates}::timestamptz[], ${endDates}::timestamptz[],
      ${matchesPlan}::boolean[], ${meetsMoved}::boolean[])
      r (id, mission, shift, sider, planned, started, ended, matches, meets)`.execute(queries)
  await sql`
    insert into attendance_versions
      (attendance_id, number, organisation_id, origin, starts_at, ends_at, breaks, made_at)
    select id, 0, ${organisationId}::uuid, 'shift', planned, until, breaks::jsonb, ${now}::timestamptz
    from unnest(${ids}::uuid[], ${plannedStarts}::timestamptz[], ${plannedEnds}::timestamptz[],
      ${plannedBreaks}::text[]) r (id, planned, until, breaks)`.execute(queries)
}

/** Puts the imported time in force for hours that existed already. */
export async function updateImported(
  queries: Queries,
  { organisationId, columns, now }: Import,
): Promise<void> {
  const { ids, startDates, endDates, matchesPlan, meetsMoved } = columns
  await sql`
    update attendances a
    set worked_from = r.started, worked_until = r.ended, matches_plan = r.matches,
      within_others = r.meets, imported_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    from unnest(${ids}::uuid[], ${startDates}::timestamptz[], ${endDates}::timestamptz[],
      ${matchesPlan}::boolean[], ${meetsMoved}::boolean[]) r (id, started, ended, matches, meets)
    where a.id = r.id and a.organisation_id = ${organisationId}::uuid`.execute(queries)
}

/** Adds the company's version after the plan. */
export async function insertCompanyVersions(
  queries: Queries,
  {
    organisationId,
    columns: { ids, startDates, endDates, breaks },
    now,
    actions,
    userId,
  }: Import & {
    /** The company's actions on the version, as JSON. */
    readonly actions: string
    readonly userId: string
  },
): Promise<void> {
  await sql`
    insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at,
      ends_at, breaks, actions, made_at, made_by, way)
    select id, 1, ${organisationId}::uuid, 'company', started, ended, breaks::jsonb,
      ${actions}::jsonb, ${now}::timestamptz, ${userId}::uuid, 'file'
    from unnest(${ids}::uuid[], ${startDates}::timestamptz[], ${endDates}::timestamptz[],
      ${breaks}::text[]) r (id, started, ended, breaks)`.execute(queries)
}

/**
 * Switches the constraint « one place at a time » back on for some hours, once all have their new
 * time.
 */
export async function setApart(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update attendances set within_others = false
    where id = any(${ids}::uuid[]) and organisation_id = ${organisationId}::uuid`.execute(queries)
}
