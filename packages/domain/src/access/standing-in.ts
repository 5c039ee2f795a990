import type { AbsentMember, Actor } from './actor.ts'
import {
  type Action,
  can,
  policy,
  type Reach,
  reachesOnlyOwn,
  reachOfRole,
  type Rule,
} from './policy.ts'

/** Whom an actor stands in for with an action: those who are away and whose role has it too. */
export function absentWith(actor: Actor, action: Action): readonly AbsentMember[] {
  const { deputy }: Rule = policy[action]
  const { standsInFor = [], organisation } = actor
  if (deputy === 'none' || organisation !== 'active' || !can(actor, action).allowed) return []
  return standsInFor.filter(({ role }) => reachOfRole(role, action) !== 'none')
}

/** What an actor reaches with an action, in their own right and as a deputy. */
export function reachWithDeputies(actor: Actor, action: Action): Reach {
  if (!can(actor, action).allowed) return 'none'
  if (!reachesOnlyOwn(actor, action)) return 'all'
  return absentWith(actor, action).some(({ role }) => reachOfRole(role, action) === 'all')
    ? 'all'
    : 'own'
}

/**
 * Those whose missions an allowed action reaches: the user, and the members in whose place they act;
 * `null` where it reaches every mission of the company.
 */
export function ownersReached(
  actor: Actor,
  action: Action,
  userId: string,
): readonly string[] | null {
  return reachWithDeputies(actor, action) === 'all'
    ? null
    : [userId, ...absentWith(actor, action).map((absent) => absent.userId)]
}

/** Who manages and who created a mission. */
export interface MissionOwners {
  readonly managerId: string | null
  readonly createdBy: string | null
}

/**
 * In whose place an allowed act on a mission is done; `null` in the actor’s own right. What is their
 * own they do themselves; what an absent member manages or created they do for them; the rest they do
 * themselves where their role covers it, else for the one whose role does.
 */
export function actsInPlaceOf(
  actor: Actor,
  action: Action,
  { userId, owners }: { readonly userId: string; readonly owners: MissionOwners },
): string | null {
  const { managerId, createdBy } = owners
  if (managerId === userId || createdBy === userId) return null
  const absent = absentWith(actor, action)
  const owner =
    absent.find((one) => one.userId === managerId) ?? absent.find((one) => one.userId === createdBy)
  if (owner !== undefined) return owner.userId
  if (!reachesOnlyOwn(actor, action)) return null
  return absent.find(({ role }) => reachOfRole(role, action) === 'all')?.userId ?? null
}
