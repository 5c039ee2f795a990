import type {
  BonusReply,
  LunchReply,
  TransportReply,
} from '@renfort/contract/remuneration-policy.ts'
import { deleteIndemnity } from '@renfort/contract/remuneration.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { usePolicyCommand } from '../queries.ts'
import { useRemunerationWords } from '../words.ts'
import { DeleteBonus, EditBonus } from './edit-bonus.tsx'
import { EditLunch } from './edit-lunch.tsx'
import { EditTransport } from './edit-transport.tsx'

/** The action on an indemnity; without one, an indemnity is added. */
export type OpenedIndemnity =
  | { readonly act: 'lunch'; readonly indemnity: LunchReply | undefined }
  | { readonly act: 'transportation'; readonly indemnity: TransportReply | undefined }
  | { readonly act: 'bonus'; readonly bonus: BonusReply | undefined }
  | { readonly act: 'deleteBonus'; readonly bonus: BonusReply }
  | {
      readonly act: 'delete'
      readonly kind: 'lunch' | 'transportation'
      readonly id: string
    }

interface IndemnityDialogProps {
  opened: OpenedIndemnity
  organisationId: string
  onClose: () => void
}

/** The dialog of an action on an indemnity. */
export function IndemnityDialog({ opened, ...props }: IndemnityDialogProps) {
  switch (opened.act) {
    case 'lunch':
      return <EditLunch {...props} indemnity={opened.indemnity} />
    case 'transportation':
      return <EditTransport {...props} indemnity={opened.indemnity} />
    case 'bonus':
      return <EditBonus {...props} bonus={opened.bonus} />
    case 'deleteBonus':
      return <DeleteBonus {...props} bonus={opened.bonus} />
    case 'delete':
      return <DeleteIndemnity {...props} kind={opened.kind} id={opened.id} />
  }
}

interface DeleteIndemnityProps {
  organisationId: string
  kind: 'lunch' | 'transportation'
  id: string
  onClose: () => void
}

/** Asks before an indemnity is deleted (REM-22). */
function DeleteIndemnity({ organisationId, kind, id, onClose }: DeleteIndemnityProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const remove = usePolicyCommand(deleteIndemnity, organisationId)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.deletion.title[kind])}
      confirmLabel={t(($) => $.deleteShort)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        void remove
          .run({ params: { id: organisationId, indemnityId: id } })
          .then(() => toast.success(t(($) => $.saved.deleted)))
          .catch(() => undefined)
          .then(onClose)
      }
    >
      {t(($) => $.deletion.text)}
    </ConfirmDialog>
  )
}
