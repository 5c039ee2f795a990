import type { FieldValues } from 'react-hook-form'
import type { CheckboxProps } from '../ui/checkbox.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type CheckboxFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<CheckboxProps, 'isSelected' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'>

export function CheckboxFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: CheckboxFormFieldProps<Input, Output>) {
  const { value, ...field } = useField({ control, name })
  return <Checkbox {...props} {...field} isSelected={value === true} />
}
