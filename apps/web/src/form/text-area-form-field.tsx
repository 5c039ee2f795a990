import type { FieldValues } from 'react-hook-form'
import type { TextAreaProps } from '../ui/text-area.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type TextAreaFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<TextAreaProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'>

export function TextAreaFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: TextAreaFormFieldProps<Input, Output>) {
  const { value, ...field } = useField({ control, name })
  return <TextArea {...props} {...field} value={typeof value === 'string' ? value : ''} />
}
