import type { Feedback } from '@renfort/domain/feedback/feedback.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** The missions that somebody may speak of: those of a company, or of one of its managers. */
export interface WorkReach {
  readonly organisationId: string
  readonly owner: string | null
}

/** The mission of a company, or of one of its managers, and who leads it. */
export async function findRatedMission(
  queries: Queries,
  { organisationId, owner }: WorkReach,
  missionId: string,
): Promise<{ readonly managerId: string | null } | undefined> {
  const { rows } = await sql<{ managerId: string | null }>`
    select m.manager_id as "managerId" from missions m
    where m.id = ${missionId}::uuid and m.organisation_id = ${organisationId}::uuid
      and ${ownedBy(owner)}`.execute(queries)
  return rows[0]
}

/**
 * Whether a Sider has worked on a mission: a shift of theirs has begun, or there are hours of theirs
 * that nobody had planned.
 */
export async function hasWorked(
  queries: Queries,
  {
    missionId,
    siderId,
    now,
  }: { readonly missionId: string; readonly siderId: string; readonly now: Instant },
): Promise<boolean> {
  const { rows } = await sql<{ worked: boolean }>`
    select exists (
      select from assignments a join shifts s on s.id = a.shift_id
      where a.mission_id = ${missionId}::uuid and a.sider_id = ${siderId}::uuid
        and s.starts_at <= ${now}::timestamptz
    ) or exists (
      select from attendances
      where mission_id = ${missionId}::uuid and sider_id = ${siderId}::uuid
    ) as worked`.execute(queries)
  return rows[0]?.worked ?? false
}

export interface WorkRow {
  readonly missionId: string
  readonly name: string | null
  readonly jobTitleId: string
  readonly endsAt: Instant | null
  readonly timeZone: TimeZone
  readonly isOwn: boolean
  readonly siderId: string
  readonly firstName: string
  readonly lastName: string
  readonly pictureURL: string | null
  readonly feedbacks: readonly Feedback[]
}

interface WorkAsked {
  readonly organisationId: string
  /** Whose own missions are marked; `null` marks all. */
  readonly owner: string | null
  readonly missionId: string | null
  readonly siderId: string | null
  readonly now: Instant
  readonly limit: number
}

/** Who has worked on which mission, with what the company said of it: the latest mission first, then by name. */
export async function findWork(
  queries: Queries,
  { organisationId, owner, missionId, siderId, now, limit }: WorkAsked,
): Promise<readonly WorkRow[]> {
  const about = sql.join(
    [
      ...(missionId === null ? [] : [sql`a.mission_id = ${missionId}::uuid`]),
      ...(siderId === null ? [] : [sql`a.sider_id = ${siderId}::uuid`]),
    ],
    sql` and `,
  )
  const { rows } = await sql<WorkRow>`
    with worked as (
      select a.mission_id, a.sider_id from assignments a join shifts s on s.id = a.shift_id
      where a.organisation_id = ${organisationId}::uuid and s.starts_at <= ${now}::timestamptz
        and ${about}
      union
      select a.mission_id, a.sider_id from attendances a
      where a.organisation_id = ${organisationId}::uuid and ${about}
    )
    select m.id as "missionId", m.name, m.job_title_id as "jobTitleId", m.ends_at as "endsAt",
      m.time_zone as "timeZone",
      ${ownedBy(owner)} as "isOwn", s.id as "siderId", s.first_name as "firstName",
      s.last_name as "lastName", s.picture_url as "pictureURL", f.feedbacks
    from worked w
    join missions m on m.id = w.mission_id
    join siders s on s.id = w.sider_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'siderId', f.sider_id, 'taskId', f.mission_id, 'typeId', f.type_id,
        'organisationId', f.organisation_id, 'managerId', f.manager_id, 'workAgain', f.work_again,
        'pro', f.pro, 'perf', f.perf, 'comment', f.comment
      ) order by f.type_id), '[]') as feedbacks
      from feedbacks f
      where f.mission_id = w.mission_id and f.sider_id = w.sider_id
        and f.organisation_id = ${organisationId}::uuid
    ) f
    order by m.starts_at desc, m.id, s.sort_name, s.id
    limit ${limit}`.execute(queries)
  return rows
}

function ownedBy(owner: string | null): RawBuilder<boolean> {
  return owner === null
    ? sql`true`
    : sql`coalesce(m.manager_id = ${owner}::uuid or m.created_by = ${owner}::uuid, false)`
}
