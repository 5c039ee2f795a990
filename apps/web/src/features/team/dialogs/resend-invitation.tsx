import { resendInvitation } from '@renfort/contract/team.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import type { MemberDialogProps } from '../member-dialog-props.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useTeamCommand } from '../queries.ts'
import { useTeamWords } from '../words.ts'

/** TEAM-04. */
export function ResendInvitationDialog({ member, onClose }: MemberDialogProps) {
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
