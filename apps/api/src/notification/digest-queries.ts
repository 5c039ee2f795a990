import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { NotificationTopic } from '@renfort/domain/notification/notification-choice.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { absentMembers } from '../platform/database/absent-members.ts'
import type { StoredAbsent } from '../platform/http/session.ts'

/** Somebody who asked for the mail of the morning. */
export interface DigestReader extends Readonly<Record<NotificationTopic, string>> {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
  /** The companies that they work in, by name; none for somebody who has left. */
  readonly companies: readonly DigestCompany[]
}

export interface DigestCompany {
  readonly id: string
  readonly name: string
  readonly role: TeamRole
  /** Whom the reader stands in for there today; `null` for nobody. */
  readonly absent: readonly StoredAbsent[] | null
}

/** Ids of those whose mail of a day has not been thought of, after one of them. */
export async function findDigestReaders(
  queries: Queries,
  {
    day,
    after,
    limit,
  }: { readonly day: IsoDate; readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from notification_choices
    where 'digest' in (siders, contracts, hours, invoices)
      and (digest_day is null or digest_day < ${day}::date)
      and (${after}::uuid is null or user_id > ${after}::uuid)
    order by user_id limit ${limit}`.execute(queries)
  return rows.map(({ id }) => id)
}

const absent = absentMembers({
  deputy: 'u.id',
  company: 'o.id',
  group: 'o.parent_id',
  now: 'n.now',
})

/**
 * Stores that somebody’s mail of a day was thought of, and returns them with the role that a session
 * would have in each company; `undefined` if it already was, or if they have chosen otherwise.
 */
export async function claimDigest(
  queries: Queries,
  userId: string,
  { day, now }: { readonly day: IsoDate; readonly now: Instant },
): Promise<DigestReader | undefined> {
  const { rows } = await sql<DigestReader>`
    with n as (
      update notification_choices set digest_day = ${day}::date
      where user_id = ${userId}::uuid and 'digest' in (siders, contracts, hours, invoices)
        and (digest_day is null or digest_day < ${day}::date)
      returning user_id, siders, contracts, hours, invoices, ${now}::timestamptz as now
    )
    select n.user_id as "userId", n.siders, n.contracts, n.hours, n.invoices,
      u.email, u.first_name as "firstName", u.locale, coalesce(c.companies, '[]') as companies
    from n
    join users u on u.id = n.user_id
    left join lateral (
      select m.organisation_id, m.role from memberships m
      join organisations p on p.id = m.organisation_id and p.kind = 'parent'
      where m.user_id = u.id order by m.created_at limit 1
    ) g on true
    left join lateral (
      select jsonb_agg(
        jsonb_build_object('id', o.id, 'name', o.name, 'role', coalesce(d.role, g.role),
          'absent', ${sql.raw(absent)})
        order by o.name, o.id
      ) as companies
      from (
        select organisation_id as id from memberships where user_id = u.id
        union
        select id from organisations where parent_id = g.organisation_id
      ) reached
      join organisations o on o.id = reached.id and o.kind = 'other' and o.blocked_at is null
      left join memberships d on d.user_id = u.id and d.organisation_id = o.id
    ) c on true`.execute(queries)
  return rows[0]
}

/** Whether somebody is of the team of a company, or of its group’s. */
export async function isInTeam(
  queries: Queries,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from organisations o
    join memberships m on m.organisation_id in (o.id, o.parent_id)
    where o.id = ${companyId}::uuid and m.user_id = ${userId}::uuid limit 1`.execute(queries)
  return rows.length > 0
}
