import { Checkbox, type CheckboxProps } from '../ui/checkbox.tsx'
import { formField } from './form-field.ts'

export const CheckboxFormField = formField<CheckboxProps>((own, { value, ...field }) => (
  <Checkbox {...own} {...field} isSelected={value === true} />
))
