import { type Me, readMe } from '@renfort/contract/auth.ts'
import { type Actor } from '@renfort/domain/access/actor.ts'
import { type Action, can } from '@renfort/domain/access/policy.ts'
import type { Decision } from '@renfort/domain/access/decision.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { queryFor, stale } from './query.ts'
import { storedSession } from './session.ts'
import { storage } from './storage.ts'

export const meQuery = () => queryFor(readMe, {}, stale.user)

/** The signed-in user; screens under the session guard have always loaded him. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data
}

export function actorOf(me: Me): Actor {
  return {
    isInsider: me.isInsider,
    impersonating: storage.read('logasId') !== null,
    role: me.role,
    organisation: me.organisation !== null ? 'active' : me.group !== null ? 'group' : 'none',
  }
}

/** Whether the user may do something, and why not: the same table as the API's. */
export function useCan(action: Action): Decision {
  return can(actorOf(useMe()), action)
}

/** Loads the user, or leads to the sign-in when the browser holds no session (AUTH-16). */
export async function requireUser(queryClient: QueryClient): Promise<Me> {
  if (storedSession() === null) throw redirect({ to: '/signin' })
  return queryClient.ensureQueryData(meQuery())
}

/** Loads the user and leads home whoever may not do this (PLAN-01, JD-01). */
export async function requireRight(queryClient: QueryClient, action: Action): Promise<Me> {
  const me = await requireUser(queryClient)
  if (!can(actorOf(me), action).allowed) throw redirect({ to: '/' })
  return me
}

/** Where a user starts (AUTH-01 to AUTH-03). */
export function homeOf(me: Me): '/side-admin' | '/planning' | '/home' | '/signin' {
  if (me.isInsider && storage.read('logasId') === null) return '/side-admin'
  if (me.organisation !== null) return '/planning'
  return me.group === null ? '/signin' : '/home'
}
