import type { FieldValues } from 'react-hook-form'
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts'

interface OpenForm {
  readonly name: string
  readonly isDirty: () => boolean
  readonly values: () => FieldValues
}

const open = new Set<OpenForm>()

/** Kept apart from the drafts of forms that keep one all the time. */
const prefix = 'unsent:'

/** A form is open; the answer takes it away again. */
export function openForm(form: OpenForm): () => void {
  open.add(form)
  return () => open.delete(form)
}

/** Keeps in this tab what was typed and not sent: the screen is about to be left against one's will. */
export function keepOpenForms(): void {
  for (const { name, isDirty, values } of open) {
    if (isDirty()) writeDraft('session', prefix + name, values())
  }
}

/** What was kept of a form, once. */
export function takeUnsent(name: string): FieldValues | null {
  const values = readDraft('session', prefix + name)
  if (values !== null) clearDraft('session', prefix + name)
  return values
}
