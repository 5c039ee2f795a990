import { centsToEuros, eurosToCents, parseEuros } from '@renfort/domain/kernel/money.ts'
import { formatAmount, formatMoney } from '../ui/format-money.ts'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { useUiWords } from '../ui/ui-words.tsx'
import { formField, type OfField } from './form-field.ts'
import { useTypedNumber } from './use-typed-number.ts'

/** Euros, typed with a comma or a dot and shown formatted as « 13,00 € »; the form keeps a number of euros. */
export const MoneyFormField = formField<TextFieldProps>((own, field) => (
  <MoneyField {...own} {...field} />
))

function MoneyField({ value, onChange, onBlur, ...props }: OfField<TextFieldProps>) {
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

function parse(text: string): number | null {
  const cents = parseEuros(text)
  return cents === null ? null : centsToEuros(cents)
}

function echoOf(euros: unknown, locale: string): string | undefined {
  if (typeof euros !== 'number' || Number.isNaN(euros)) return undefined
  return formatMoney(eurosToCents(euros), locale)
}
