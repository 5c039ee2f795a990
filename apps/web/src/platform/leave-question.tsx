import { useState } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useUiWords } from '../ui/ui-words.tsx'
import { storedSession } from './session.ts'

interface LeaveQuestionProps {
  isDirty: boolean
  /** Saves the typed values and resolves to whether it succeeded; with it, the question offers to save (SET-20). */
  save?: (() => Promise<boolean>) | undefined
}

/** Asks before the user leaves a page with unsaved changes; a logout does not ask. */
export function LeaveQuestion({ isDirty, save }: LeaveQuestionProps) {
  const words = useUiWords()
  const [isSaving, setSaving] = useState(false)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty && storedSession() !== null,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const isOpen = status === 'blocked'
  if (save === undefined) {
    return (
      <ConfirmDialog
        isOpen={isOpen}
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
  const saveAndLeave = async () => {
    setSaving(true)
    const isSaved = await save()
    setSaving(false)
    if (isSaved) proceed?.()
    else reset?.()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.unsavedSaveTitle}
      confirmLabel={words.save}
      cancelLabel={words.unsavedStay}
      alternative={{ label: words.unsavedLeave, onPress: () => proceed?.() }}
      pending={isSaving}
      onConfirm={() => void saveAndLeave()}
      onCancel={() => reset?.()}
    >
      {words.unsavedSaveText}
    </ConfirmDialog>
  )
}
