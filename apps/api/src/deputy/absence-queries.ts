import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { Absence, TeamMate } from '@renfort/domain/deputy/absence.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Family } from '../organisation/member-queries.ts'
import type { Queries } from '../platform/database/db.ts'

interface Named {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export interface AbsenceRow extends Absence {
  readonly id: string
  readonly person: Named
  readonly deputy: Named
  /** The role of the person; `null` where they have left the team. */
  readonly role: TeamRole | null
  /** The deputy as the team has them now; `null` where they have left it. */
  readonly mate: TeamMate | null
  /** When the deputy is away themselves. */
  readonly deputyAway: readonly Absence[]
}

/** More than a company ever declares. */
const most = 1_000

/** Absences of a company that are not over: all, or those that concern one person. */
export async function findAbsences(
  queries: Queries,
  { organisationId, parentId }: Family,
  { today, of }: { readonly today: IsoDate; readonly of: string | null },
): Promise<readonly AbsenceRow[]> {
  const roleOf = (user: string) => sql`(
    select m.role from memberships m
    where m.user_id = ${sql.ref(user)} and m.organisation_id in (${organisationId}::uuid, ${parentId}::uuid)
    order by m.organisation_id = ${organisationId}::uuid desc limit 1)`
  const named = (user: string) => sql`jsonb_build_object('id', ${sql.ref(`${user}.id`)},
    'firstName', ${sql.ref(`${user}.first_name`)}, 'lastName', ${sql.ref(`${user}.last_name`)})`
  const { rows } = await sql<AbsenceRow>`
    select a.id, a.from_day as "from", a.until_day as until, ${named('y')} as person,
      ${named('x')} as deputy, ${roleOf('y.id')} as role,
      case when r.role is not null then jsonb_build_object('id', x.id, 'role', r.role,
        'validated', x.validated_at is not null) end as mate,
      (
        select coalesce(jsonb_agg(jsonb_build_object('from', o.from_day, 'until', o.until_day)), '[]')
        from member_absences o
        where o.organisation_id = a.organisation_id and o.user_id = a.deputy_id
          and o.until_day >= ${today}::date
      ) as "deputyAway"
    from member_absences a
    join users y on y.id = a.user_id
    join users x on x.id = a.deputy_id
    cross join lateral (select ${roleOf('x.id')} as role) r
    where a.organisation_id = ${organisationId}::uuid and a.until_day >= ${today}::date
      and (${of}::uuid is null or a.user_id = ${of}::uuid or a.deputy_id = ${of}::uuid)
    order by a.from_day, a.id limit ${most}`.execute(queries)
  return rows
}

/** Days on which somebody is away, of absences that are not over. */
export async function findDaysAway(
  queries: Queries,
  { organisationId }: Pick<Family, 'organisationId'>,
  { userId, today }: { readonly userId: string; readonly today: IsoDate },
): Promise<readonly Absence[]> {
  return queries
    .selectFrom('member_absences')
    .select(['from_day as from', 'until_day as until'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('until_day', '>=', today)
    .execute()
}

/** One absence of a company is declared after the other, so that what was checked still holds. */
export async function lockAbsences(queries: Queries, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`absences ${organisationId}`}, 0))`.execute(
    queries,
  )
}

interface NewAbsence extends Absence {
  readonly organisationId: string
  readonly userId: string
  readonly deputyId: string
}

export async function insertAbsence(
  queries: Queries,
  { organisationId, userId, deputyId, from, until }: NewAbsence,
  now: Instant,
): Promise<string> {
  const { id } = await queries
    .insertInto('member_absences')
    .values({
      organisation_id: organisationId,
      user_id: userId,
      deputy_id: deputyId,
      from_day: from,
      until_day: until,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeAbsence(queries: Queries, organisationId: string, id: string) {
  await queries
    .deleteFrom('member_absences')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}
