import { type Me, readMe } from '@renfort/contract/session.ts'
import { type Actor } from '@renfort/domain/access/actor.ts'
import { type Action, can } from '@renfort/domain/access/policy.ts'
import type { Decision } from '@renfort/domain/access/decision.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from './query.ts'
import { stale } from './query-client.ts'
import { storage } from './storage.ts'

export const meQuery = () => queryFor(readMe, {}, stale.user)

/** The signed-in user; screens under the session guard have always loaded him. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data
}

/** Whoever acts for somebody is internal staff, although `me` is then the person acted for. */
export function actorOf(me: Me): Actor {
  const impersonating = storage.read('logasId') !== null
  return {
    isInsider: me.isInsider || impersonating,
    impersonating,
    role: me.role,
    organisation: me.organisation !== null ? 'active' : me.group !== null ? 'group' : 'none',
  }
}

/** Whether a user may do something. */
export function mayDo(me: Me, action: Action): boolean {
  return can(actorOf(me), action).allowed
}

/** Whether the user may do something, and why not: the same table as the API's. */
export function useCan(action: Action): Decision {
  return can(actorOf(useMe()), action)
}

/** Where a user starts (AUTH-01 to AUTH-03). */
export function homeOf(me: Me): '/side-admin' | '/planning' | '/home' | '/signin' {
  if (me.isInsider && storage.read('logasId') === null) return '/side-admin'
  if (me.organisation !== null) return '/planning'
  return me.group === null ? '/signin' : '/home'
}
