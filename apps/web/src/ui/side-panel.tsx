import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import type { DialogContent } from './dialog-frame.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useCloseGuard } from './use-close-guard.tsx'

export interface SidePanelProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  context?: ReactNode
  size?: 'medium' | 'large'
  isDirty?: boolean
  footer?: DialogContent
  children?: DialogContent
}

const widths = { medium: 'max-w-lg', large: 'max-w-3xl' }

/** Drawer at the right that shows or edits an object beside its list; the whole screen of a phone. */
export function SidePanel({
  isOpen,
  onClose,
  title,
  context,
  size = 'medium',
  isDirty = false,
  footer,
  children,
}: SidePanelProps) {
  const { requestClose, question } = useCloseGuard(isDirty, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && requestClose()}
      className="fixed inset-0 z-50 flex justify-end bg-scrim data-entering:animate-fade-in"
    >
      <Modal
        className={classNames(
          'flex h-full w-full flex-col bg-raised shadow-float data-entering:animate-slide-in narrow:max-w-none',
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
