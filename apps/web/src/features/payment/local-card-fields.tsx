import {
  cardBrand,
  cardDigits,
  formatCardNumber,
  isCardNumber,
  parseCardExpiry,
} from '@renfort/domain/payment/card.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import Lock from 'lucide-react/icons/lock'
import { useImperativeHandle } from 'react'
import { encodeIssue } from '../../form/issue-message.ts'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import {
  cardForm,
  type LocalFieldsProps,
  showFocused,
  useGroups,
  useProgress,
} from './local-fields.ts'
import { brandNames } from './method-summary.tsx'
import { usePaymentWords } from './words.ts'

const empty = { number: '', expiry: '', code: '' }
/** Pasted numbers come with spaces. */
const longestTyped = { number: 30, expiry: 9, code: 4 }

function groupedNumber(text: string): string {
  const digits = cardDigits(text)
  return isCardNumber(digits) ? formatCardNumber(digits) : text
}

/** Number, expiry and code (ENT-27): only this page keeps them, and only while it is open. */
export function LocalCardFields({ ref, onProgress }: LocalFieldsProps) {
  const t = usePaymentWords()
  const today = useProductClock().today()
  const schema = cardForm(today)
  const form = useContractForm({ schema, defaultValues: empty, isSecret: true })
  const values = form.watch()
  const isComplete = schema.safeParse(values).success
  useProgress(
    Object.values(values).every((text) => text === ''),
    isComplete,
    onProgress,
  )
  useImperativeHandle(ref, () => ({
    check: () => form.trigger(undefined, { shouldFocus: true }),
    method: () => {
      const expiry = parseCardExpiry(values.expiry)
      if (!isComplete || expiry === null) return null
      return {
        type: 'card',
        number: cardDigits(values.number),
        expiryMonth: expiry.month,
        expiryYear: expiry.year,
        code: values.code.trim(),
      }
    },
    refuse: ({ field, message }) => {
      form.setError(
        field === null || field === 'iban' ? 'number' : field,
        { type: 'provider', message: encodeIssue('errors.payment.declined', { message }) },
        { shouldFocus: true },
      )
      showFocused()
    },
  }))
  useGroups(values.number, groupedNumber, (text) => form.setValue('number', text))
  const brand = cardBrand(cardDigits(values.number))
  const { control } = form
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextFormField
        control={control}
        name="number"
        label={t(($) => $.card.number)}
        className="sm:col-span-2"
        echo={brand === null ? undefined : brandNames[brand]}
        prefix={<CreditCard aria-hidden size={17} />}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={longestTyped.number}
        inputClassName="tabular-nums"
        spellCheck={false}
      />
      <TextFormField
        control={control}
        name="expiry"
        label={t(($) => $.card.expiry)}
        placeholder={t(($) => $.card.expiryHint)}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={longestTyped.expiry}
        inputClassName="tabular-nums"
      />
      <TextFormField
        control={control}
        name="code"
        label={t(($) => $.card.code)}
        help={t(($) => $.card.codeHelp)}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={longestTyped.code}
        inputClassName="tabular-nums"
        spellCheck={false}
      />
      <p className="flex items-center gap-2 text-table text-muted sm:col-span-2">
        <Lock aria-hidden size={15} className="shrink-0" />
        {t(($) => $.card.private)}
      </p>
    </div>
  )
}
