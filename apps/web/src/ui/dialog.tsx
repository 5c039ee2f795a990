import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import type { DialogContent } from './dialog-frame.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useCloseGuard } from './use-close-guard.tsx'

export type DialogSize = 'small' | 'medium' | 'large'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  context?: ReactNode
  size?: DialogSize
  /** Something typed would be lost: closing asks first. */
  isDirty?: boolean
  footer?: DialogContent
  children?: DialogContent
}

const widths: Record<DialogSize, string> = {
  small: 'max-w-md',
  medium: 'max-w-xl',
  large: 'max-w-3xl',
}

/** Modal: traps the focus, closes with Escape, fills the screen of a phone. */
export function Dialog({
  isOpen,
  onClose,
  title,
  context,
  size = 'medium',
  isDirty = false,
  footer,
  children,
}: DialogProps) {
  const { requestClose, question } = useCloseGuard(isDirty, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && requestClose()}
      className="fixed inset-0 z-50 flex items-center justify-center bg-scrim p-6 data-entering:animate-fade-in narrow:items-stretch narrow:p-0"
    >
      <Modal
        className={classNames(
          'flex max-h-full w-full flex-col rounded-panel bg-raised shadow-float data-entering:animate-rise-in narrow:max-w-none narrow:rounded-none',
          widths[size],
        )}
      >
        <DialogFrame title={title} context={context} footer={footer} onClose={requestClose}>
          {children}
        </DialogFrame>
        {question}
      </Modal>
    </ModalOverlay>
  )
}
