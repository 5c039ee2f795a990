import { billingCountries } from '@renfort/domain/payment/countries.ts'
import type { Locale } from '../../platform/stored-locale.ts'
import type { ChoiceOption } from '../../ui/option-list.tsx'

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
