import { useState } from 'react'
import type { FieldPath, FieldValues, Path, PathValue } from 'react-hook-form'
import type { KeptValue } from './kept-value.ts'
import type { ContractForm } from './use-contract-form.ts'

interface Saved<Input> {
  readonly values: Input
  /** The version of the saved values; a save sends it. */
  readonly version: string
}

export interface SharedForm<Input extends FieldValues> {
  /** The version that the form is based on. */
  version: string
  /** The values that another user saved meanwhile, for the fields that also changed here. */
  others: Readonly<Partial<Record<string, Input[keyof Input]>>>
  /** Whether a save was refused, and none has succeeded since. */
  wasOvertaken: boolean
  /** Called after a save: the form continues from the answer. */
  settle: (saved: Saved<Input>) => void
  discard: () => void
  /** Called after another save of some fields: the typed values stay. */
  follow: (saved: Saved<Input>, keptValue: KeptValue) => void
  /** Called when a save was refused because another user has saved. */
  overtake: (saved: Saved<Input>, keptValue: KeptValue) => void
  takeOver: (name: FieldPath<Input>) => void
}

/**
 * A flat form on something that other users edit too. When they save, it keeps the typed values, and remembers the
 * other value of each field that both changed. Two spellings that the API keeps as one value are equal.
 */
export function useSharedForm<Input extends FieldValues, Output>(
  form: ContractForm<Input, Output>,
  first: Saved<Input>,
): SharedForm<Input> {
  const [base, setBase] = useState(first)
  const [others, setOthers] = useState<SharedForm<Input>['others']>({})
  const [wasOvertaken, setOvertaken] = useState(false)

  const standOn = (next: Saved<Input>) => {
    setBase(next)
    setOthers({})
    form.reset(next.values)
  }
  const settle = (next: Saved<Input>) => {
    standOn(next)
    setOvertaken(false)
  }
  const follow = (saved: Saved<Input>, keptValue: KeptValue) => {
    const typed = form.getValues()
    const differs = (name: Path<Input>, values: Input) =>
      keptValue(name, values[name]) !== keptValue(name, saved.values[name])
    // Read from the form itself, since some values may have been typed after the last drawing.
    const kept = (Object.keys(typed) as Path<Input>[]).filter(
      (name) => form.getFieldState(name).isDirty && differs(name, typed),
    )
    standOn(saved)
    for (const name of kept) form.setValue(name, typed[name], { shouldDirty: true })
    const both = kept.filter((name) => differs(name, base.values))
    setOthers(Object.fromEntries(both.map((name) => [name, saved.values[name]])))
  }

  return {
    version: base.version,
    others,
    wasOvertaken,
    settle,
    discard: () => settle(base),
    follow,
    overtake: (saved, keptValue) => {
      follow(saved, keptValue)
      setOvertaken(true)
    },
    takeOver: (name) => {
      form.setValue(name, base.values[name] as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
        shouldValidate: true,
      })
      setOthers((known) => {
        const { [name]: _, ...left } = known
        return left as SharedForm<Input>['others']
      })
    },
  }
}
