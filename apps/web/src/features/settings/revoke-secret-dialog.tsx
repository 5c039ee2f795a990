import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import { useCommand } from '../../platform/query.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/use-toast.ts'

interface RevokeSecretDialogProps<E extends Endpoint> {
  operation: E
  input: Input<E>
  says: (part: 'title' | 'text' | 'confirm' | 'done') => string
  onClose: () => void
}

/** Asks before other software loses what it calls with. */
export function RevokeSecretDialog<E extends Endpoint>({
  operation,
  input,
  says,
  onClose,
}: RevokeSecretDialogProps<E>) {
  const toast = useToast()
  const { mutate, isPending } = useCommand(operation, {
    onSuccess: () => {
      toast.success(says('done'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={says('title')}
      confirmLabel={says('confirm')}
      pending={isPending}
      onConfirm={() => mutate(input)}
      onCancel={onClose}
    >
      {says('text')}
    </ConfirmDialog>
  )
}
