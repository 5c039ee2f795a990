import type { FieldValues } from 'react-hook-form'
import { TextField } from '../ui/text-field.tsx'
import type { TextFormFieldProps } from './text-form-field.tsx'
import { useField } from './use-field.ts'
import { useTypedNumber } from './use-typed-number.ts'

function parse(text: string): number | null {
  const typed = text.replace(/\s/gu, '').replace(',', '.')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(typed) ? Number(typed) : null
}

function format(value: number): string {
  return String(value).replace('.', ',')
}

/** A number, typed with a comma or a dot; arrows add and take one. The form keeps a number. */
export function NumberFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: TextFormFieldProps<Input, Output>) {
  const { value, onChange, onBlur, ...field } = useField({ control, name })
  const { text, type, settle } = useTypedNumber({ value, onChange, parse, format })
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      inputClassName="tabular-nums"
      {...props}
      {...field}
      value={text}
      onChange={type}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        if (props.disabledReason !== undefined) return
        event.preventDefault()
        const from = typeof value === 'number' && !Number.isNaN(value) ? value : 0
        type(format(from + (event.key === 'ArrowUp' ? 1 : -1)))
      }}
      onBlur={() => {
        settle()
        onBlur()
      }}
    />
  )
}
