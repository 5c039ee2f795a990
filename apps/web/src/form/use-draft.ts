import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftKeeper } from './draft-storage.ts'
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts'

interface DraftOptions<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** Identifies the form and the edited object; another key is another draft. */
  draftKey: string
  /** `local` survives the closing of the tab. */
  keeper?: DraftKeeper
  /** Fields that are never stored, such as passwords. */
  except?: readonly (keyof Input & string)[]
}

interface Draft {
  /** Whether values from before a reload were restored. */
  wasRestored: boolean
  /** Called when the form is saved or discarded. */
  clear: () => void
}

/** Stores the typed values of a form until it is saved, so that a reload or a crash loses nothing. */
export function useDraft<Input extends FieldValues, Output>({
  form,
  draftKey,
  keeper = 'session',
  except = [],
}: DraftOptions<Input, Output>): Draft {
  const { subscribe, reset, getValues } = form
  const [wasRestored] = useState(() => readDraft(keeper, draftKey) !== null)

  const restore = useEffectEvent(() => {
    const draft = readDraft(keeper, draftKey)
    if (draft) reset({ ...getValues(), ...draft } as Input, { keepDefaultValues: true })
  })

  const keep = useEffectEvent((values: FieldValues) => {
    const kept = Object.entries(values).filter(([name]) => !except.includes(name))
    writeDraft(keeper, draftKey, Object.fromEntries(kept))
  })

  useEffect(() => restore(), [draftKey])

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => (isDirty ? keep(values) : clearDraft(keeper, draftKey)),
      }),
    [subscribe, draftKey, keeper],
  )

  return { wasRestored, clear: () => clearDraft(keeper, draftKey) }
}
