import type { Actor, CallerKind } from '../access/actor.ts'
import type { Agent } from '../access/agent.ts'

function member(role: Actor['role']): Actor {
  return { isInsider: false, impersonating: false, role, organisation: 'active' }
}

/** One caller of each column of the permission matrix. */
export const actorOf: Readonly<Record<CallerKind, Actor>> = {
  admin: member('admin'),
  user: member('user'),
  collaborator: member('collaborator'),
  insider: { isInsider: true, impersonating: false, role: null, organisation: 'none' },
  // On behalf of an admin. What depends on the role of the impersonated user is tested apart.
  logAs: { isInsider: true, impersonating: true, role: 'admin', organisation: 'active' },
  group: { isInsider: false, impersonating: false, role: 'admin', organisation: 'group' },
}

/** Every kind of agent that can cause an event of a state machine. */
export const agentOf: Readonly<Record<CallerKind | 'system', Agent>> = {
  ...actorOf,
  system: 'system',
}
