import { type TeamRole, teamRoles } from '@renfort/domain/access/actor.ts'
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
