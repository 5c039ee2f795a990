import type { Actor, TeamRole } from '../access/actor.ts'
import { allowed, type Decision, refused } from '../access/decision.ts'
import { can } from '../access/policy.ts'
import type { Refusal } from '../kernel/issue.ts'

/** Days for which the link of an invitation works (decisions §10). */
export const invitationLifetimeDays = 7

/** What an admin may do to a member of the team. */
export const memberActions = ['changeRole', 'resendInvitation', 'endSessions', 'remove'] as const
export type MemberAction = (typeof memberActions)[number]

export interface TeamMember {
  readonly role: TeamRole
  readonly validated: boolean
  /** Where the membership is: the company itself, or its group. */
  readonly sourceOrganisationId: string
}

/**
 * Whether an actor may do this to a member of the active company or group (TEAM-04 to TEAM-07). An
 * admin is never removed or demoted, so that a team always keeps one.
 */
export function canActOnMember(
  actor: Actor,
  action: MemberAction,
  organisationId: string,
  member: TeamMember,
): Decision {
  const right = can(actor, 'team.manage')
  if (!right.allowed) return right
  if (member.sourceOrganisationId !== organisationId) {
    return refused('errors.team.other_organisation')
  }
  if (action === 'resendInvitation') {
    return member.validated ? refused('errors.team.already_activated') : allowed
  }
  if (action === 'endSessions') {
    return member.validated ? allowed : refused('errors.team.not_activated')
  }
  if (member.role === 'admin') return refused('errors.team.admin_protected')
  if (action === 'remove') return allowed
  return member.validated ? allowed : refused('errors.team.not_activated')
}

/** The administrators of a team who have activated their account. */
export interface Administrators {
  readonly ids: readonly string[]
  /** Who keeps a way in when single sign-on is required of all others. */
  readonly emergencyId: string | null
}

/**
 * Whether a change by a directory leaves the team an administrator, and the one for emergencies
 * theirs: a directory makes mistakes for everybody at once.
 */
export function refuseLostAdministrators(
  before: Administrators,
  after: Administrators,
): Refusal | null {
  if (before.ids.length > 0 && after.ids.length === 0) return { key: 'errors.directory.last_admin' }
  const { emergencyId } = before
  const wasThere = emergencyId !== null && before.ids.includes(emergencyId)
  return wasThere && !after.ids.includes(emergencyId)
    ? { key: 'errors.directory.emergency_admin' }
    : null
}
