import type { FieldValues } from 'react-hook-form'
import type { TextFormFieldProps } from './text-form-field.tsx'
import { TextFormField } from './text-form-field.tsx'

export function EmailFormField<Input extends FieldValues, Output>(
  props: TextFormFieldProps<Input, Output>,
) {
  return (
    <TextFormField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
