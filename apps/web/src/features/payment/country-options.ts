import { billingCountries } from '@renfort/domain/payment/countries.ts'
import { debitCountries } from '@renfort/domain/payment/iban.ts'
import type { ChoiceOption } from '../../ui/option-list.tsx'
import type { Locale } from '../../platform/stored-locale.ts'

/** Countries by their names in a language, France first. */
function options(codes: readonly string[], locale: Locale): ChoiceOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .toSorted(
      (one, other) =>
        Number(other.id === 'FR') - Number(one.id === 'FR') || compare(one.label, other.label),
    )
}

export function billingCountryOptions(locale: Locale): ChoiceOption[] {
  return options(billingCountries, locale)
}

export function debitCountryOptions(locale: Locale): ChoiceOption[] {
  return options(debitCountries, locale)
}
