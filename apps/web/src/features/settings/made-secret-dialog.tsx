import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface MadeSecretDialogProps {
  title: string
  context: string
  /** Says that the secret has been put away. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Shows what was made for other software, this once. */
export function MadeSecretDialog({
  title,
  context,
  closeLabel,
  onClose,
  children,
}: MadeSecretDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      context={context}
      footer={
        <Button variant="primary" className="narrow:w-full" onPress={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
