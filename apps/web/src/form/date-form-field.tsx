import { DateField, type DateFieldProps } from '../ui/date-field.tsx'
import { formField, textOf } from './form-field.ts'

/** The form keeps `YYYY-MM-DD`, or what was typed when it is no day. */
export const DateFormField = formField<DateFieldProps>((own, field) => (
  <DateField {...own} {...field} value={textOf(field.value)} />
))
