import type { FieldValues } from 'react-hook-form'
import type { TextFieldProps } from '../ui/text-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

export type TextFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'>

/** Text as the form keeps it; `null` shows as empty. */
export function TextFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: TextFormFieldProps<Input, Output>) {
  const { value, ...field } = useField({ control, name })
  return <TextField {...props} {...field} value={typeof value === 'string' ? value : ''} />
}
