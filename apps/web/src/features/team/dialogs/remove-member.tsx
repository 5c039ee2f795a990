import { removeMember } from '@renfort/contract/team.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import type { MemberDialogProps } from '../member-dialog-props.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useTeamCommand } from '../queries.ts'
import { useTeamWords } from '../words.ts'

/** TEAM-06. */
export function RemoveMemberDialog({ member, onClose }: MemberDialogProps) {
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
