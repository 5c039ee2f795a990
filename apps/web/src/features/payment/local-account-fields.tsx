import {
  debitCountries,
  formatIban,
  ibanLength,
  ibanOf,
  isIban,
} from '@renfort/domain/payment/iban.ts'
import Landmark from 'lucide-react/icons/landmark'
import { useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { encodeIssue } from '../../form/issue-message.ts'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { accountForm } from './card-form-schema.ts'
import { debitCountryOptions } from './country-options.ts'
import { type LocalFieldsProps, showFocused, useGroups, useProgress } from './local-fields.ts'
import { usePaymentWords } from './words.ts'

const empty = { country: 'FR', iban: '' }
const longestTyped = 50

function groupedIban(text: string): string {
  const iban = ibanOf(text)
  return isIban(iban) ? formatIban(iban) : text
}

/** The country and the IBAN of an account (SET-31); a pasted IBAN chooses its country itself. */
export function LocalAccountFields({ ref, onProgress }: LocalFieldsProps) {
  const t = usePaymentWords()
  const form = useContractForm({ schema: accountForm, defaultValues: empty, isSecret: true })
  const values = form.watch()
  const isComplete = accountForm.safeParse(values).success
  useProgress(values.iban === '', isComplete, onProgress)
  useGroups(values.iban, groupedIban, (text) => form.setValue('iban', text))
  const typedCountry = ibanOf(values.iban).slice(0, 2)
  const followCountry = useEffectEvent((country: string) => {
    form.setValue('country', country)
    // It was looked at with the country of before: what was wrong then may be right now.
    if (form.getFieldState('iban').invalid) void form.trigger('iban')
  })
  useEffect(() => {
    if (debitCountries.includes(typedCountry)) followCountry(typedCountry)
  }, [typedCountry])
  useImperativeHandle(ref, () => ({
    check: () => form.trigger(undefined, { shouldFocus: true }),
    method: ({ name, email }) =>
      isComplete ? { type: 'sepa_debit', iban: ibanOf(values.iban), name, email } : null,
    refuse: ({ message }) => {
      form.setError(
        'iban',
        { type: 'provider', message: encodeIssue('errors.payment.declined', { message }) },
        { shouldFocus: true },
      )
      showFocused()
    },
  }))
  const { control } = form
  const count = ibanLength(values.country) ?? 0
  return (
    <div className="grid gap-5 sm:grid-cols-[14rem_1fr]">
      <SelectFormField
        control={control}
        name="country"
        label={t(($) => $.debit.country)}
        options={debitCountryOptions(currentLocale())}
      />
      <TextFormField
        control={control}
        name="iban"
        label={t(($) => $.debit.iban)}
        help={t(($) => $.debit.ibanHelp, { count, country: values.country })}
        prefix={<Landmark aria-hidden size={17} />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestTyped}
        inputClassName="tabular-nums"
      />
    </div>
  )
}
