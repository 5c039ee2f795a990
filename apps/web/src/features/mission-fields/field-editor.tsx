import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useIssueText } from '../../form/issue-translation.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'

interface FieldEditorProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> {
  form: ContractForm<Input, Output>
  name: Name
  children: (field: {
    value: FieldPathValue<Input, Name>
    onChange: (value: FieldPathValue<Input, Name>) => void
    error: string | undefined
  }) => ReactNode
}

/** Connects an editor (a value and its `onChange`) to a field of a form. */
export function FieldEditor<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  children,
}: FieldEditorProps<Input, Output, Name>) {
  const text = useIssueText()
  const { field, fieldState } = useController({ control: form.control, name })
  return children({
    value: field.value,
    onChange: field.onChange,
    error: text(fieldState.error?.message),
  })
}
