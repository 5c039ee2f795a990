import type { Actor, Caller, CallerKind, DirectoryActor, SiderActor } from '../access/actor.ts'
import type { Agent } from '../access/agent.ts'

function member(role: Actor['role']): Actor {
  return { isInsider: false, impersonating: false, role, organisation: 'active' }
}

/** One caller of each column of the permission matrix. */
export const actorOf: Readonly<Record<Exclude<CallerKind, 'sider' | 'directory'>, Actor>> = {
  admin: member('admin'),
  user: member('user'),
  collaborator: member('collaborator'),
  insider: { isInsider: true, impersonating: false, role: null, organisation: 'none' },
  // On behalf of an admin. What depends on the role of the impersonated user is tested apart.
  logAs: { isInsider: true, impersonating: true, role: 'admin', organisation: 'active' },
  group: { isInsider: false, impersonating: false, role: 'admin', organisation: 'group' },
}

export const siderActor: SiderActor = { siderId: '00000000-0000-4000-8000-000000000009' }

export const directoryActor: DirectoryActor = {
  directoryOf: '00000000-0000-4000-8000-000000000008',
}

/** One of each column. */
export const callerOf: Readonly<Record<CallerKind, Caller>> = {
  ...actorOf,
  sider: siderActor,
  directory: directoryActor,
}

/** Every kind of agent that can cause an event of a state machine. */
export const agentOf: Readonly<Record<CallerKind | 'system', Agent>> = {
  ...callerOf,
  system: 'system',
}
