import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RootError } from '../../form/root-error.tsx'
import { SaveBar } from '../../form/save-bar.tsx'
import { errorSentence } from '../../platform/error-words.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import type { SettingsFormState } from './use-settings-form.tsx'

interface SettingsFormProps<Setting, Values extends FieldValues, Output> {
  settings: SettingsFormState<Setting, Values, Output>
  submit: () => Promise<boolean>
  label: string
  /** Something beside the fields waits to be saved too (SET-22). */
  hasMore?: boolean
  /** Takes that back, with what was typed. */
  onDiscard?: () => void
  children: ReactNode
}

/** Around the fields of a setting: its problems, the save bar, the question before it is left. */
export function SettingsForm<Setting, Values extends FieldValues, Output>({
  settings: { form, shared },
  submit,
  label,
  hasMore = false,
  onDiscard,
  children,
}: SettingsFormProps<Setting, Values, Output>) {
  const { isDirty, isSubmitting } = form.formState
  const isUnsaved = isDirty || hasMore
  return (
    <form
      noValidate
      aria-label={label}
      className="flex max-w-2xl min-w-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit()
      }}
    >
      <RootError control={form.control} />
      {shared.wasOvertaken && (
        <p role="alert" className="rounded-control bg-orange-wash px-3 py-2 text-orange">
          {errorSentence('errors.organisation.stale')}
        </p>
      )}
      {children}
      <SaveBar
        isDirty={isUnsaved}
        pending={isSubmitting}
        onDiscard={() => {
          shared.discard()
          onDiscard?.()
        }}
      />
      <LeaveQuestion isDirty={isUnsaved && !isSubmitting} save={submit} />
    </form>
  )
}
