import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { ChoiceOption } from '../../../ui/option-list.tsx'

/** Countries with their calling codes, France first. Imported lazily: the tables of numbers are heavy. */
export function phoneCountries(locale: string): ChoiceOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const options = getCountries().map((code) => ({
    id: code,
    label: `${names.of(code) ?? code} (+${getCountryCallingCode(code)})`,
  }))
  return options.toSorted(
    (a, b) =>
      Number(b.id === 'FR') - Number(a.id === 'FR') || a.label.localeCompare(b.label, locale),
  )
}
