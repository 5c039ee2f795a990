import { deleteIndemnity } from '@renfort/contract/remuneration.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { usePolicyCommand } from '../queries.ts'
import { useRemunerationWords } from '../words.ts'

interface DeleteIndemnityProps {
  organisationId: string
  kind: 'lunch' | 'transportation'
  id: string
  onClose: () => void
}

/** REM-22. */
export function DeleteIndemnity({ organisationId, kind, id, onClose }: DeleteIndemnityProps) {
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
