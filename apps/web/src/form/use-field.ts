import type { Control, FieldPath, FieldValues, UseControllerReturn } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { afterPress } from '../ui/press.ts'
import { useIssueText } from './issue-translation.tsx'

/** The props that connect a field to its form; the values of the form check the name. */
export interface Bound<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  name: FieldPath<Input>
}

export interface Field {
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  name: string
  ref: UseControllerReturn['field']['ref']
  error: string | undefined
}

/** One field of a form, with its error as a sentence. */
export function useField<Input extends FieldValues, Output>({
  control,
  name,
}: Bound<Input, Output>): Field {
  const text = useIssueText()
  const { field, fieldState } = useController({ control, name })
  return {
    value: field.value,
    onChange: field.onChange,
    // An error that appeared at once would push down the button under the pointer.
    onBlur: () => afterPress(field.onBlur),
    name: field.name,
    ref: field.ref,
    error: text(fieldState.error?.message),
  }
}
