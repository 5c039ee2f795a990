import type { ReactNode } from 'react'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useUiWords } from './ui-words.tsx'

interface CloseGuard {
  requestClose: () => void
  question: ReactNode
}

/** Closes at once what is clean, and asks first where something typed would be lost. */
export function useCloseGuard(isDirty: boolean, onClose: () => void): CloseGuard {
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
        title={words.unsavedTitle}
        confirmLabel={words.unsavedLeave}
        cancelLabel={words.unsavedStay}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {words.unsavedText}
      </ConfirmDialog>
    ),
  }
}
