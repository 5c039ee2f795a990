import type { FieldValues } from 'react-hook-form'
import type { RadioGroupProps } from '../ui/radio-group.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type RadioGroupFormFieldProps<Input extends FieldValues, Output, Value extends string> = Bound<
  Input,
  Output
> &
  Omit<RadioGroupProps<Value>, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'>

export function RadioGroupFormField<Input extends FieldValues, Output, Value extends string>({
  control,
  name,
  ...props
}: RadioGroupFormFieldProps<Input, Output, Value>) {
  const { value, ref, error, onChange, onBlur } = useField({ control, name })
  const chosen = props.options.find((option) => option.value === value)
  return (
    <RadioGroup {...props} {...{ ref, error, onChange, onBlur }} value={chosen?.value ?? null} />
  )
}
