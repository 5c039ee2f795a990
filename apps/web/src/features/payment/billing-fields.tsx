import { billingCountries } from '@renfort/domain/payment/countries.ts'
import { vatNumberOf, vatPrefixes } from '@renfort/domain/payment/vat-number.ts'
import type { ReactNode } from 'react'
import { EmailFormField } from '../../form/email-form-field.tsx'
import { PersonNameFields } from '../../form/person-name-fields.tsx'
import { PhoneFormField } from '../../form/phone-form-field.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { useMe } from '../../platform/me.ts'
import type { Locale } from '../../platform/stored-locale.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { ChoiceOption } from '../../ui/option-list.tsx'
import type { PaymentFormOutput, PaymentFormValues } from './payment-form-schema.ts'
import { useDerivedVat } from './queries.ts'
import { usePaymentWords } from './words.ts'

/** The value that another user saved meanwhile, with a button to take it. */
export type OthersOf = (
  name: keyof PaymentFormValues,
  /** Formats a value where the form keeps another text. */
  written?: (value: string) => string,
) => ReactNode

interface BillingFieldsProps {
  form: ContractForm<PaymentFormValues, PaymentFormOutput>
  othersOf: OthersOf
}

/** The billing address; its rules follow the chosen country (SET-25, SET-26). */
export function AddressFields({ form, othersOf }: BillingFieldsProps) {
  const t = usePaymentWords()
  const { control } = form
  const country = form.watch('country')
  const isFrench = country === 'FR'
  const countries = billingCountryOptions(currentLocale())
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <TextFormField
        control={control}
        name="street"
        label={t(($) => $.billing.street)}
        echo={othersOf('street')}
        className="sm:col-span-6"
        autoComplete="billing street-address"
      />
      <TextFormField
        control={control}
        name="postalCode"
        label={t(($) => $.billing.postalCode)}
        echo={othersOf('postalCode')}
        className="sm:col-span-2"
        inputMode={isFrench ? 'numeric' : 'text'}
        autoComplete="billing postal-code"
      />
      <TextFormField
        control={control}
        name="city"
        label={t(($) => $.billing.city)}
        echo={othersOf('city')}
        className="sm:col-span-4"
        autoComplete="billing address-level2"
      />
      <SelectFormField
        control={control}
        name="country"
        label={t(($) => $.billing.country)}
        className="sm:col-span-3"
        echo={othersOf(
          'country',
          (value) => countries.find(({ id }) => id === value)?.label ?? value,
        )}
        options={countries}
      />
      <TextFormField
        control={control}
        name="tvaNumber"
        label={t(($) => $.billing.vat)}
        isOptional={isFrench}
        help={
          isFrench
            ? undefined
            : t(($) => $.billing.vatElsewhere, { prefix: vatPrefixes(country).join(', ') })
        }
        echo={othersOf('tvaNumber') ?? (isFrench && <DerivedVat form={form} />)}
        className="sm:col-span-3"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  )
}

/** The VAT number that follows from the SIRET of a French company; one click takes it. */
function DerivedVat({ form }: Pick<BillingFieldsProps, 'form'>) {
  const t = usePaymentWords()
  const number = useDerivedVat(useMe().organisation?.id ?? '')
  if (number === null || vatNumberOf(form.watch('tvaNumber')) === number) return null
  const take = () => form.setValue('tvaNumber', number, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      {t(($) => $.billing.vatDerived, { number })}{' '}
      <button type="button" className={linkClass()} onClick={take}>
        {t(($) => $.billing.vatTake)}
      </button>
    </>
  )
}

/** Whom invoices are sent to (SET-21, SET-24). */
export function ContactFields({ form, othersOf }: BillingFieldsProps) {
  const t = usePaymentWords()
  const { control } = form
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <PersonNameFields
          control={control}
          names={{ firstName: 'firstName', lastName: 'lastName', hasOneName: 'hasOneName' }}
          labels={{
            firstName: t(($) => $.contact.firstName),
            lastName: t(($) => $.contact.lastName),
            hasOneName: t(($) => $.contact.hasOneName),
          }}
          echoes={{ firstName: othersOf('firstName'), lastName: othersOf('lastName') }}
        />
      </div>
      <EmailFormField
        control={control}
        name="email"
        label={t(($) => $.contact.email)}
        echo={othersOf('email')}
        autoComplete="off"
      />
      <PhoneFormField
        control={control}
        name="phoneNumber"
        label={t(($) => $.contact.phoneNumber)}
        country={form.watch('country')}
        others={othersOf('phoneNumber')}
        autoComplete="off"
      />
    </div>
  )
}

export function billingCountryOptions(locale: Locale): ChoiceOption[] {
  return countryOptions(billingCountries, locale)
}

/** Countries by their names in a language, France first. */
export function countryOptions(codes: readonly string[], locale: Locale): ChoiceOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .toSorted(
      (one, other) =>
        Number(other.id === 'FR') - Number(one.id === 'FR') || compare(one.label, other.label),
    )
}
