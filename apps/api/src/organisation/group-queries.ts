import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface CompanyRow {
  readonly id: string
  readonly name: string
  /** The user’s role there, or else that in the group. */
  readonly role: TeamRole
  readonly isBlocked: boolean
  /** The day from which the company asks for a second factor. */
  readonly factorFrom: IsoDate | null
}

/** The companies of a group by name, each with the role of a user in it. */
export async function findCompaniesOfGroup(
  queries: Queries,
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
): Promise<readonly CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select o.id, o.name, coalesce(d.role, g.role) as role, o.blocked_at is not null as "isBlocked",
      f.required_from::text as "factorFrom"
    from organisations o
    left join memberships d on d.organisation_id = o.id and d.user_id = ${userId}::uuid
    left join memberships g on g.organisation_id = o.parent_id and g.user_id = ${userId}::uuid
    left join second_factor_requirements f on f.organisation_id = o.id
    where o.parent_id = ${groupId}::uuid
    order by o.name, o.id`.execute(queries)
  return rows
}
