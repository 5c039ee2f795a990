import { Combobox, type ComboboxProps } from '../ui/combobox.tsx'
import { choiceOf, formField } from './form-field.ts'

/** The form keeps the id of the choice. The field has no name, because a browser would complete it by its name. */
export const ComboboxFormField = formField<ComboboxProps>(
  (own, { value, ref, error, onChange, onBlur }) => (
    <Combobox {...own} {...{ ref, error, onChange, onBlur }} value={choiceOf(value)} />
  ),
)
