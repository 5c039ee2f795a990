import type { FieldValues } from 'react-hook-form'
import type { TimeFieldProps } from '../ui/time-field.tsx'
import { TimeField } from '../ui/time-field.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type TimeFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<TimeFieldProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'>

/** The form keeps `HH:mm`, or what was typed when it is no time. */
export function TimeFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: TimeFormFieldProps<Input, Output>) {
  const { value, ...field } = useField({ control, name })
  return <TimeField {...props} {...field} value={typeof value === 'string' ? value : ''} />
}
