import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { textOf } from './form-field.ts'
import { useField } from './use-field.ts'

interface PersonNameFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  /** The names of the form's fields for the names and for « has one name only ». */
  names: Readonly<Record<'firstName' | 'lastName' | 'hasOneName', FieldPath<Input>>>
  labels: Readonly<Record<'firstName' | 'lastName' | 'hasOneName', string>>
  /** The note under each name with the value that another user saved meanwhile. */
  echoes?: Readonly<Record<'firstName' | 'lastName', ReactNode>>
  /** True when users type their own name, which their browser can complete. */
  isOwn?: boolean
  isOptional?: boolean
  /** Why the names cannot be changed. */
  disabledReason?: string | undefined
}

/** The names of a person; a checkbox for people with one name disables the second field. */
export function PersonNameFields<Input extends FieldValues, Output>({
  control,
  names,
  labels,
  echoes,
  isOwn = false,
  isOptional = false,
  disabledReason,
}: PersonNameFieldsProps<Input, Output>) {
  const first = useField({ control, name: names.firstName })
  const last = useField({ control, name: names.lastName })
  const { value: ticked, ...only } = useField({ control, name: names.hasOneName })
  const isOnly = ticked === true
  const tick = (isTicked: boolean) => {
    only.onChange(isTicked)
    // The single name moves to the first field when it was typed in the second.
    if (isTicked && textOf(first.value).trim() === '' && textOf(last.value).trim() !== '') {
      first.onChange(last.value)
    }
    last.onChange('')
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...first}
        value={textOf(first.value)}
        label={labels.firstName}
        echo={echoes?.firstName}
        isOptional={isOptional}
        disabledReason={disabledReason}
        autoComplete={isOwn ? 'given-name' : 'off'}
      />
      <TextField
        {...last}
        value={textOf(last.value)}
        label={labels.lastName}
        echo={echoes?.lastName}
        isOptional={isOptional}
        disabledReason={disabledReason ?? (isOnly ? labels.hasOneName : undefined)}
        autoComplete={isOwn ? 'family-name' : 'off'}
      />
      <Checkbox
        {...only}
        isSelected={isOnly}
        onChange={tick}
        disabledReason={disabledReason}
        className="sm:col-span-2"
      >
        {labels.hasOneName}
      </Checkbox>
    </div>
  )
}
