import { TimeField, type TimeFieldProps } from '../ui/time-field.tsx'
import { formField, textOf } from './form-field.ts'

/** The form keeps `HH:mm`, or what was typed when it is no time. */
export const TimeFormField = formField<TimeFieldProps>((own, field) => (
  <TimeField {...own} {...field} value={textOf(field.value)} />
))
