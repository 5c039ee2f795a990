import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { formField, type OfField } from './form-field.ts'
import { useTypedNumber } from './use-typed-number.ts'

/** A number, typed with a comma or a dot; arrows add or subtract one. The form keeps a number. */
export const NumberFormField = formField<TextFieldProps>((own, field) => (
  <NumberField {...own} {...field} />
))

function NumberField({ value, onChange, onBlur, ...props }: OfField<TextFieldProps>) {
  const { text, type, settle } = useTypedNumber({ value, onChange, parse, format })
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      inputClassName="tabular-nums"
      {...props}
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

function parse(text: string): number | null {
  const typed = text.replace(/\s/gu, '').replace(',', '.')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(typed) ? Number(typed) : null
}

function format(value: number): string {
  return String(value).replace('.', ',')
}
