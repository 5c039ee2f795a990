import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type KeptFields, keptValueOf } from '../../form/kept-value.ts'
import { RootError } from '../../form/root-error.tsx'
import { SaveBar } from '../../form/save-bar.tsx'
import { type ContractForm, useContractForm } from '../../form/use-contract-form.ts'
import { type SharedForm, useSharedForm } from '../../form/use-shared-form.ts'
import { issuesOf } from '../../platform/call.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import type { Handles } from '../../platform/query-client.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'

interface SettingsFormProps<Setting, Values extends FieldValues, Output> {
  settings: SettingsFormState<Setting, Values, Output>
  submit: () => Promise<boolean>
  label: string
  /** True when something besides the fields is unsaved (SET-22). */
  hasMore?: boolean
  /** Discards that unsaved part together with the typed values. */
  onDiscard?: () => void
  children: ReactNode
}

/** The frame of the fields of a setting: its problems, the save bar, and a question before the user leaves it. */
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

interface SettingsFormOptions<Setting, Values extends FieldValues, Output> {
  schema: z.ZodType<Output, Values> & KeptFields['schema']
  /** The names of the phone fields. */
  phones?: readonly FieldPath<Values>[]
  /** The saved setting. */
  setting: Setting
  valuesOf: (setting: Setting) => Values & DefaultValues<Values>
  /** Reads the setting again after another user has saved it. */
  query: FetchQueryOptions<Setting>
  /** The message of the toast after a save. */
  savedText: string
  /** Moves the issues of a refusal to the fields of the form, when they differ from those of the call. */
  placed?: (issues: readonly Issue[]) => readonly Issue[]
}

interface SettingsFormState<Setting, Values extends FieldValues, Output> {
  form: ContractForm<Values, Output>
  shared: SharedForm<Values>
  /** For the command that saves: which refusals the form shows, and what it does with an answer. */
  handles: Handles
  onSaved: (setting: Setting) => void
  /** Sends the typed values with the version they are based on; resolves to whether they were saved. */
  submitWith: (
    send: (values: Output, version: string) => Promise<unknown>,
  ) => () => Promise<boolean>
  /** Called when a part of the setting was saved separately: the form keeps the typed values. */
  onSavedApart: () => void
  /** The note under a field with the value that another user saved meanwhile, and a button to take it. */
  othersOf: (
    name: FieldPath<Values>,
    /** Formats a value where the form keeps another text. */
    written?: (value: string) => string,
  ) => ReactNode
}

/** A form of the settings: when two users save it at the same time, both keep what they typed. */
export function useSettingsForm<
  Setting extends { readonly version: string },
  Values extends FieldValues,
  Output,
>({
  schema,
  phones,
  setting,
  valuesOf,
  query,
  savedText,
  placed = (issues) => issues,
}: SettingsFormOptions<Setting, Values, Output>): SettingsFormState<Setting, Values, Output> {
  const toast = useToast()
  const client = useQueryClient()
  const savedOf = (saved: Setting) => ({ values: valuesOf(saved), version: saved.version })
  const form = useContractForm({ schema, defaultValues: valuesOf(setting) })
  const shared = useSharedForm(form, savedOf(setting))
  const readAgain = async () => {
    const again = client.fetchQuery({ ...query, staleTime: 0 })
    const [saved, keptValue] = await Promise.all([again, keptValueOf({ schema, phones })])
    return [savedOf(saved), keptValue] as const
  }
  return {
    form,
    shared,
    handles: (error) => {
      form.applyIssues(placed(issuesOf(error)))
      if (error.key !== 'errors.organisation.stale') return issuesOf(error).length > 0
      void readAgain().then(
        (read) => shared.overtake(...read),
        () => undefined,
      )
      return true
    },
    onSaved: (saved) => {
      shared.settle(savedOf(saved))
      toast.success(savedText)
    },
    submitWith: (send) => submission(form, (values) => send(values, shared.version)),
    onSavedApart: () =>
      void readAgain().then(
        (read) => shared.follow(...read),
        () => undefined,
      ),
    othersOf: (name, written = (value) => value) => {
      const value: unknown = shared.others[name]
      return typeof value === 'string' ? (
        <OthersValue
          value={value === '' ? '' : written(value)}
          onTake={() => shared.takeOver(name)}
        />
      ) : undefined
    },
  }
}

interface OthersValueProps {
  /** The value that another user saved; without it, nothing shows. */
  value: string
  onTake: () => void
}

/** The note under a field that two users changed: the other value, and a button that takes it. */
function OthersValue({ value, onTake }: OthersValueProps) {
  const words = useUiWords()
  return (
    <span className="text-orange">
      {value === '' ? words.clearedMeanwhile : words.savedMeanwhile(value)}{' '}
      <button type="button" className={linkClass()} onClick={onTake}>
        {words.takeOver}
      </button>
    </span>
  )
}

/** Submits a form without its button; resolves to whether it was valid and saved. */
function submission<Input extends FieldValues, Output>(
  form: ContractForm<Input, Output>,
  save: (values: Output) => Promise<unknown>,
): () => Promise<boolean> {
  return async () => {
    let isSaved = false
    await form.handleSubmit(async (values) => {
      isSaved = await save(values).then(
        () => true,
        () => false,
      )
    })()
    return isSaved
  }
}
