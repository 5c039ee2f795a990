import { DialogForm } from './dialog-form.tsx'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { DialogSize } from '../ui/dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useUiWords } from '../ui/ui-words.tsx'
import { FormActions } from './form-actions.tsx'
import { RootError } from './root-error.tsx'
import { trimmed } from './trimmed.ts'
import type { ContractForm } from './use-contract-form.ts'
import { useContractForm } from './use-contract-form.ts'

export interface EditDialogProps<Input extends FieldValues, Output> {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  context?: ReactNode
  size?: DialogSize
  schema: z.ZodType<Output, Input>
  initial: DefaultValues<Input>
  fields: (form: ContractForm<Input, Output>) => ReactNode
  /** Sends the values. When it rejects, the dialog stays open with the values. */
  save: (values: Output) => Promise<unknown>
  onSaved?: (values: Output) => void
  /** The issues of a refusal that belong to the fields of this form. */
  issuesOf?: (failure: unknown) => readonly Issue[]
  submitLabel?: ReactNode
  /** Why nothing can be changed (a permission, a lock): shown, and the save is disabled. */
  disabledReason?: string | undefined
  /** The first values may be saved unchanged, as in a creation. */
  canSaveUnchanged?: boolean
  /** Keeps the spaces around texts, as passwords need. */
  keepsSpaces?: boolean
  /** Does not ask to be closed once it is saved: what comes of it takes its place. */
  staysOpen?: boolean
}

/** Edits one thing: the frame, the save, and a question before typed values are lost. */
export function EditDialog<Input extends FieldValues, Output>({
  isOpen,
  ...props
}: EditDialogProps<Input, Output>) {
  // Each opening of the dialog makes a new form, which starts from `initial`.
  return isOpen ? <OpenEditDialog {...props} /> : null
}

function OpenEditDialog<Input extends FieldValues, Output>({
  onClose,
  title,
  context,
  size = 'medium',
  schema,
  initial,
  fields,
  save,
  onSaved,
  issuesOf,
  submitLabel,
  disabledReason,
  canSaveUnchanged = false,
  keepsSpaces = false,
  staysOpen = false,
}: Omit<EditDialogProps<Input, Output>, 'isOpen'>) {
  const words = useUiWords()
  const formId = useId()
  const form = useContractForm({
    schema,
    defaultValues: initial,
    name: [title, context].filter((part) => typeof part === 'string').join(' '),
    isSecret: keepsSpaces,
  })
  const { isDirty, isValid, isSubmitting } = form.formState

  const submit = async (values: Output) => {
    const kept = keepsSpaces ? values : trimmed(values)
    try {
      await save(kept)
    } catch (failure) {
      form.applyIssues(issuesOf?.(failure) ?? [])
      return
    }
    onSaved?.(kept)
    if (!staysOpen) onClose()
  }

  const unready =
    (!isDirty && !canSaveUnchanged ? words.nothingChanged : undefined) ??
    (isValid ? undefined : words.fixErrors)
  // Values that are still loading may make the form valid: the save button waits for them.
  const closedBecause = disabledReason ?? (form.isExpecting ? undefined : unready)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      context={context}
      size={size}
      isDirty={isDirty && !isSubmitting}
      footer={(close) => (
        <FormActions
          formId={formId}
          submitLabel={submitLabel}
          pending={isSubmitting || form.isWaiting}
          disabledReason={closedBecause}
          onCancel={close}
        />
      )}
    >
      <DialogForm
        id={formId}
        onSubmit={(event) => {
          if (closedBecause === undefined || closedBecause === words.fixErrors) {
            void form.handleSubmit(submit)(event)
          }
        }}
      >
        {disabledReason !== undefined && (
          <p className="rounded-control bg-orange-wash px-3 py-2 text-orange">{disabledReason}</p>
        )}
        <RootError control={form.control} />
        {fields(form)}
      </DialogForm>
    </Dialog>
  )
}
