import type { FieldValues } from 'react-hook-form'
import type { ComboboxProps } from '../ui/combobox.tsx'
import { Combobox } from '../ui/combobox.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type ComboboxFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<ComboboxProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'>

/** The form keeps the id of the choice; `null` while there is none. */
export function ComboboxFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: ComboboxFormFieldProps<Input, Output>) {
  const { value, ref, error, onChange, onBlur } = useField({ control, name })
  return (
    <Combobox
      {...props}
      {...{ ref, error, onChange, onBlur }}
      value={typeof value === 'string' && value !== '' ? value : null}
    />
  )
}
