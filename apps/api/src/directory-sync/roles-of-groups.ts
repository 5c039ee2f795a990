import type { TeamRole } from '@renfort/domain/access/actor.ts'
import { highestRole, roleAfter } from '@renfort/domain/directory-sync/directory-sync.ts'
import { refuseLostAdministrators } from '@renfort/domain/team/team.ts'
import { throwRefusal } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { setRole } from '../team/team-queries.ts'
import { findAdministrators, findStandings, markLedByGroup } from './membership-queries.ts'

/** The company or group whose directory changes, and the role of people whom no group gives one. */
export interface Ground {
  readonly organisationId: string
  readonly defaultRole: TeamRole
}

/** Gives people of the directory the role that their groups give them by now. */
export async function followGroups(
  { queries, transaction }: CommandCall,
  { organisationId, defaultRole }: Ground,
  directoryUserIds: readonly string[],
): Promise<void> {
  if (directoryUserIds.length === 0) return
  for (const standing of await findStandings(queries, organisationId, directoryUserIds)) {
    const { id, userId, role, isLedByGroup, given } = standing
    const next = roleAfter({ role, isLedByGroup }, highestRole(given), defaultRole)
    if (next.isLedByGroup !== isLedByGroup) await markLedByGroup(queries, id, next.isLedByGroup)
    if (next.role === role) continue
    await setRole(queries, { organisationId, userId, role: next.role })
    await transaction.record({
      action: 'member.changeRole',
      entity: 'user',
      entityId: userId,
      before: { role },
      after: { role: next.role },
    })
  }
}

/**
 * Does a change of memberships and refuses it when it leaves no administrator, or takes the right
 * from the one for emergencies: the transaction then leaves nothing.
 */
export async function keepingAdministrators<T>(
  { queries }: CommandCall,
  organisationId: string,
  change: () => Promise<T>,
): Promise<T> {
  const before = await findAdministrators(queries, organisationId)
  const result = await change()
  throwRefusal(refuseLostAdministrators(before, await findAdministrators(queries, organisationId)))
  return result
}
