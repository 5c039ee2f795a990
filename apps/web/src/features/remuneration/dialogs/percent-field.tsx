import type { FieldValues } from 'react-hook-form'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import type { Bound } from '../../../form/use-field.ts'

interface PercentFieldProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  label: string
  help?: string
}

export function PercentField<Input extends FieldValues, Output>(
  props: PercentFieldProps<Input, Output>,
) {
  return <NumberFormField {...props} suffix="%" className="w-48" />
}
