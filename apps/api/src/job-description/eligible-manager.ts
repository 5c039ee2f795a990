import { canManageMissions } from '@renfort/domain/access/actor.ts'
import { type Family, findMember } from '../organisation/member-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/** The manager, unless they have left or may no longer manage missions (POST-31, POST-32). */
export async function eligibleManager(
  queries: Queries,
  family: Family,
  managerId: string | null,
): Promise<string | null> {
  if (managerId === null) return null
  const member = await findMember(queries, family, managerId)
  return member !== undefined && canManageMissions(member.role) ? member.id : null
}
