import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { sessionRole, teamRoles } from '@renfort/domain/access/actor.ts'
import { policy } from '@renfort/domain/access/policy.ts'
import { sql } from 'kysely'
import { joinTold, managerOf } from '../mission-record/manager-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/** A person who receives mails about a contract. */
export interface Recipient {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
}

/** Roles that may sign. */
export const signers = teamRoles.filter(
  (role) => policy['contract.sign'].company[sessionRole(role)] !== 'none',
)

/**
 * The recipients of mails about the contracts of a mission, each once: its manager, if they belong
 * to the company or its group and may sign; else all administrators of the company.
 */
export async function findSigners(
  queries: Queries,
  missionId: string,
): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select distinct u.id as "userId", u.email, u.first_name as "firstName", u.locale
    from missions m
    join organisations o on o.id = m.organisation_id
    cross join lateral (select ${managerOf(sql`m`, sql`o`, signers)} as manager_id) g
    ${joinTold(sql`g.manager_id`, sql`o`)}
    join users u on u.id = r.user_id
    where m.id = ${missionId}::uuid
    order by u.id`.execute(queries)
  return rows
}

/** A member of a company, or of the group that it belongs to. */
export async function findMemberToTell(
  queries: Queries,
  organisationId: string,
  userId: string,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select u.id as "userId", u.email, u.first_name as "firstName", u.locale
    from organisations o
    join memberships r on r.organisation_id in (o.id, o.parent_id)
    join users u on u.id = r.user_id
    where o.id = ${organisationId}::uuid and u.id = ${userId}::uuid
    limit 1`.execute(queries)
  return rows[0]
}

/** All internal staff. */
export async function findStaff(queries: Queries): Promise<readonly Recipient[]> {
  return queries
    .selectFrom('users')
    .select(['id as userId', 'email', 'first_name as firstName', 'locale'])
    .where('is_insider', '=', true)
    .orderBy('id')
    .$narrowType<{ locale: Locale }>()
    .execute()
}
