import type { FieldValues } from 'react-hook-form'
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts'

interface OpenForm {
  readonly name: string
  readonly isDirty: () => boolean
  readonly values: () => FieldValues
}

const open = new Set<OpenForm>()

/** A prefix of its own, because the drafts of some forms are always kept under another. */
const prefix = 'unsent:'

/** Registers an open form; returns a function that removes it. */
export function openForm(form: OpenForm): () => void {
  open.add(form)
  return () => open.delete(form)
}

/** Keeps the unsaved values of open forms in this tab before the screen is left without asking. */
export function keepOpenForms(): void {
  for (const { name, isDirty, values } of open) {
    if (isDirty()) writeDraft('session', prefix + name, values())
  }
}

/** The stored values of a form; they are returned once. */
export function takeUnsent(name: string): FieldValues | null {
  const values = readDraft('session', prefix + name)
  if (values !== null) clearDraft('session', prefix + name)
  return values
}
