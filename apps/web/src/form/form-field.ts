import type { ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Bound, type Field, useField } from './use-field.ts'

/** What a field has of its form; the rest of its props are its own. */
type OfForm = 'value' | 'isSelected' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'

/**
 * The field of a form that is drawn by `draw`, from the props of its own and from what the form has of it.
 * Its `name` is checked against the values of the form.
 */
export function formField<Props extends object>(
  draw: (own: Omit<Props, OfForm>, field: Field) => ReactElement,
) {
  return function FormField<Input extends FieldValues, Output>({
    control,
    name,
    ...own
  }: Bound<Input, Output> & Omit<Props, OfForm>) {
    // Taking away what is of the form leaves what is of the field, which the compiler does not see.
    return draw(own as Omit<Props, OfForm>, useField({ control, name }))
  }
}

/** What a field is given that does more with its value than to show it. */
export type OfField<Props extends object> = Omit<Props, OfForm> & Field

/** Text as the form keeps it; what is none shows as empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The id of a choice as the form keeps it; `null` while there is none. */
export function choiceOf(value: unknown): string | null {
  return textOf(value) || null
}
