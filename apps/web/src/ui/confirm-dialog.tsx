import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { ButtonProps } from './button.tsx'
import { Button } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useUiWords } from './ui-words.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: ReactNode
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  /** The act destroys something. */
  isDanger?: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Takes the focus once the dialog around it holds it; sooner, what lies under would take it back. */
function CancelButton({ onPress, children }: Pick<ButtonProps, 'onPress' | 'children'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} onPress={onPress}>
      {children}
    </Button>
  )
}

/** One question, two answers. Escape is "no"; the focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const words = useUiWords()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      className="fixed inset-0 z-60 flex items-center justify-center bg-scrim p-4 data-entering:animate-fade-in"
    >
      <Modal className="flex max-h-full w-full max-w-md flex-col rounded-panel bg-raised shadow-float data-entering:animate-rise-in">
        <DialogFrame
          role="alertdialog"
          title={title}
          onClose={onCancel}
          footer={
            <>
              <CancelButton onPress={onCancel}>{cancelLabel ?? words.cancel}</CancelButton>
              <Button
                variant={isDanger ? 'danger' : 'primary'}
                pending={pending}
                onPress={onConfirm}
              >
                {confirmLabel}
              </Button>
            </>
          }
        >
          {children !== undefined && <div className="text-muted">{children}</div>}
        </DialogFrame>
      </Modal>
    </ModalOverlay>
  )
}
