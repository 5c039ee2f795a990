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

interface SettingsFormOptions<Setting, Values extends FieldValues, Output> {
  schema: z.ZodType<Output, Values> & KeptFields['schema']
  /** Which of its fields are phones. */
  phones?: readonly FieldPath<Values>[]
  /** What is saved now. */
  setting: Setting
  valuesOf: (setting: Setting) => Values & DefaultValues<Values>
  /** Reads it again, once somebody else has saved it. */
  query: FetchQueryOptions<Setting>
  /** The toast of a save. */
  savedText: string
  /** Where the form shows the issues of a refusal, when its fields are not those of the call. */
  placed?: (issues: readonly Issue[]) => readonly Issue[]
}

interface SettingsFormState<Setting, Values extends FieldValues, Output> {
  form: ContractForm<Values, Output>
  shared: SharedForm<Values>
  /** For the command that saves: what the form shows of a refusal, and what it does of an answer. */
  handles: Handles
  onSaved: (setting: Setting) => void
  /** Sends what is typed, on the version that it was typed on; tells whether it was saved. */
  submitWith: (
    send: (values: Output, version: string) => Promise<unknown>,
  ) => () => Promise<boolean>
  /** A part of the setting was saved apart from the form, which keeps what was typed. */
  onSavedApart: () => void
  /** Under a field: what somebody else has made of it meanwhile, and the way to take it. */
  othersOf: (
    name: FieldPath<Values>,
    /** How a value is written, where it is not what the form keeps. */
    written?: (value: string) => string,
  ) => ReactNode
}

/** A form of the settings: two who save it at once both keep what they typed. */
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
  /** The value that somebody else has saved; nothing is shown without it. */
  value: string
  onTake: () => void
}

/** Stands under a field that two people have changed: shows the other value and a button that takes it. */
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

/** Submits a form without its button and answers whether it was valid and saved. */
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
