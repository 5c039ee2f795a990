import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { contractResolver } from './contract-resolver.ts'
import { encodeIssue } from './issue-message.ts'
import { openForm, takeUnsent } from './open-forms.ts'

interface ContractFormOptions<Input extends FieldValues, Output> {
  /** A schema of the contract, or a pick of one. */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Values that come later (from a query); the form follows them while it is untouched. */
  values?: Input
  /** Tells forms with the same fields on one page apart. */
  name?: string
  /** No value of this form is kept, as for passwords. */
  isSecret?: boolean
}

export interface ContractForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** Shows the issues of the server under their fields, and focuses the first of them. */
  applyIssues: (issues: readonly Issue[]) => void
}

/** Validates a field when it is left, then as it is typed; everything at submission. */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  values,
  name = '',
  isSecret = false,
}: ContractFormOptions<Input, Output>): ContractForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: contractResolver(schema),
    defaultValues,
    mode: 'onTouched',
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
  })
  useUnsent(form, isSecret ? null : [name, ...Object.keys(defaultValues)].join(' '))
  return {
    ...form,
    applyIssues: (issues) => {
      for (const [index, { path, key, params }] of issues.entries()) {
        const name = path.join('.') as FieldPath<Input> | ''
        form.setError(
          name === '' ? 'root' : name,
          { type: 'server', message: encodeIssue(key, params) },
          { shouldFocus: index === 0 && name !== '' },
        )
      }
    },
  }
}

/** Puts back the values that were unsaved when the session ended. */
function useUnsent<Input extends FieldValues, Output>(
  { control, getValues, reset, formState }: UseFormReturn<Input, unknown, Output>,
  name: string | null,
): void {
  const { isDirty } = formState
  const restore = useEffectEvent((key: string) => {
    const unsent = takeUnsent(key)
    if (unsent !== null) reset({ ...getValues(), ...unsent } as Input, { keepDefaultValues: true })
  })
  const isUnsent = useEffectEvent(() => isDirty)
  useEffect(() => {
    if (name === null) return
    const key = `${window.location.pathname} ${name}`
    restore(key)
    return openForm({ name: key, isDirty: () => isUnsent(), values: getValues })
  }, [control, getValues, name])
}
