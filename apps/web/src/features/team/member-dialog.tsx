import type { MemberAction } from '@renfort/domain/team/team.ts'
import type { ComponentType } from 'react'
import { ChangeRoleDialog } from './dialogs/change-role.tsx'
import { RemoveMemberDialog } from './dialogs/remove-member.tsx'
import { ResendInvitationDialog } from './dialogs/resend-invitation.tsx'
import type { MemberDialogProps } from './member-dialog-props.ts'

const dialogs: Readonly<Record<MemberAction, ComponentType<MemberDialogProps>>> = {
  changeRole: ChangeRoleDialog,
  resendInvitation: ResendInvitationDialog,
  remove: RemoveMemberDialog,
}

/** The dialog of what is done to a member. */
export function MemberDialog({ action, ...props }: MemberDialogProps & { action: MemberAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}
