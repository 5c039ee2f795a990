import type { FieldValues } from 'react-hook-form'
import type { DateFieldProps } from '../ui/date-field.tsx'
import { DateField } from '../ui/date-field.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type DateFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<DateFieldProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'>

/** The form keeps `YYYY-MM-DD`, or what was typed when it is no day. */
export function DateFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: DateFormFieldProps<Input, Output>) {
  const { value, ...field } = useField({ control, name })
  return <DateField {...props} {...field} value={typeof value === 'string' ? value : ''} />
}
