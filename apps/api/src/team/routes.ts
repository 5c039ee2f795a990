import { team } from '@renfort/contract'
import { command, type Route } from '../platform/route.ts'
import { changeMemberRole } from './change-member-role.ts'
import { inviteMember } from './invite-member.ts'
import { removeMember } from './remove-member.ts'
import { resendInvitation } from './resend-invitation.ts'

export const teamRoutes: readonly Route[] = [
  command(team.inviteMember, inviteMember),
  command(team.changeMemberRole, changeMemberRole),
  command(team.removeMember, removeMember),
  command(team.resendInvitation, resendInvitation),
]
