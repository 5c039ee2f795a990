import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { Transaction } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { setRole } from '../team/team-queries.ts'
import type { ConnectionRow } from './connection-queries.ts'
import { hasOtherAdministrator } from './subject-queries.ts'

/**
 * Gives a member the role that the directory says. The emergency administrator and the last
 * administrator stay what they are: a directory never takes the last one away.
 */
export async function followRole(
  transaction: Transaction,
  { organisationId, emergencyAdminId }: ConnectionRow,
  member: { userId: string; before: TeamRole; after: TeamRole | null },
): Promise<void> {
  const { queries } = transaction
  const { userId, before, after } = member
  if (after === before || userId === emergencyAdminId) return
  const isLast =
    before === 'admin' && !(await hasOtherAdministrator(queries, { organisationId, userId }))
  if (isLast) return
  if (after === null) throw refuse('errors.sso.no_role')
  await setRole(queries, { organisationId, userId, role: after })
  await transaction.record({
    action: 'member.changeRole',
    entity: 'user',
    entityId: userId,
    before: { role: before },
    after: { role: after },
  })
}
