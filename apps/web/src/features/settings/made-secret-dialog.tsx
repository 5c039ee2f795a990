import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
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

/** The secret in full, with the button that copies it. */
export function SecretBox({ secret, label }: { secret: string; label: string }) {
  return (
    <div className="flex items-center gap-2 rounded-control border border-edge bg-wash px-3 py-2">
      <code className="min-w-0 grow text-sm break-all select-all">{secret}</code>
      <CopyButton text={secret} label={label} />
    </div>
  )
}
