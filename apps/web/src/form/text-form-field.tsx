import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { formField, textOf } from './form-field.ts'

export const TextFormField = formField<TextFieldProps>((own, field) => (
  <TextField {...own} {...field} value={textOf(field.value)} />
))
