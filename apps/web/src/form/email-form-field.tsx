import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { formField, textOf } from './form-field.ts'

export const EmailFormField = formField<TextFieldProps>((own, field) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...own}
    {...field}
    value={textOf(field.value)}
  />
))
