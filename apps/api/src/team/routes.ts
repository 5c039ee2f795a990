import { team } from '@renfort/contract'
import { command, type Route } from '../platform/http/route.ts'
import { changeMemberRole } from './change-member-role.ts'
import { inviteMember } from './invite-member.ts'
import { removeMember } from './remove-member.ts'
import { resendInvitation } from './resend-invitation.ts'

// These operations reach every company: an e-mail may be taken, and an account still be used, in
// another one.
export const teamRoutes: readonly Route[] = [
  command(team.inviteMember, inviteMember, 'everything'),
  command(team.changeMemberRole, changeMemberRole),
  command(team.removeMember, removeMember, 'everything'),
  command(team.resendInvitation, resendInvitation, 'everything'),
]
