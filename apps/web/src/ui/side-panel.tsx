import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import type { DialogContent } from './dialog-frame.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { Modal } from './modal.tsx'
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

/** Drawer at the right that shows or edits an object next to its list; the whole screen of a phone. */
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
  const titleId = useId()
  const { requestClose, question } = useCloseGuard(isDirty, onClose)
  return (
    <Modal
      isOpen={isOpen}
      onDismiss={requestClose}
      isDismissable
      labelledBy={titleId}
      layerClass="justify-end bg-scrim"
      panelClass={classNames('h-full w-full animate-slide-in narrow:max-w-none', widths[size])}
    >
      <DialogFrame {...{ titleId, title, context, footer }} onClose={requestClose}>
        {children}
      </DialogFrame>
      {question}
    </Modal>
  )
}
