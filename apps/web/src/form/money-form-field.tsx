import { centsToEuros, eurosToCents, parseEuros } from '@renfort/domain/kernel/money.ts'
import type { FieldValues } from 'react-hook-form'
import { formatAmount, formatMoney } from '../ui/format-money.ts'
import { TextField } from '../ui/text-field.tsx'
import { useUiWords } from '../ui/ui-words.tsx'
import type { TextFormFieldProps } from './text-form-field.tsx'
import { useField } from './use-field.ts'
import { useTypedNumber } from './use-typed-number.ts'

function parse(text: string): number | null {
  const cents = parseEuros(text)
  return cents === null ? null : centsToEuros(cents)
}

function echoOf(euros: unknown, locale: string): string | undefined {
  if (typeof euros !== 'number' || Number.isNaN(euros)) return undefined
  return formatMoney(eurosToCents(euros), locale)
}

/** Euros, typed with a comma or a dot and repeated as « 13,00 € »; the form keeps a number of euros. */
export function MoneyFormField<Input extends FieldValues, Output>({
  control,
  name,
  ...props
}: TextFormFieldProps<Input, Output>) {
  const { value, onChange, onBlur, ...field } = useField({ control, name })
  const { locale } = useUiWords()
  const format = (euros: number) => formatAmount(euros, locale)
  const { text, type, settle } = useTypedNumber({ value, onChange, parse, format })
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      suffix="€"
      inputClassName="tabular-nums"
      {...props}
      {...field}
      value={text}
      echo={echoOf(value, locale)}
      onChange={type}
      onBlur={() => {
        settle()
        onBlur()
      }}
    />
  )
}
