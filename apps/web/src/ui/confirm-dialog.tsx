import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import type { ButtonProps } from './button.tsx'
import { Button } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { Modal } from './modal.tsx'
import { useUiWords } from './ui-words.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: ReactNode
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  /** A third answer, between no and yes. */
  alternative?: { readonly label: ReactNode; readonly onPress: () => void } | undefined
  /** Whether the action destroys something. */
  isDanger?: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The answer that changes nothing gets the focus first. */
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
  alternative,
  isDanger = false,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const words = useUiWords()
  const titleId = useId()
  const textId = useId()
  return (
    <Modal
      isOpen={isOpen}
      onDismiss={onCancel}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={children === undefined ? undefined : textId}
      layerClass="items-center justify-center bg-scrim p-4"
      panelClass="max-h-full w-full max-w-md animate-rise-in rounded-panel"
    >
      <DialogFrame
        titleId={titleId}
        isQuestion
        title={title}
        onClose={onCancel}
        footer={
          <>
            <CancelButton onPress={onCancel}>{cancelLabel ?? words.cancel}</CancelButton>
            {alternative && <Button onPress={alternative.onPress}>{alternative.label}</Button>}
            <Button variant={isDanger ? 'danger' : 'primary'} pending={pending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children !== undefined && (
          <div id={textId} className="text-muted">
            {children}
          </div>
        )}
      </DialogFrame>
    </Modal>
  )
}
