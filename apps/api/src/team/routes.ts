import { secondFactors, sessionLimits, team } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { changeMemberRole } from './change-member-role.ts'
import { endSessionsOfMember } from './end-sessions-of-member.ts'
import { inviteMember } from './invite-member.ts'
import { removeMember } from './remove-member.ts'
import { readTeamFactors, requireOfTeam, resetOfMember } from './second-factor-of-team.ts'
import { resendInvitation } from './resend-invitation.ts'
import { limitSessions, readSessionLimit } from './session-limit-of-team.ts'

// These operations reach every company: an e-mail may be taken, and an account still be used, in
// another one.
export const teamRoutes: readonly Route[] = [
  command(team.inviteMember, inviteMember, 'everything'),
  command(team.changeMemberRole, changeMemberRole),
  command(team.removeMember, removeMember, 'everything'),
  command(team.resendInvitation, resendInvitation, 'everything'),
  command(team.endSessionsOfMember, endSessionsOfMember, 'everything'),
  read(secondFactors.readTeam, readTeamFactors, 'everything'),
  command(secondFactors.requireOfTeam, requireOfTeam, 'everything'),
  command(secondFactors.resetOfMember, resetOfMember, 'everything'),
  read(sessionLimits.readSessionLimit, readSessionLimit, 'everything'),
  command(sessionLimits.limitSessions, limitSessions, 'everything'),
]
