import type { FieldValues } from 'react-hook-form'
import type { PasswordFieldProps, PasswordRequirement } from '../ui/password-field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import type { Bound } from './use-field.ts'
import { useField } from './use-field.ts'

type PasswordFormFieldProps<Input extends FieldValues, Output> = Bound<Input, Output> &
  Omit<
    PasswordFieldProps,
    'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error' | 'requirements'
  > & {
    /** Where a password is chosen: what it needs, checked as it is typed. */
    requirementsOf?: (password: string) => readonly PasswordRequirement[]
  }

export function PasswordFormField<Input extends FieldValues, Output>({
  control,
  name,
  requirementsOf,
  ...props
}: PasswordFormFieldProps<Input, Output>) {
  const field = useField({ control, name })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <PasswordField
      autoComplete={requirementsOf ? 'new-password' : 'current-password'}
      {...props}
      {...field}
      value={value}
      requirements={requirementsOf?.(value)}
    />
  )
}
