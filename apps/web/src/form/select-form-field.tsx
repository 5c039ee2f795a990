import type { FieldValues } from 'react-hook-form'
import type { SelectProps } from '../ui/select.tsx'
import { Select } from '../ui/select.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type SelectFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<SelectProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'>

export function SelectFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: SelectFormFieldProps<Input, Output>) {
  const { value, ref, error, onChange, onBlur } = useField({ control, name })
  return (
    <Select
      {...props}
      {...{ ref, error, onChange, onBlur }}
      value={typeof value === 'string' && value !== '' ? value : null}
    />
  )
}
