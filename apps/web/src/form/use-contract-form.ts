import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** Values that load later (from a query); the form follows them while it is untouched. */
  values?: Input
  /** Distinguishes forms with the same fields on one page. */
  name?: string
  /** Stores no value of this form, as for passwords. */
  isSecret?: boolean
}

export interface ContractForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** Shows the issues of the server under their fields, and focuses the first of them. */
  applyIssues: (issues: readonly Issue[]) => void
  /** Registers values that are still loading: a submission waits for them, or fails. */
  waitFor: (values: Promise<unknown>) => void
  isExpecting: boolean
  /** Whether a submission is waiting for such values. */
  isWaiting: boolean
}

/** Validates a field when it loses the focus, then while the user types; everything at submission. */
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
    ...useValuesOnTheirWay(form),
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

function useValuesOnTheirWay<Input extends FieldValues, Output>({
  handleSubmit,
}: UseFormReturn<Input, unknown, Output>) {
  const [onTheirWay] = useState(() => new Set<Promise<unknown>>())
  const [isExpecting, setExpecting] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const submit: typeof handleSubmit = (onValid, onInvalid) => async (event) => {
    event?.preventDefault()
    if (isWaiting) return
    if (onTheirWay.size > 0) {
      setWaiting(true)
      const haveCome = await allCome(onTheirWay)
      setWaiting(false)
      // The field shows the error, or the form was closed meanwhile.
      if (!haveCome || isLeft.current) return
    }
    await handleSubmit(onValid, onInvalid)(event)
  }
  const waitFor = (values: Promise<unknown>) => {
    const arrive = () => {
      onTheirWay.delete(values)
      setExpecting(onTheirWay.size > 0)
    }
    onTheirWay.add(values)
    setExpecting(true)
    void values.then(arrive, arrive)
  }
  return { isExpecting, isWaiting, handleSubmit: submit, waitFor }
}

async function allCome(onTheirWay: ReadonlySet<Promise<unknown>>): Promise<boolean> {
  while (onTheirWay.size > 0) {
    const outcomes = await Promise.allSettled(onTheirWay)
    if (outcomes.some(({ status }) => status === 'rejected')) return false
  }
  return true
}

/** Restores the values that were unsaved when the session ended. */
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
