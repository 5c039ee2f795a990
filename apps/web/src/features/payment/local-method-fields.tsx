import {
  debitCountries,
  formatIban,
  ibanLength,
  ibanOf,
  isIban,
} from '@renfort/domain/payment/iban.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import Landmark from 'lucide-react/icons/landmark'
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { encodeIssue } from '../../form/issue-message.ts'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { countryOptions } from './billing-fields.tsx'
import { LocalCardFields } from './local-card-fields.tsx'
import {
  accountForm,
  type LocalFieldsProps,
  type LocalHandle,
  showFocused,
  useGroups,
  useProgress,
} from './local-fields.ts'
import type { MethodFieldsProps } from './setup-state.ts'
import { localSetup, useLocalChallenge } from './use-local-challenge.tsx'
import { usePaymentWords } from './words.ts'

/** The fields of a card or an account when the installation simulates the provider. */
export function LocalMethodFields({ ref, type, onProgress }: MethodFieldsProps) {
  const fields = useRef<LocalHandle>(null)
  const challenge = useLocalChallenge()
  useImperativeHandle(ref, () => ({
    check: async () => (await fields.current?.check()) ?? false,
    confirm: async (clientSecret, holder) => {
      const method = fields.current?.method(holder) ?? null
      if (method === null) return { status: 'open' }
      const first = await localSetup.confirm(clientSecret, method)
      const state = first.status === 'challenged' ? await challenge.ask(clientSecret) : first
      if (state.status === 'refused') fields.current?.refuse(state)
      return state
    },
  }))
  return (
    <div className="flex flex-col gap-4">
      {type === 'card' ? (
        <LocalCardFields ref={fields} onProgress={onProgress} />
      ) : (
        <LocalAccountFields ref={fields} onProgress={onProgress} />
      )}
      <TrialNumbers type={type} />
      {challenge.dialog}
    </div>
  )
}

const numbers = {
  card: [
    ['4242 4242 4242 4242', 'accepted'],
    ['4000 0025 0000 3155', 'challenged'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'noFunds'],
  ],
  sepa_debit: [
    ['FR14 2004 1010 0505 0001 3M02 606', 'account'],
    ['FR84 2004 1010 0505 0001 3M02 607', 'accountRefused'],
  ],
} as const

/** The test numbers of the simulated provider. */
function TrialNumbers({ type }: { type: ProvidedType }) {
  const t = usePaymentWords()
  return (
    <Disclosure summary={t(($) => $.trial.title)} className="text-table">
      <p className="text-muted">{t(($) => $.trial.text)}</p>
      <ul className="pt-1">
        {numbers[type].map(([number, outcome]) => (
          <li key={number}>
            <code className="tabular-nums">{number}</code>{' '}
            <span className="text-muted">{t(($) => $.trial[outcome])}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const empty = { country: 'FR', iban: '' }
const longestTyped = 50

function groupedIban(text: string): string {
  const iban = ibanOf(text)
  return isIban(iban) ? formatIban(iban) : text
}

/** The country and the IBAN of an account (SET-31); a pasted IBAN chooses its country itself. */
function LocalAccountFields({ ref, onProgress }: LocalFieldsProps) {
  const t = usePaymentWords()
  const form = useContractForm({ schema: accountForm, defaultValues: empty, isSecret: true })
  const values = form.watch()
  const isComplete = accountForm.safeParse(values).success
  useProgress(values.iban === '', isComplete, onProgress)
  useGroups(values.iban, groupedIban, (text) => form.setValue('iban', text))
  const typedCountry = ibanOf(values.iban).slice(0, 2)
  const followCountry = useEffectEvent((country: string) => {
    form.setValue('country', country)
    // The IBAN was checked with the former country: the new one may make it right.
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
        options={countryOptions(debitCountries, currentLocale())}
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
