import type { WorkedShift } from '@renfort/domain/hiring/hire-check.ts'
import type { Hire } from '@renfort/domain/hiring/hiring.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Span } from '@renfort/domain/mission/mission.ts'
import type { LicenceEnd } from '@renfort/domain/sider/licence-end.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { findTakenBlocks } from '../mission-record/taken-block-queries.ts'
import { json } from '../platform/database/json-columns.ts'

export interface HiringMission {
  readonly id: string
  readonly organisationId: string
}

/**
 * Locks these Siders for hiring until the end of the transaction, so that two missions cannot both
 * find them free. All callers lock in the same order, so that no deadlock occurs.
 */
export async function lockSiders(queries: Queries, siderIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(id::text, 0))
    from (select id from unnest(${siderIds}::uuid[]) id order by id) s`.execute(queries)
}

/**
 * The shifts of some Siders in a period, in any company, by Sider: their own, and the blocks of
 * flexible plannings in weeks without shifts so far.
 */
export async function findTakenShifts(
  queries: Queries,
  siderIds: readonly string[],
  period: { readonly since: Instant; readonly until: Instant },
): Promise<ReadonlyMap<string, readonly WorkedShift[]>> {
  const { rows } = await sql<WorkedShift & { siderId: string }>`
    select sider_id as "siderId", starts_at as "startsAt", ends_at as "endsAt",
      break_minutes as "breakMinutes", time_zone as "timeZone"
    from taken_shifts(
      ${siderIds}::uuid[], ${period.since}::timestamptz, ${period.until}::timestamptz
    )`.execute(queries)
  const blocks = await findTakenBlocks(queries, siderIds, period)
  return Map.groupBy([...rows, ...blocks], ({ siderId }) => siderId)
}

/** The names of these Siders, by id; unknown ids are left out. */
export async function findSiderNames(
  queries: Queries,
  siderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, full_name(first_name, last_name) as name from siders
    where id = any(${siderIds}::uuid[])`.execute(queries)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Which of these Siders can no longer be hired. */
export async function findDeactivated(
  queries: Queries,
  siderIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from siders
    where id = any(${siderIds}::uuid[]) and deactivated_at is not null`.execute(queries)
  return rows.map(({ id }) => id)
}

/** The absences of some Siders that touch a period, by Sider. */
export async function findAbsences(
  queries: Queries,
  siderIds: readonly string[],
  period: { readonly since: Instant; readonly until: Instant },
): Promise<ReadonlyMap<string, readonly Span[]>> {
  const { rows } = await sql<Span & { siderId: string }>`
    select sider_id as "siderId", starts_at as "startsAt", ends_at as "endsAt"
    from sider_unavailabilities
    where sider_id = any(${siderIds}::uuid[])
      and starts_at < ${period.until}::timestamptz and ends_at > ${period.since}::timestamptz
    order by sider_id, starts_at`.execute(queries)
  return Map.groupBy(rows, ({ siderId }) => siderId)
}

/** The licences of some Siders that have a last day, of those that a mission asks for; by Sider. */
export async function findLicenceEnds(
  queries: Queries,
  siderIds: readonly string[],
  wanted: readonly string[],
): Promise<ReadonlyMap<string, readonly LicenceEnd[]>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<LicenceEnd & { siderId: string }>`
    select sider_id as "siderId", licence_id as "licenceId", ends_on as "endsOn"
    from licence_ends(${siderIds}::uuid[], ${wanted}::text[])`.execute(queries)
  return Map.groupBy(rows, ({ siderId }) => siderId)
}

/** The Siders whom the company has refused as applicants of a mission. */
export async function findRefused(
  queries: Queries,
  { id, organisationId }: HiringMission,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('applicants')
    .select('sider_id as siderId')
    .where('organisation_id', '=', organisationId)
    .where('mission_id', '=', id)
    .where('status', '=', 'refused')
    .execute()
  return new Set(rows.map(({ siderId }) => siderId))
}

/** Everybody hired for a mission; each has one contract for it. */
export async function findHired(queries: Queries, missionId: string): Promise<string[]> {
  return (await findContracted(queries, missionId)).map(({ siderId }) => siderId)
}

/** The same, with the time of their first hire. */
export async function findContracted(
  queries: Queries,
  missionId: string,
): Promise<{ siderId: string; since: Instant }[]> {
  return queries
    .selectFrom('contracts')
    .select(['sider_id as siderId', 'created_at as since'])
    .where('mission_id', '=', missionId)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('sider_id')
    .execute()
}

export async function insertAssignments(
  queries: Queries,
  mission: HiringMission,
  hires: readonly Hire[],
): Promise<void> {
  await sql`
    insert into assignments (shift_id, sider_id, mission_id, organisation_id)
    select h."shiftId", h."siderId", ${mission.id}::uuid, ${mission.organisationId}::uuid
    from jsonb_to_recordset(${json(hires)}::jsonb) h ("shiftId" uuid, "siderId" uuid)`.execute(
    queries,
  )
}

/** Removes Siders from shifts that stay. */
export async function removeAssignments(
  queries: Queries,
  mission: HiringMission,
  left: readonly Hire[],
): Promise<void> {
  await sql`
    delete from assignments a
    using jsonb_to_recordset(${json(left)}::jsonb) h ("shiftId" uuid, "siderId" uuid)
    where a.shift_id = h."shiftId" and a.sider_id = h."siderId"
      and a.mission_id = ${mission.id}::uuid
      and a.organisation_id = ${mission.organisationId}::uuid`.execute(queries)
}

/** Marks Siders as hired and, if needed, as known to the company. */
export async function markHired(
  queries: Queries,
  mission: HiringMission,
  siderIds: readonly string[],
  now: Instant,
): Promise<void> {
  await sql`
    update requested_siders set status = 'hired'
    where mission_id = ${mission.id} and sider_id = any(${siderIds}::uuid[])`.execute(queries)
  await sql`
    insert into sider_organisations (organisation_id, sider_id, since, hired_at)
    select ${mission.organisationId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${siderIds}::uuid[]) id order by id
    on conflict (organisation_id, sider_id) do update set hired_at = excluded.hired_at`.execute(
    queries,
  )
}
