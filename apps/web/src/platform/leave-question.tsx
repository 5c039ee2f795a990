import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useUiWords } from '../ui/ui-words.tsx'
import { storedSession } from './session.ts'

/** Asks before a page is left whose form holds something that is not saved; a logout is not held up. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const words = useUiWords()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty && storedSession() !== null,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      isDanger
      title={words.unsavedTitle}
      confirmLabel={words.unsavedLeave}
      cancelLabel={words.unsavedStay}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {words.unsavedText}
    </ConfirmDialog>
  )
}
