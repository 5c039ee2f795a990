import { TextArea, type TextAreaProps } from '../ui/text-area.tsx'
import { formField, textOf } from './form-field.ts'

export const TextAreaFormField = formField<TextAreaProps>((own, field) => (
  <TextArea {...own} {...field} value={textOf(field.value)} />
))
