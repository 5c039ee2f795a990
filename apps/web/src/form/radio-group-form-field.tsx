import { RadioGroup, type RadioGroupProps } from '../ui/radio-group.tsx'
import { choiceOf, formField } from './form-field.ts'

export const RadioGroupFormField = formField<RadioGroupProps<string>>((own, field) => (
  <RadioGroup {...own} {...field} value={choiceOf(field.value)} />
))
