import { formatMoney } from './format-money.ts'

/** A percent as it is written in a language: « 20 % », with its sign where it is added to a rate. */
export function formatPercent(percent: number, locale: string, isAdded = false): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: isAdded ? 'exceptZero' : 'auto',
  })
    .format(percent / 100)
    .replaceAll('\u00a0', '\u202f')
    .replace('-', '\u2212')
}

/** A coefficient with its two decimals at least: « 1,95 ». */
export function formatCoefficient(coefficient: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(coefficient)
}

/** What a change does to a price: « + 354,90 € ». */
export function formatMoneyChange(cents: number, locale: string): string {
  return `${cents < 0 ? '\u2212' : '+'}\u202f${formatMoney(Math.abs(cents), locale)}`
}
