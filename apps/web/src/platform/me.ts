import { type Me, readMe } from '@renfort/contract/session.ts'
import { type Actor } from '@renfort/domain/access/actor.ts'
import { type Action, can } from '@renfort/domain/access/policy.ts'
import type { Decision } from '@renfort/domain/access/decision.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from './query.ts'
import { staleAfter } from './stale-after.ts'
import { stale } from './query-client.ts'
import { type FixedPath, screenPaths, staffPaths } from './screen-paths.ts'
import { storage } from './storage.ts'

staleAfter(readMe, ['company', 'absences'])

export const meQuery = () => queryFor(readMe, {}, stale.user)

/** The signed-in user; the session guard has always loaded them before a screen is drawn. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data
}

/** The actor of a user: internal staff who act for a user stay internal staff, although `me` is then that user. */
export function actorOf(me: Me): Actor {
  const impersonating = storage.read('logasId') !== null
  return {
    isInsider: me.isInsider || impersonating,
    impersonating,
    role: me.role,
    organisation: me.organisation !== null ? 'active' : me.group !== null ? 'group' : 'none',
  }
}

/** Whether the user is in the space of a group, where no company is active. */
export function useIsGroupSpace(): boolean {
  return actorOf(useMe()).organisation === 'group'
}

/** Whether a user may do something. */
export function mayDo(me: Me, action: Action): boolean {
  return can(actorOf(me), action).allowed
}

/** Whether a user may do something in the active company or, in the space of a group, in its companies. */
export function mayDoInCompany(me: Me, action: Action): boolean {
  const actor = actorOf(me)
  const isGroup = actor.organisation === 'group'
  return can(isGroup ? { ...actor, organisation: 'active' } : actor, action).allowed
}

/** Whether the user may do something, and why not; the API uses the same table. */
export function useCan(action: Action): Decision {
  return can(actorOf(useMe()), action)
}

/** The first page of a user (AUTH-01 to AUTH-03). */
export function homeOf(me: Me): FixedPath {
  if (me.isInsider && storage.read('logasId') === null) return staffPaths.home
  if (me.organisation !== null) return screenPaths.planning
  return me.group === null ? screenPaths.signIn : screenPaths.home
}
