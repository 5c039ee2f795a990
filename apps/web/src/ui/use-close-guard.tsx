import type { ReactNode } from 'react'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useUiWords } from './ui-words.tsx'

interface CloseGuard {
  requestClose: () => void
  question: ReactNode
}

/** The question before unsaved text is lost, where it has its own words. */
export interface Leaving {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly leave: ReactNode
  readonly stay: ReactNode
}

/** Closes at once when nothing is unsaved, else asks first. */
export function useCloseGuard(
  isDirty: boolean,
  onClose: () => void,
  leaving?: Leaving,
): CloseGuard {
  const words = useUiWords()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    onClose()
  }
  return {
    requestClose: () => (isDirty ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={leaving?.title ?? words.unsavedTitle}
        confirmLabel={leaving?.leave ?? words.unsavedLeave}
        cancelLabel={leaving?.stay ?? words.unsavedStay}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {leaving?.text ?? words.unsavedText}
      </ConfirmDialog>
    ),
  }
}
