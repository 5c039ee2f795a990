import type { TeamRole } from '@renfort/domain/access/actor.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** A company and the group it belongs to; a group has no group. */
export interface Family {
  readonly organisationId: string
  readonly parentId: string | null
}

export interface Member {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: TeamRole
  readonly validated: boolean
  /** The organisation of the membership: the company itself, or its group (N-29). */
  readonly sourceOrganisationId: string
}

/**
 * Members of a company and of its group; a membership of the company itself wins over the group's.
 */
export async function findMembers(queries: Queries, family: Family): Promise<Member[]> {
  return memberships(queries, family).execute()
}

export async function findMember(
  queries: Queries,
  family: Family,
  userId: string,
): Promise<Member | undefined> {
  return memberships(queries, family).where('u.id', '=', userId).executeTakeFirst()
}

function memberships(queries: Queries, { organisationId, parentId }: Family) {
  const own: RawBuilder<boolean> = sql`m.organisation_id = ${organisationId}::uuid`
  return queries
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .distinctOn('u.id')
    .select([
      'u.id',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      sql<TeamRole>`m.role`.as('role'),
      sql<boolean>`u.validated_at is not null`.as('validated'),
      'm.organisation_id as sourceOrganisationId',
    ])
    .where(sql<boolean>`m.organisation_id in (${organisationId}::uuid, ${parentId}::uuid)`)
    .orderBy('u.id')
    .orderBy(own, 'desc')
}
