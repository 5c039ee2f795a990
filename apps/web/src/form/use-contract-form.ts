import type { Issue } from '@renfort/domain/kernel/issue.ts'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { contractResolver } from './contract-resolver.ts'
import { encodeIssue } from './issue-message.ts'

interface ContractFormOptions<Input extends FieldValues, Output> {
  /** A schema of the contract, or a pick of one. */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Values that come later (from a query); the form follows them while it is untouched. */
  values?: Input
}

export interface ContractForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** Puts what the server refused under the fields it speaks of; the first of them is focused. */
  applyIssues: (issues: readonly Issue[]) => void
}

/** Validates a field when it is left, then as it is typed; everything at submission. */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  values,
}: ContractFormOptions<Input, Output>): ContractForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: contractResolver(schema),
    defaultValues,
    mode: 'onTouched',
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
  })
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
