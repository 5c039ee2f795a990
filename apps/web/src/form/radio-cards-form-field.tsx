import { RadioCards, type RadioCardsProps } from '../ui/radio-cards.tsx'
import { choiceOf, formField } from './form-field.ts'

export const RadioCardsFormField = formField<RadioCardsProps<string>>((own, field) => (
  <RadioCards {...own} {...field} value={choiceOf(field.value)} />
))
