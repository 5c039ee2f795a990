import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ContractForm } from '../../../form/use-contract-form.ts'

/**
 * Checks fields together whose problem may lie in either, once each is typed to its end: a change of
 * one would else close the save because of another, which says nothing.
 */
export function useCheckedTogether<Input extends FieldValues, Output>(
  { watch, trigger }: ContractForm<Input, Output>,
  names: readonly FieldPath<Input>[],
  isComplete: (value: unknown) => boolean,
): void {
  const values: readonly unknown[] = watch(names)
  const typed = JSON.stringify(values)
  const check = useEffectEvent(() => {
    if (values.every(isComplete)) void trigger(names)
  })
  useEffect(() => check(), [typed])
}
