import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import type { DialogContent } from './dialog-frame.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { Modal } from './modal.tsx'
import { type Leaving, useCloseGuard } from './use-close-guard.tsx'

export type DialogSize = 'small' | 'medium' | 'large'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  context?: ReactNode
  size?: DialogSize
  /** There is unsaved text: closing asks first. */
  isDirty?: boolean
  /** The question on closing, where it has its own words. */
  leaving?: Leaving | undefined
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
  leaving,
  footer,
  children,
}: DialogProps) {
  const titleId = useId()
  const { requestClose, question } = useCloseGuard(isDirty, onClose, leaving)
  return (
    <Modal
      isOpen={isOpen}
      onDismiss={requestClose}
      labelledBy={titleId}
      layerClass="items-center justify-center bg-scrim p-6 narrow:items-stretch narrow:p-0"
      panelClass={classNames(
        'max-h-full w-full animate-rise-in rounded-panel narrow:max-w-none narrow:rounded-none',
        widths[size],
      )}
    >
      <DialogFrame {...{ titleId, title, context, footer }} onClose={requestClose}>
        {children}
      </DialogFrame>
      {question}
    </Modal>
  )
}
