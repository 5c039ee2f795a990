import type { ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Bound, type Field, useField } from './use-field.ts'

/** The props that a field takes from its form; the others are its own. */
type OfForm = 'value' | 'isSelected' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'

/**
 * Draws a field of a form with `draw`, from its own props and those of the form. The values of the form check its
 * `name`.
 */
export function formField<Props extends object>(
  draw: (own: Omit<Props, OfForm>, field: Field) => ReactElement,
) {
  return function FormField<Input extends FieldValues, Output>({
    control,
    name,
    ...own
  }: Bound<Input, Output> & Omit<Props, OfForm>) {
    // Without the props of the form, the field's own props are left, which the compiler cannot infer.
    return draw(own as Omit<Props, OfForm>, useField({ control, name }))
  }
}

/** The props of a field that does more with its value than show it. */
export type OfField<Props extends object> = Omit<Props, OfForm> & Field

/** The text in a form; any other value shows as empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The id of a choice in a form; `null` without one. */
export function choiceOf(value: unknown): string | null {
  return textOf(value) || null
}
