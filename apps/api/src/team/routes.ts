import { team } from '@renfort/contract'
import { command, type Route } from '../platform/route.ts'
import { changeMemberRole } from './change-member-role.ts'
import { inviteMember } from './invite-member.ts'
import { removeMember } from './remove-member.ts'
import { resendInvitation } from './resend-invitation.ts'

// An e-mail is taken, and an account goes on living, by what any company knows of its owner.
export const teamRoutes: readonly Route[] = [
  command(team.inviteMember, inviteMember, 'everything'),
  command(team.changeMemberRole, changeMemberRole),
  command(team.removeMember, removeMember, 'everything'),
  command(team.resendInvitation, resendInvitation),
]
