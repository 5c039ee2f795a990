import {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRequirement,
} from '../ui/password-field.tsx'
import { formField, textOf } from './form-field.ts'

interface PasswordFormFieldProps extends Omit<PasswordFieldProps, 'requirements'> {
  /** For a new password: its requirements, checked while the user types. */
  requirementsOf?: (password: string) => readonly PasswordRequirement[]
}

export const PasswordFormField = formField<PasswordFormFieldProps>(
  ({ requirementsOf, ...own }, field) => (
    <PasswordField
      autoComplete={requirementsOf ? 'new-password' : 'current-password'}
      {...own}
      {...field}
      value={textOf(field.value)}
      requirements={requirementsOf?.(textOf(field.value))}
    />
  ),
)
