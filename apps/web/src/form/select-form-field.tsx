import { Select, type SelectProps } from '../ui/select.tsx'
import { choiceOf, formField } from './form-field.ts'

/** The form keeps the id of the choice. */
export const SelectFormField = formField<SelectProps>((own, field) => (
  <Select {...own} {...field} value={choiceOf(field.value)} />
))
