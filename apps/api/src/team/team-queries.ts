import type { TeamRole } from '@renfort/domain/access/actor.ts'
import { sql } from 'kysely'
import { type Family, findMember, type Member } from '../organisation/member-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/** A member and their account, locked until the end of the transaction. */
export async function lockMember(
  queries: Queries,
  family: Family,
  userId: string,
): Promise<Member | undefined> {
  const { organisationId, parentId } = family
  await queries
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('u.id', '=', userId)
    .where(sql<boolean>`m.organisation_id in (${organisationId}::uuid, ${parentId}::uuid)`)
    .forUpdate(['m'])
    .execute()
  return findMember(queries, family, userId)
}

export async function setRole(
  queries: Queries,
  membership: { organisationId: string; userId: string; role: TeamRole },
): Promise<void> {
  await queries
    .updateTable('memberships')
    .set({ role: membership.role })
    .where('organisation_id', '=', membership.organisationId)
    .where('user_id', '=', membership.userId)
    .execute()
}

export async function deleteMembership(
  queries: Queries,
  membership: { organisationId: string; userId: string },
): Promise<void> {
  await queries
    .deleteFrom('memberships')
    .where('organisation_id', '=', membership.organisationId)
    .where('user_id', '=', membership.userId)
    .execute()
}

/** Whether somebody still belongs to any company or group. */
export async function belongsAnywhere(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('memberships')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
