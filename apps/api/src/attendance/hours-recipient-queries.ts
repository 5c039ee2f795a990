import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { teamRoles } from '@renfort/domain/access/actor.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { PersonName } from '@renfort/domain/kernel/person-name.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import {
  absentPerson,
  joinDeputies,
  joinTold,
  managerOf,
} from '../mission-record/manager-queries.ts'
import { isBeforeDay } from '../mission-record/place-day-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { deleteInParts } from '../platform/database/delete-in-parts.ts'
import { isImported } from './company-hours-queries.ts'

export interface HoursRecipient {
  readonly organisationId: string
  readonly organisationName: string
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
  /** Whether the mail is about missions that they manage; else about missions without a manager. */
  readonly isManager: boolean
  /** The company to open, for a member of its group only. */
  readonly companyToChoose: string | null
}

const recipientColumns = sql`
  o.id as "organisationId", o.name as "organisationName", u.id as "userId", u.email,
  u.first_name as "firstName", u.last_name as "lastName", u.locale,
  case when exists (
    select from memberships k where k.user_id = u.id and k.organisation_id = o.id
  ) then null else o.id end as "companyToChoose"`

/**
 * Who receives mails about the hours of a mission: its manager or, without one, the administrators
 * of its company.
 */
export async function findHoursRecipients(
  queries: Queries,
  missionId: string,
): Promise<readonly HoursRecipient[]> {
  const { rows } = await sql<HoursRecipient>`
    select ${recipientColumns}, g.manager_id is not null as "isManager"
    from missions m
    join organisations o on o.id = m.organisation_id
    cross join lateral (select ${managerOf(sql`m`, sql`o`)} as manager_id) g
    ${joinTold(sql`g.manager_id`, sql`o`)}
    join users u on u.id = r.user_id
    where m.id = ${missionId}::uuid
    order by u.id`.execute(queries)
  return [...new Map(rows.map((row) => [row.userId, row])).values()]
}

export interface HoursLeft extends HoursRecipient {
  readonly lines: number
  /** Whether some places of work are outside the zone of Paris, in which the deadline is given. */
  readonly isElsewhere: boolean
  /** In whose place a deputy is told; `null` for who is told in their own right. */
  readonly inPlaceOf: (PersonName & { readonly id: string }) | null
}

const start = { at: sql`a.starts_at`, missionId: sql`a.mission_id` }

/**
 * The undecided hours of earlier days, by company and by the person who is reminded of them; beside
 * who is away today their deputy.
 */
export async function findHoursLeft(
  queries: Queries,
  { startedBefore, today }: { readonly startedBefore: IsoDate; readonly today: IsoDate },
): Promise<readonly HoursLeft[]> {
  const { rows } = await sql<HoursLeft>`
    with by_mission as (
      select a.mission_id, count(*)::int as lines
      from attendances a
      where a.status = 'att.waiting' and a.paid_at is null and ${isBeforeDay(start, startedBefore)}
        and not a.within_others and not ${isImported}
      group by a.mission_id
    ), by_manager as (
      select o.id, ${managerOf(sql`m`, sql`o`)} as manager_id, sum(l.lines)::int as lines,
        bool_or(m.time_zone <> ${parisZone}) as elsewhere
      from by_mission l
      join missions m on m.id = l.mission_id
      join organisations o on o.id = m.organisation_id and o.blocked_at is null
      group by 1, 2
    )
    select distinct ${recipientColumns}, g.manager_id is not null as "isManager", g.lines,
      g.elsewhere as "isElsewhere", ${absentPerson} as "inPlaceOf"
    from by_manager g
    join organisations o on o.id = g.id
    ${joinTold(sql`g.manager_id`, sql`o`)}
    ${joinDeputies(sql`o`, { roles: teamRoles, today })}
    join users u on u.id = t.user_id
    left join users y on y.id = t.absent_id
    order by "organisationId", "userId", "inPlaceOf" nulls first`.execute(queries)
  return rows
}

/** Stores that a person was reminded; `false` if they already were. */
export async function markHoursReminded(
  queries: Queries,
  { organisationId, userId }: Pick<HoursRecipient, 'organisationId' | 'userId'>,
  dueAt: Instant,
): Promise<boolean> {
  const inserted = await queries
    .insertInto('hours_reminders')
    .values({ organisation_id: organisationId, user_id: userId, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes the records of reminders from earlier Mondays. */
export async function forgetReminders(queries: Queries, before: Instant): Promise<void> {
  await deleteInParts(queries, 'hours_reminders', sql`due_at < ${before}::timestamptz`)
}
