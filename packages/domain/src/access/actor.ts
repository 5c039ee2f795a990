/** Roles of a company member as they are stored; `missionManager` shows as `user` in a session (C-07). */
export const teamRoles = ['admin', 'missionManager', 'collaborator'] as const
export type TeamRole = (typeof teamRoles)[number]

export const sessionRoles = ['admin', 'user', 'collaborator'] as const
export type SessionRole = (typeof sessionRoles)[number]

export function sessionRole(role: TeamRole): SessionRole {
  return role === 'missionManager' ? 'user' : role
}

/** The stored role behind a role given as input; `user` is accepted as an alias (C-07). */
export function teamRole(role: TeamRole | 'user'): TeamRole {
  return role === 'user' ? 'missionManager' : role
}

/** Whether a member with this role may be assigned as the manager of a mission (POST-31, PERM-05). */
export function canManageMissions(role: TeamRole): boolean {
  return role === 'admin' || role === 'missionManager'
}

/** A member of the active company who is away, and in whose place a caller may act meanwhile. */
export interface AbsentMember {
  readonly userId: string
  /** Their role at this moment. */
  readonly role: SessionRole
}

/** The caller; `role` is theirs in the active organisation, or else in their group. */
export interface Actor {
  readonly isInsider: boolean
  readonly impersonating: boolean
  readonly role: SessionRole | null
  readonly organisation: 'active' | 'group' | 'none'
  /** The actions that a key was given, by which its caller acts; a person has none. */
  readonly scopes?: ReadonlySet<string>
  /** Whom the caller stands in for today, the longest away first; a key stands in for nobody. */
  readonly standsInFor?: readonly AbsentMember[]
}

/** A Sider, who acts on their own missions and hours alone. */
export interface SiderActor {
  readonly siderId: string
}

/** The directory of a company or a group, which tells who works there. */
export interface DirectoryActor {
  readonly directoryOf: string
}

/** Whoever calls: somebody with an account, a Sider, or a directory. */
export type Caller = Actor | SiderActor | DirectoryActor

export function isSider(caller: Caller): caller is SiderActor {
  return 'siderId' in caller
}

export function isDirectory(caller: Caller): caller is DirectoryActor {
  return 'directoryOf' in caller
}

export const callerKinds = [
  'admin',
  'user',
  'collaborator',
  'insider',
  'logAs',
  'group',
  'sider',
  'directory',
] as const
export type CallerKind = (typeof callerKinds)[number]

/** The column of a caller in the permission matrix; `null` for a member of no organisation. */
export function callerKind(actor: Caller): CallerKind | null {
  if (isSider(actor)) return 'sider'
  if (isDirectory(actor)) return 'directory'
  if (actor.impersonating) return 'logAs'
  if (actor.isInsider) return 'insider'
  if (actor.organisation === 'group') return 'group'
  return actor.organisation === 'active' ? actor.role : null
}
