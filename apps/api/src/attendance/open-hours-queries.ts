import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

interface DueUntil {
  readonly startedBefore: Instant
  readonly disputedUntil: Instant
}

export interface DueHours extends DueUntil {
  /** The last start of those that were validated before, which are not looked at again. */
  readonly startedFrom: Instant | null
  readonly now: Instant
  readonly limit: number
}

interface ValidatedHours {
  readonly id: string
  readonly organisationId: string
  readonly missionId: string
  readonly startsAt: Instant
}

/** Hours whose deadline has passed and that nobody has decided. */
function isDue({ startedBefore, disputedUntil }: DueUntil): RawBuilder<boolean> {
  return sql<boolean>`status in ('att.waiting', 'att.disputed') and paid_at is null
    and starts_at < ${startedBefore}::timestamptz and not within_others
    and (status = 'att.waiting' or disputed_at <= ${disputedUntil}::timestamptz)`
}

/**
 * Waits for whoever holds hours whose deadline has passed, and locks those that are left as they were.
 * In the order of all who lock several hours; nothing is written before, so that nobody waits in return.
 */
export async function lockDue(queries: Queries, due: DueUntil): Promise<void> {
  await sql`select from attendances where ${isDue(due)} order by id for update`.execute(queries)
}

/** Validates hours whose deadline has passed and that nobody else holds, in every company, the oldest first. */
export async function validateDue(
  queries: Queries,
  { startedFrom, now, limit, ...due }: DueHours,
): Promise<readonly ValidatedHours[]> {
  const action = { type: 'validation', updatedAt: now, updatedBy: null, origin: 'company' }
  const { rows } = await sql<ValidatedHours>`
    with due as (
      select id from attendances
      where ${isDue(due)} and starts_at >= coalesce(${startedFrom}::timestamptz, '-infinity')
      order by starts_at, id limit ${limit} for update skip locked
    ), validated as (
      update attendances a
      set status = 'att.validated', validated_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
      from due where a.id = due.id
      returning a.id, a.organisation_id, a.mission_id, a.starts_at
    ), noted as (
      update attendance_versions v set actions = v.actions || ${json([action])}::jsonb
      from validated a
      where v.attendance_id = a.id and v.number = (
        select max(number) from attendance_versions l where l.attendance_id = a.id)
    )
    select id, organisation_id as "organisationId", mission_id as "missionId",
      starts_at as "startsAt"
    from validated order by starts_at`.execute(queries)
  return rows
}

/** The first hours that wait, and the disputed ones with what their deadline depends on. */
export async function findFirstOpenHours(queries: Queries): Promise<{
  readonly waitingFrom: Instant | null
  readonly disputed: readonly { readonly startsAt: Instant; readonly disputedAt: Instant }[]
}> {
  const { rows } = await sql<{ startsAt: Instant; disputedAt: Instant | null }>`
    (select starts_at as "startsAt", null as "disputedAt" from attendances
      where status = 'att.waiting' and paid_at is null and not within_others order by starts_at limit 1)
    union all
    (select starts_at, disputed_at from attendances
      where status = 'att.disputed' and paid_at is null and disputed_at is not null
      order by starts_at limit 500)`.execute(queries)
  return {
    waitingFrom: rows.find(({ disputedAt }) => disputedAt === null)?.startsAt ?? null,
    disputed: rows.flatMap(({ startsAt, disputedAt }) =>
      disputedAt === null ? [] : [{ startsAt, disputedAt }],
    ),
  }
}
