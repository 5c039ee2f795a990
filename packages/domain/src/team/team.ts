import type { Actor, TeamRole } from '../access/actor.ts'
import { allowed, type Decision, refused } from '../access/decision.ts'
import { can } from '../access/policy.ts'

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
