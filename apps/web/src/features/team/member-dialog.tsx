import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { Member } from '@renfort/contract/organisation.ts'
import {
  changeMemberRole,
  endSessionsOfMember,
  removeMember,
  resendInvitation,
  roleChange,
} from '@renfort/contract/team.ts'
import { type TeamRole, teamRoles } from '@renfort/domain/access/actor.ts'
import type { MemberAction } from '@renfort/domain/team/team.ts'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { RadioCardsFormField } from '../../form/radio-cards-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { CardOption } from '../../ui/radio-cards.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useTeamCommand } from './queries.ts'
import { useTeamWords } from './words.ts'

/** The props of every dialog about a member. */
interface MemberDialogProps {
  member: Member
  onClose: () => void
}

const dialogs: Readonly<Record<MemberAction, ComponentType<MemberDialogProps>>> = {
  changeRole: ChangeRoleDialog,
  resendInvitation: ResendInvitationDialog,
  endSessions: EndSessionsDialog,
  remove: RemoveMemberDialog,
}

/** The dialog of an action on a member. */
export function MemberDialog({ action, ...props }: MemberDialogProps & { action: MemberAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}

/** Changes the role of a member (TEAM-05). */
function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const roles = useRoleOptions()
  const change = useTeamCommand(changeMemberRole)
  const name = fullName(member)
  return (
    <EditDialog<z.input<typeof roleChange>, z.output<typeof roleChange>>
      isOpen
      onClose={onClose}
      title={t(($) => $.roleChange.title)}
      context={t(($) => $.roleChange.context, { name })}
      schema={roleChange}
      initial={{ role: member.role }}
      issuesOf={issuesOf}
      save={(body) => change.run({ params: { id: member.id }, body })}
      onSaved={() => toast.success(t(($) => $.roleChange.done, { name }))}
      fields={({ control }) => (
        <RadioCardsFormField
          control={control}
          name="role"
          label={t(($) => $.role)}
          options={roles}
          columns={1}
        />
      )}
    />
  )
}

/** Removes a member (TEAM-06). */
function RemoveMemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const name = fullName(member)
  const remove = useTeamCommand(removeMember, {
    onDone: () => toast.success(t(($) => $.removal.done, { name })),
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.removal.title, { name })}
      confirmLabel={t(($) => $.removal.confirm)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void remove.run({ params: { id: member.id } }).then(onClose, onClose)}
    >
      {member.validated
        ? t(($) => $.removal.text, { name })
        : t(($) => $.removal.textInvited, { name })}
    </ConfirmDialog>
  )
}

/** Sends an invitation again (TEAM-04). */
function ResendInvitationDialog({ member, onClose }: MemberDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const resend = useTeamCommand(resendInvitation, {
    onDone: () => toast.success(t(($) => $.resending.done, { name: fullName(member) })),
  })
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.resending.title)}
      confirmLabel={t(($) => $.resending.confirm)}
      pending={resend.isPending}
      onCancel={onClose}
      onConfirm={() => void resend.run({ params: { id: member.id } }).then(onClose, onClose)}
    >
      {t(($) => $.resending.text, { email: shownEmail(member.email) })}
    </ConfirmDialog>
  )
}

/** Closes all sessions of a member; one's own that asks stays open. */
function EndSessionsDialog({ member, onClose }: MemberDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const me = useMe()
  const name = fullName(member)
  const end = useTeamCommand(endSessionsOfMember, {
    onDone: () => toast.success(t(($) => $.sessions.done, { name })),
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.sessions.title, { name })}
      confirmLabel={t(($) => $.sessions.confirm)}
      pending={end.isPending}
      onCancel={onClose}
      onConfirm={() => void end.run({ params: { id: member.id } }).then(onClose, onClose)}
    >
      {member.id === me.id ? t(($) => $.sessions.ownText) : t(($) => $.sessions.text, { name })}
    </ConfirmDialog>
  )
}

/** The roles to choose from, each with its rights. */
export function useRoleOptions(): readonly CardOption<TeamRole>[] {
  const t = useTeamWords()
  return teamRoles.map((role) => ({
    value: role,
    label: t(($) => $.roles[role]),
    help: t(($) => $.roleHelp[role]),
  }))
}
