import { type TeamRole, teamRoles } from '@renfort/domain/access/actor.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type RawBuilder, sql } from 'kysely'

type Alias = RawBuilder<unknown>

/**
 * The manager of a mission who is a member of its company or group with one of these roles; `null`
 * if there is none.
 */
export const managerOf = (
  mission: Alias,
  company: Alias,
  roles: readonly TeamRole[] = teamRoles,
) => sql`(
  select r.user_id from memberships r
  where r.user_id = ${mission}.manager_id
    and r.organisation_id in (${company}.id, ${company}.parent_id)
    and r.role = any(${roles}::text[])
  limit 1)`

/**
 * Joins the recipients of mails as `r`: the manager or, without one, the administrators of the
 * company.
 */
export const joinTold = (manager: Alias, company: Alias) => sql`
  join memberships r on case when ${manager} is null
    then r.organisation_id = ${company}.id and r.role = 'admin'
    else r.user_id = ${manager} and r.organisation_id in (${company}.id, ${company}.parent_id) end`

/** Roles of those who may stand in for somebody, and the day of Paris on which they do. */
interface Deputising {
  readonly roles: readonly TeamRole[]
  readonly today: IsoDate
}

/**
 * Joins as `t` the recipients `r` themselves, and beside each who is away on this day their deputy,
 * with the person in whose place they are told as `absent_id`. A deputy stands in with the role that
 * they have themselves.
 */
export const joinDeputies = (company: Alias, { roles, today }: Deputising) => sql`
  cross join lateral (
    select r.user_id, null::uuid as absent_id
    union all
    select w.deputy_id, w.user_id
    from member_absences w
    join users x on x.id = w.deputy_id and x.validated_at is not null
    cross join lateral (
      select k.role from memberships k
      where k.user_id = w.deputy_id and k.organisation_id in (${company}.id, ${company}.parent_id)
      order by k.organisation_id = ${company}.id desc limit 1
    ) k
    where w.organisation_id = ${company}.id and w.user_id = r.user_id
      and w.from_day <= ${today}::date and w.until_day >= ${today}::date
      and k.role = any(${roles}::text[])
  ) t`

/** The person in whose place somebody is told, joined as `y`; null in their own right. */
export const absentPerson = sql`case when y.id is not null then jsonb_build_object('id', y.id,
  'firstName', y.first_name, 'lastName', y.last_name) end`
