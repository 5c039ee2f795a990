import type { FieldValues } from 'react-hook-form'
import type { RadioCardsProps } from '../ui/radio-cards.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type RadioCardsFormFieldProps<Input extends FieldValues, Output, Value extends string> = Bound<
  Input,
  Output
> &
  Omit<RadioCardsProps<Value>, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'>

export function RadioCardsFormField<Input extends FieldValues, Output, Value extends string>({
  control,
  name,
  ...props
}: RadioCardsFormFieldProps<Input, Output, Value>) {
  const { value, ref, error, onChange, onBlur } = useField({ control, name })
  const chosen = props.options.find((option) => option.value === value)
  return (
    <RadioCards {...props} {...{ ref, error, onChange, onBlur }} value={chosen?.value ?? null} />
  )
}
